import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withSchedule } from '../dialog-row.testkit';
import { command } from '../saving/command.testkit';
import { matchesAt, tournamentAt } from '../organizer.testkit';
import { getCorrection, isHeld } from './get-correction';
import { ScoreBox } from './score-box';
import { ScoreTrouble } from './score-state';

jest.mock('@courtside/firebase', () => jest.requireActual('../saving/command.testkit').everyCommand);

jest.setTimeout(60_000);
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule', 'errors'] }));
beforeEach(() => command.mockReset().mockResolvedValue(undefined));

/** A game whose opposite result would move teams in the table. */
const stored = [...matchesAt('swiss').values()].find(({ team1Score, team2Score }) => team1Score !== null && team2Score !== null)!;
const box = (side: 'one' | 'other') => screen.getByRole('textbox', { name: `Score of ${side}` });
const saved = () => command.mock.calls.filter(([name]) => name === 'recordScore');

const row = () =>
  withSchedule(
    <>
      <ScoreBox matchId={stored.id} side="team1Score" teamName="one" />
      <ScoreBox matchId={stored.id} side="team2Score" teamName="other" />
      <ScoreTrouble matchId={stored.id} teamNames={{ team1Score: 'one', team2Score: 'other' }} />
    </>,
    'swiss',
  );
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 1100)));

it('a typed correction that changes places says which before it is saved, and is saved by one tap', async () => {
  render(row());
  await userEvent.clear(box('one'));
  await userEvent.type(box('one'), '0');
  await userEvent.clear(box('other'));
  await userEvent.type(box('other'), '9');
  await rest();
  expect(screen.getAllByText(/from place \d to place \d/).length).toBeGreaterThan(0);
  expect(saved()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }));
  expect(saved().map(([, , id, entry]) => [id, entry])).toEqual([[stored.id, expect.objectContaining({ team2Score: 9 })]]);
  expect(screen.queryByRole('button', { name: 'Save the correction' })).not.toBeInTheDocument();
});

it('is held where later rounds or a bracket rest on the result, also goal by goal; a first entry never is', () => {
  const [teams, matches] = [[], matchesAt('swiss')];
  const tournament = tournamentAt('swiss');
  const judged = { tournament, teams, matches };
  const same = { team1Score: (stored.team1Score ?? 0) + (stored.team2Score ?? 0) + 9, team2Score: 0 };
  const first = new Map(matches).set(stored.id, { ...stored, team1Score: null });
  expect(isHeld({ ...judged, matches: first }, stored.id, same, false)).toBe(false);
  expect(isHeld(judged, stored.id, { ...same, team2Score: null }, false)).toBe(false);
  const none = { winner: null, clock: null, goals: [], isConfirmed: false };
  for (const play of [
    { ...none, state: 'playing', ending: null },
    // A forfeit ignores typed scores.
    { ...none, state: 'finished', ending: 'forfeitByTeam1' },
    { ...none, state: 'finished', ending: 'doubleForfeit' },
    { ...none, state: 'finished', ending: 'cancelled' },
  ] as const) {
    const locked = new Map(matches).set(stored.id, { ...stored, play });
    expect(getCorrection({ ...judged, matches: locked }, stored.id, same)).toBeNull();
    expect(isHeld({ ...judged, matches: locked }, stored.id, same, false)).toBe(false);
  }
  expect(getCorrection(judged, stored.id, same)).not.toBeNull();
  const swiss = { ...tournament, scheduleType: 'swissRounds' as const, schedule: { '0': [stored.id], '1': ['later'] } } as never;
  expect(isHeld({ ...judged, tournament: swiss }, stored.id, same, true)).toBe(true);
});
