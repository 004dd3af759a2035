import { createI18n } from '@courtside/i18n';
import { TeamDirectory } from '@courtside/tournament-ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { groupsPlanAt } from '../../../organizer.testkit';
import type { BoardCourt, BoardGame } from '../data/board-model';
import { DayProvider, type DayTools } from '../data/day-context';
import { DoneCourt } from './done-court';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerDay', 'schedule', 'bracket'] }));

const teams = ['A', 'B'].map((id) => ({ id, name: `Team ${id}` })) as never;
const gameAt = (id: string, day: number, start: number, phase: string) =>
  ({ id, kind: 'match', day, start, phase, courtLetter: 'B', teams: ['A', 'B'] }) as unknown as BoardGame;

function show({
  games,
  by = 'organizer',
  furtherGroups = [],
  ...tournament
}: {
  readonly games: readonly BoardGame[];
  readonly by?: DayTools['by'];
  readonly furtherGroups?: readonly unknown[];
} & Record<string, unknown>) {
  const tools = {
    by,
    tournament: {
      id: 't1',
      startDate: '2027-06-12',
      groups: {},
      bracket: {},
      scheduleType: 'roundRobin',
      drawnGroupStages: [],
      ...tournament,
    },
    bracket: null,
    plan: { games: new Map(games.map((game) => [game.id, game])), resumeAt: null },
    now: { instant: 0, minutes: 0 },
    expected: new Map([['late', { start: 905 }]]),
    openSheet: jest.fn(),
    furtherGroups,
  } as unknown as DayTools;
  const court = { court: 0, letter: 'A', games: games.slice(0, 1) } as unknown as BoardCourt;
  render(
    <MemoryRouter>
      <TeamDirectory teams={teams}>
        <DayProvider value={tools}>
          <DoneCourt court={court} />
        </DayProvider>
      </TeamDirectory>
    </MemoryRouter>,
  );
  return screen.getByText(/played\b|^Next in/, { selector: 'p, div:not(:has(*))' }).textContent;
}
const over = gameAt('over', 0, 540, 'confirmed');

it('says which game comes next in the tournament, when it is expected, and where', () => {
  expect(show({ games: [over, gameAt('early', 0, 910, 'planned'), gameAt('late', 0, 900, 'planned')] })).toBe(
    'Next in the tournament: Team A – Team B, 15:05, court B.',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('names the day of a game that is on another one', () =>
  expect(show({ games: [over, gameAt('next', 1, 1440 + 540, 'planned')] })).toMatch(/Sunday,? 13 June(?: 2027)?, 09:00, court B/));

it('sends an organiser to make the bracket when every game of the schedule has been played', () => {
  expect(show({ games: [over] })).toMatch(/^Every game of the schedule has been played\. The bracket comes next/);
  expect(screen.getByRole('link', { name: 'To the tournament' })).toHaveAttribute('href', '/t1#bracket');
});

it('and to draw the next round of a Swiss', () => {
  expect(show({ games: [over], scheduleType: 'swissRounds' })).toMatch(/The next round is drawn, or the bracket made/);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/t1#schedule');
});

it.each([
  ['a scorekeeper, who makes none', { by: 'scorekeeper' as const }],
  ['the end of a bracket', { bracket: { upper: { round1: ['g1'] } } }],
])('says no more to %s', (_, fields) => {
  expect(show({ games: [over], ...fields })).toBe('All its games have been played.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

describe('after further groups', () => {
  const drawn = { groups: { '0': ['A', 'B'] }, schedule: { '0': ['over'] } };
  const swiss = groupsPlanAt('mainStage11', { ...drawn, scheduleType: 'swissRounds' });
  const final = groupsPlanAt('finalStage1', { ...drawn, order: 2, entry: 'mainStage11 1-2' });
  const showPlans = (...plans: readonly unknown[]) =>
    show({ games: [over], scheduleType: 'swissRounds', furtherGroups: plans.map((plan) => ({ plan })) });

  it('sends an organizer to the Swiss rounds that are played last', () => {
    expect(showPlans(swiss)).toMatch(/The next round is drawn, or the bracket made/);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/t1#stage-mainStage11');
  });

  it.each([
    ['the first groups', groupsPlanAt('mainStage11', drawn)],
    ['further Swiss rounds', swiss, final],
  ])('sends an organizer to the bracket when teams of %s have played on in other groups', (_from, ...plans) => {
    expect(showPlans(...plans)).toMatch(/The bracket comes next/);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/t1#bracket');
  });

  it('sends an organizer to the first Swiss rounds until the groups after them are drawn', () => {
    expect(showPlans(groupsPlanAt('planned1234'))).toMatch(/The next round is drawn/);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/t1#schedule');
  });
});
