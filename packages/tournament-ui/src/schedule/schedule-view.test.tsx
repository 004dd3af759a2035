import { dayId, matchId, teamId, type Match, type MatchId, type Tournament } from '@courtside/domain';
import type { GameState } from '@courtside/domain/wall';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayDayProvider, type PlayDay } from '../day/day-context';
import { TeamDirectory } from '../teams/team-directory';
import { ScheduleView, type ScheduleViewProps } from './schedule-view';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule', 'tournament'] }));
beforeEach(() => sessionStorage.clear());

const teams = ['a', 'b', 'c', 'd'].map((id) => ({ id: teamId(id), name: `Team ${id.toUpperCase()}` }));
const game = (id: string, one: string, other: string, more: Partial<Match> = {}): Match => ({
  ...{ team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false },
  ...{ id: matchId(id), team1Id: teamId(one), team2Id: teamId(other) },
  ...more,
});
const tournament = {
  schedule: { 0: [matchId('m1'), matchId('m2'), 'break', 'break', matchId('m3'), 'break'] },
  scheduleType: 'roundRobin',
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 },
  startDate: '2027-06-12',
  groups: { 0: ['a', 'b'], 1: ['c', 'd'] },
  withdrawnGames: 'stand',
  withdrawnTeamIds: [],
  byes: {},
} as unknown as Tournament;
const games = [game('m1', 'a', 'b'), game('m2', 'c', 'd'), game('m3', 'b', 'a')];

interface Shown extends Partial<Omit<ScheduleViewProps, 'tournament' | 'matches'>> {
  readonly tournament?: Partial<Tournament>;
  readonly matches?: readonly Match[];
  readonly day?: Partial<PlayDay>;
}
function show({ tournament: change = {}, matches = games, day = {}, ...more }: Shown = {}) {
  const play: PlayDay = {
    ...{ forfeitGoals: 5, bracketGames: new Map(), expected: new Map(), states: new Map(), heldUntil: null, scorerName: null },
    ...day,
  };
  return render(
    <TeamDirectory teams={teams} mine={teamId('c')}>
      <PlayDayProvider day={play}>
        <ScheduleView
          tournament={{ ...tournament, ...change }}
          matches={new Map(matches.map((one) => [one.id, one]))}
          teams={teams}
          states={new Map()}
          next={[]}
          lately={[]}
          {...more}
        />
      </PlayDayProvider>
    </TeamDirectory>,
  );
}
const rowOf = (id: string) => document.getElementById(`match-${id}`)!;
const shownGames = () => [...document.querySelectorAll('tr[id]')].map(({ id }) => id);

it('says when a day is, how long its games are, and has a game with its court, number and group', () => {
  show();
  expect(screen.getByRole('table')).toHaveAccessibleName(/^Day 1 · Saturday,? 12 June.*12 min games, 3 min between, 2 courts$/);
  expect(rowOf('m2')).toHaveTextContent(/Court B No\. 2.*Group B.*Team C.*Team D.*no score yet/);
  expect(rowOf('m2')).toHaveAttribute('data-mine');
  expect(rowOf('m1')).not.toHaveAttribute('data-mine');
});

it('has the place and the courts of a day of its own, and a filter with the courts of all days', () => {
  const venues = [{ courts: 1, place: 'Hardcourt Ouest, Lyon' }];
  show({ tournament: { scheduleTimes: { ...tournament.scheduleTimes, venues } } });
  expect(screen.getByRole('table')).toHaveAccessibleName(/12 June.* · Hardcourt Ouest, Lyon 12 min games, 3 min between, 1 court$/);
  expect(rowOf('m2')).toHaveTextContent(/Court A No\. 2/);
  expect(screen.getByRole('option', { name: 'Court B' })).toBeInTheDocument();
});

it('has a break where no court has a game', () => {
  show();
  expect(screen.getByText('Break on all courts').closest('tr')).toHaveTextContent('09:15');
});

it('says that there are no games yet', () => {
  show({ tournament: { schedule: {} }, matches: [] });
  expect(screen.getByText('No games yet.')).toBeInTheDocument();
});

