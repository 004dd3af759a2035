import type { Match, MatchId, Tournament } from '@courtside/domain';
import { getMatchPlaces } from '@courtside/tournament-ui';
import { gamesAhead } from './games-ahead';

const game = (team1Id: string, team2Id: string, fields: object = {}) =>
  ({ team1Id, team2Id, team1Score: null, team2Score: null, referee: '', ...fields }) as unknown as Match;
const teams = [
  { id: 'A', name: 'Canal Rats' },
  { id: 'E', name: 'Tapis Roulant' },
] as never;
/** Two Saturdays, three weeks apart; a game takes 15 minutes on one court. */
const tournament = {
  startDate: '2027-06-12',
  schedule: { 0: ['m1', 'break', 'm2', 'm3'], 1: ['m4'] },
  scheduleType: 'roundRobin',
  scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 3, numberOfCourts: 1, days: [0, 21] },
} as unknown as Tournament;
const planned: Readonly<Record<string, Match>> = {
  m1: game('C', 'D', { referee: 'canal rats' }),
  m2: game('A', 'B'),
  m3: game('C', 'A'),
  m4: game('A', 'D'),
};
const ahead = (mine: string | null, today = '2027-06-01', games = planned) =>
  gamesAhead({
    ...{ tournament, teams, mine, today },
    matches: new Map(Object.entries(games)) as unknown as ReadonlyMap<MatchId, Match>,
    places: getMatchPlaces(tournament),
  });

describe('gamesAhead', () => {
  it('has the start of play, and for a team its games of that day, with a duty before them', () => {
    expect(ahead(null)).toEqual({ date: '2027-06-12', time: '09:00', isFirst: true, mine: null });
    const mine = ahead('A')?.mine;
    expect(mine).toMatchObject({ date: '2027-06-12', isFirst: true, duty: { time: '09:00', courtLetter: 'A' } });
    expect(mine?.games.map(({ time }) => time)).toEqual(['09:30', '09:45']);
    expect(ahead('D')?.mine).toMatchObject({ isFirst: true, duty: null, games: [{ time: '09:00' }] });
  });

  it('between two days has the next one, also for a team that plays later', () => {
    expect(ahead('A', '2027-06-20')).toMatchObject({ date: '2027-07-03', time: '10:00', isFirst: false, mine: { isFirst: false } });
    const later = { ...planned, m1: game('C', 'B'), m4: game('D', 'B') };
    expect(ahead('D', '2027-06-01', later)).toMatchObject({
      date: '2027-06-12',
      isFirst: true,
      mine: { date: '2027-07-03', isFirst: true },
    });
  });

  it('has no team without a game to come, and nothing after the last day', () => {
    expect(ahead('E')?.mine).toBeNull();
    expect(ahead('B', '2027-06-20')?.mine).toBeNull();
    expect(ahead('A', '2027-07-04')).toBeNull();
  });

  it('leaves out what has its result before its day', () => {
    const scored = (match: Match) => ({ ...match, team1Score: 3, team2Score: 1 });
    expect(ahead('A', '2027-06-01', { ...planned, m1: scored(planned.m1!), m2: scored(planned.m2!) })).toMatchObject({
      time: '09:45',
      mine: { duty: null, games: [{ time: '09:45' }] },
    });
    expect(ahead(null, '2027-06-01', { m1: scored(planned.m1!) })).toBeNull();
  });

  it('leaves out what is canceled, or lost without play', () => {
    const ended = (match: Match, ending: string) => ({ ...match, play: { state: 'finished', ending } }) as unknown as Match;
    const games = { ...planned, m2: ended(planned.m2!, 'cancelled'), m3: ended(planned.m3!, 'forfeitByTeam1') };
    expect(ahead('A', '2027-06-01', games)?.mine).toMatchObject({ date: '2027-07-03', games: [{ time: '10:00' }] });
  });

  it('does not call a game the first after others of its day', () => {
    const games = { ...planned, m2: { ...planned.m2!, team1Score: 3, team2Score: 1 } as Match };
    expect(ahead('A', '2027-06-12', games)?.mine).toMatchObject({ isFirst: false, games: [{ time: '09:45' }] });
  });
});
