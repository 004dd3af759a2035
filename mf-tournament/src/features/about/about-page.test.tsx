import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import AboutPage from './about-page';

const show = () =>
  act(async () => {
    render(
      <Suspense fallback={null}>
        <AboutPage />
      </Suspense>,
    );
  });

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'about'] }));

describe('AboutPage', () => {
  it('shows the same results under both orders, with the reasons', async () => {
    await show();
    const rows = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1, 4)
        .map((row) => row.textContent);
    expect(rows('Points first')).toEqual(['F103–1–1+2points', 'B72–1–2+4goal difference', 'A72–1–2−1wins']);
    expect(rows('Wins first')).toEqual(['F103–1–1+2wins', 'A72–1–2−1head-to-head', 'B72–1–2+4wins']);
  });

  it('explains the flow, the ties, the brackets and every icon', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Courtside');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    for (const term of [
      'A second group stage',
      'A shuffle',
      'Single',
      'Double',
      'Split start',
      'Hayes Single',
      'Hayes Double',
      'Series',
      'Edit details',
      'Move games',
    ]) {
      expect(screen.getByText(term)).toBeInTheDocument();
    }
    expect(screen.getAllByRole('img')).toHaveLength(8);
    expect(screen.getByRole('img', { name: 'Drawing of the bracket Hayes Single with 9 teams' }).querySelectorAll('rect')).toHaveLength(9);
    // 12 + 8 − 2 games, and the final that may be played again.
    expect(screen.getByRole('img', { name: 'Drawing of the bracket Split start with 12 teams' }).querySelectorAll('rect')).toHaveLength(19);
    // 12 teams, 8 of them again, and the 4 games of a bracket with 4 teams.
    const stages = screen.getByRole('img', {
      name: 'Drawing: 2 groups with 6 teams each, then 2 groups with 4, then a bracket with 4 teams',
    });
    expect(stages.querySelectorAll('rect')).toHaveLength(24);
    expect(stages.querySelectorAll('[data-tier="lower"]')).toHaveLength(8);
    const shuffle = screen.getByRole('img', { name: 'Drawing: 8 players in 3 rounds, each time in new teams of 2' });
    expect([shuffle.querySelectorAll('rect').length, shuffle.querySelectorAll('[data-tier="lower"]').length]).toEqual([24, 12]);
    // Two semi-finals, and a final of which two games may not be needed.
    const series = screen.getByRole('img', { name: 'Drawing: a final of up to 5 games; it is over when a team has won 3' });
    expect([series.querySelectorAll('rect').length, series.querySelectorAll('[data-tier="lower"]').length]).toEqual([7, 2]);
    expect(document.title).toBe('About Courtside · Courtside');
  });
});