it('shows the games of one team, of one court, and of one team on one court, without breaks', async () => {
  show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Team B');
  expect(shownGames()).toEqual(['match-m1', 'match-m3']);
  expect(screen.queryByText('Break on all courts')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Court' }), 'Court B');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'All teams');
  expect(shownGames()).toEqual(['match-m2']);
});

it('asks for no court where there is one', () => {
  show({ tournament: { scheduleTimes: { ...tournament.scheduleTimes, numberOfCourts: 1 } } });
  expect(screen.queryByRole('combobox', { name: 'Court' })).not.toBeInTheDocument();
});

it('has rounds instead of days for Swiss rounds, with the teams that rest', () => {
  show({ tournament: { scheduleType: 'swissRounds', byes: { [dayId('0')]: teamId('d') } }, matches: [games[0]!] });
  expect(screen.getByRole('table')).toHaveAccessibleName(/^Round 1 /);
  expect(screen.getByText('Bye:').closest('tr')).toHaveTextContent('Team D');
});

it('shows no times where they are hidden', () => {
  show({ hidesTimes: true });
  expect(screen.getByRole('columnheader', { name: 'Order' })).toBeInTheDocument();
  expect(screen.queryByText('09:00')).not.toBeInTheDocument();
});

it.each<[GameState, RegExp]>([
  ['live', /Live/],
  ['called', /Called to court/],
  ['paused', /Paused/],
  ['held', /On hold until 11:30/],
  ['pending', /Score pending/],
])('says that a game is %s', (state, words) => {
  show({ states: new Map<MatchId, GameState>([[matchId('m1'), state]]), day: { heldUntil: '11:30' } });
  expect(rowOf('m1').closest('tbody')).toHaveTextContent(words);
  expect(rowOf('m3').closest('tbody')).not.toHaveTextContent(words);
});

it('has the winner in bold, and what is said of a game: referee, tie-breaker, film, scorers, how it ended', () => {
  const goals = [
    { id: 'g1', side: 1, at: 1, player: 'p1' },
    { id: 'g2', side: 1, at: 2, player: 'p1' },
    { id: 'g3', side: 2, at: 3, player: 'p2' },
  ];
  const play = { state: 'finished', ending: 'goldenGoal', goals } as unknown as NonNullable<Match['play']>;
  const more = { referee: 'Zoé', hyperlink: 'https://example.org/film', isTieBreaker: true, team1Score: 2, team2Score: 1, play };
  show({
    matches: [game('m1', 'a', 'b', more), ...games.slice(1)],
    states: new Map<MatchId, GameState>([[matchId('m1'), 'over']]),
    day: { scorerName: (id) => (id === 'p1' ? 'Ana' : 'Ben') },
  });
  const row = rowOf('m1');
  expect([...row.querySelectorAll('[data-strong]')].map(({ textContent }) => textContent)).toEqual(['Team A']);
  for (const words of ['By golden goal', 'Tie-breaker', 'Referee: Zoé', 'Goals: Ana\u00a02, Ben']) expect(row.textContent).toContain(words);
  expect(within(row).getByRole('link', { name: 'Watch Team A against Team B' })).toHaveAttribute('href', 'https://example.org/film');
});

it('counts a forfeit as the tournament does, and names who forfeited', () => {
  const play = { state: 'finished', ending: 'forfeitByTeam1' } as unknown as NonNullable<Match['play']>;
  show({ matches: [game('m1', 'a', 'b', { play }), ...games.slice(1)], day: { forfeitGoals: 4 } });
  expect([...rowOf('m1').querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['0', '4']);
  expect(rowOf('m1')).toHaveTextContent('Forfeit by Team A');
});

it('heads each printed sheet with the event and the day, in the rows that the browser repeats', () => {
  show({ tournament: { name: 'Coupe du Léman' } });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('thead')?.firstElementChild).toHaveTextContent(/^Coupe du LémanDay 1 · Saturday 12 June.*12 min/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('thead')).not.toHaveTextContent('Coupe du Léman');
});
