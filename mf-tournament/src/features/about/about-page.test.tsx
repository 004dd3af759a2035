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
    for (const term of ['Single', 'Double', 'Split start', 'Hayes Single', 'Hayes Double', 'Edit details', 'Move games']) {
      expect(screen.getByText(term)).toBeInTheDocument();
    }
    expect(screen.getAllByRole('img')).toHaveLength(5);
    expect(screen.getByRole('img', { name: 'Drawing of the bracket Hayes Single with 9 teams' }).querySelectorAll('rect')).toHaveLength(9);
    // 12 + 8 − 2 games, and the final that may be played again.
    expect(screen.getByRole('img', { name: 'Drawing of the bracket Split start with 12 teams' }).querySelectorAll('rect')).toHaveLength(19);
    expect(document.title).toBe('About Courtside · Courtside');
  });
});
