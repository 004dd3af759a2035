import { groupId, teamId, type Standing, type StandingNote, type TeamId } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import { TeamDirectory } from '../teams/team-directory';
import { StandingsTable, type StandingsTableProps } from './standings-table';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'standings', 'tournament'] }));

const [a, b, c] = [teamId('A'), teamId('B'), teamId('C')];
const teams = [a, b, c].map((id) => ({ id, name: `Team ${id}` }));
const row = (id: TeamId, rank: number, more: Partial<Standing<TeamId>> = {}): Standing<TeamId> => ({
  teamId: id,
  rank,
  ...{ played: 2, wins: 1, draws: 0, losses: 1, goalsFor: 5, goalsAgainst: 4, goalDifference: 1, points: 3, byes: 0 },
  aheadBy: null,
  ...more,
});
const rows = [
  row(a, 1, { points: 6, aheadBy: { criterion: 'points', above: 6, below: 3 } }),
  row(b, 2, { aheadBy: { criterion: 'goalDifference', above: 1, below: -2 } }),
  row(c, 3, { goalDifference: -2, goalsFor: 1, goalsAgainst: 3 }),
];

function show(more: Partial<StandingsTableProps> = {}) {
  render(
    <TeamDirectory teams={teams} mine={b}>
      <StandingsTable groupId={groupId('1')} rows={rows} {...more} />
    </TeamDirectory>,
  );
  return screen.getByRole('table');
}
const footOf = (table: HTMLElement) => [...table.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);

it('has each number of a team under a head that says what it is, and its goals for screen readers', () => {
  const table = show();
  expect(
    within(table)
      .getAllByTitle(/./)
      .map((head) => [head.textContent, head.title]),
  ).toEqual([
    ['#', 'Rank'],
    ['P', 'Games played'],
    ['W', 'Wins'],
    ['D', 'Draws'],
    ['L', 'Losses'],
    ['+/−', 'Goal difference'],
    ['Pts', 'Points'],
  ]);
  const cells = within(within(table).getByRole('row', { name: /Team C/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['3', '2', '1', '0', '1', '−2, 1 scored, 3 conceded', '3']);
  expect(footOf(table)).toEqual([]);
});

it('is called by its group, by all teams where there is one group, and by its stage where there are several', () => {
  expect(show()).toHaveAccessibleName('Group B');
  cleanup();
  expect(show({ named: false })).toHaveAccessibleName('All teams');
  cleanup();
  expect(show({ stage: 'Sunday' })).toHaveAccessibleName('Sunday · Group B');
});

it('marks the team that the user follows, and the team that the page is about', () => {
  const table = show({ current: c });
  expect(within(table).getByRole('row', { name: /Team B/ })).toHaveAttribute('data-mine');
  expect(within(table).getByRole('row', { name: /Team C/ })).toHaveAttribute('aria-current', 'true');
});

it('says why a team is ahead of the next only where that is asked for', () => {
  expect(within(show()).queryByText(/^Ahead/)).not.toBeInTheDocument();
  cleanup();
  const table = show({ explained: true });
  expect(within(table).getByText('Ahead on points: 6 to 3')).toBeInTheDocument();
  expect(within(table).getByText('Ahead on goal difference: +1 to −2')).toBeInTheDocument();
});

it('draws the line below those who go on, with the words of its stage', () => {
  expect(footOf(show({ cutAfter: 1 }))).toEqual(['Above the dashed line: through to the bracket.']);
  expect(screen.getByRole('row', { name: /Team B/ })).toHaveAttribute('data-cut');
  cleanup();
  expect(footOf(show({ cutAfter: 1, isMainCut: true }))).toEqual(['Above the dashed line: through to the main bracket.']);
  cleanup();
  expect(footOf(show({ cutAfter: 1, cutText: 'Two go to Sunday.' }))).toEqual(['Two go to Sunday.']);
});

it('always tells what a reader needs who adds up the points; the rest where the order is explained', () => {
  const notes: readonly StandingNote[] = [
    { kind: 'adjusted', team: a, points: -1, reason: 'No referee' },
    { kind: 'late', team: b, round: 3 },
    { kind: 'late', team: b, round: null },
    { kind: 'forfeit', loser: c, winner: a, goals: 5 },
    { kind: 'doubleForfeit', teams: [a, b] },
    { kind: 'withdrawn', team: c, falls: true },
    { kind: 'withdrawn', team: c, falls: false },
  ];
  const always = [
    'Team A: −1 point. No referee',
    'Team B came late: it plays from round 3 on.',
    'Team B came late: it plays from the next round on.',
  ];
  expect(footOf(show({ notes }))).toEqual(always);
  cleanup();
  expect(footOf(show({ notes, explained: true }))).toEqual([
    ...always,
    'Team C forfeited against Team A: counted as 0–5.',
    'Team A and Team B both forfeited: a loss for both.',
    'Team C has withdrawn: its games don’t count.',
    'Team C has withdrawn: the games it played count.',
  ]);
});

it('says what a bye counts, and marks the points that come from an earlier stage', () => {
  const carried = { teams: new Set([a]), text: 'With 3 points of Saturday', details: ['Team A 2–1 Team B'] };
  const table = show({ rows: [row(a, 1, { byes: 1 }), row(b, 2)], carried });
  expect(footOf(table)).toEqual(['A bye, a round without an opponent, counts as played and won.', '* With 3 points of Saturday']);
  expect(within(within(table).getByRole('row', { name: /Team A/ })).getByText('3')).toHaveTextContent('3* With 3 points of Saturday');
  expect(within(within(table).getByRole('row', { name: /Team B/ })).getByText('3')).toHaveTextContent(/^3$/);
});
