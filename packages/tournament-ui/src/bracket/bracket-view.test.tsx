import { teamId } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamDirectory } from '../teams/team-directory';
import { fourTeams, playBracket } from './bracket.testkit';
import { BracketView } from './bracket-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'bracket', 'schedule', 'tournament'] }));
beforeEach(() => sessionStorage.clear());

const show = (games = 1, mine: string | null = null) =>
  render(
    <TeamDirectory teams={fourTeams} mine={mine === null ? null : teamId(mine)}>
      <BracketView bracket={playBracket(games)} />
    </TeamDirectory>,
  );
const onPath = () => [...document.querySelectorAll('[data-path]')].map(({ textContent }) => /No\. \d/.exec(textContent)?.[0]);

it('marks the games that a chosen team has played or may play, and none without a team', async () => {
  show();
  expect(onPath()).toEqual([]);
  const choice = screen.getByRole('combobox', { name: 'Path of a team' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'No team',
    ...fourTeams.map(({ name }) => name),
  ]);
  await userEvent.selectOptions(choice, 'Team A');
  expect(onPath().toSorted()).toEqual(['No. 1', 'No. 4']);
  await userEvent.selectOptions(choice, 'No team');
  expect(onPath()).toEqual([]);
});

it('begins with the team that the user follows, if it plays in this bracket', () => {
  const { unmount } = show(0, 'B');
  expect(screen.getByRole('combobox')).toHaveValue('B');
  unmount();
  show(0, 'X');
  expect(screen.getByRole('combobox')).toHaveValue('');
});

it('grows, shrinks and fits, within bounds', async () => {
  show();
  const scale = () => /scale\(([\d.]+)\)/.exec(document.querySelector<HTMLElement>('[style*="scale"]')?.style.transform ?? '')?.[1] ?? '1';
  for (let press = 0; press < 6; press += 1) await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
  expect(Number(scale())).toBeCloseTo(1.6);
  const fit = screen.getByRole('button', { name: 'Fit to the page' });
  await userEvent.click(fit);
  expect([fit.getAttribute('aria-pressed'), scale()]).toEqual(['true', '1']);
  for (let press = 0; press < 6; press += 1) await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
  expect(Number(scale())).toBeCloseTo(0.4);
});

it('is drawn on paper as a whole, whatever the user has chosen', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Round by round' }));
  const drawings = () => document.querySelectorAll('[data-sheet]').length;
  expect(drawings()).toBe(0);
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(drawings()).toBe(1);
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(drawings()).toBe(0);
});
