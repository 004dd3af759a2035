import { dayId, parseMatches, type Tournament } from '@courtside/domain';
import { pastDays } from './past-days';

const game = (team1Score: number | null) => ({ team1Id: 'A', team2Id: 'B', team1Score, team2Score: team1Score === null ? null : 1 });
const ended = (ending: string) => ({ ...game(null), play: { state: 'finished', ending } });
type Games = Record<string, number | null | object>;
const matchesOf = (games: Games) => {
  const stored = Object.entries(games).map(([id, one]) => [id, typeof one === 'object' && one ? one : game(one)]);
  const parsed = parseMatches(Object.fromEntries(stored));
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
};
const days = ['0', '1', '2'].map((id) => dayId(id));
const past = (scheduleType: Tournament['scheduleType'], games: Games) => [
  ...pastDays(
    {
      schedule: { 0: ['m1', 'break', 'm2'], 1: ['m3'], 2: ['m4'] } as unknown as Tournament['schedule'],
      scheduleType,
      withdrawnGames: 'stand',
      withdrawnTeamIds: [],
    },
    days,
    matchesOf(games),
  ),
];

describe('days that are behind', () => {
  it('are those that were played to the end while a later one is not', () => {
    expect(past('roundRobin', { m1: 3, m2: 2, m3: null, m4: null })).toEqual([['0', 2]]);
    expect(past('roundRobin', { m1: 3, m2: null, m3: null, m4: null })).toEqual([]);
    expect(past('roundRobin', { m1: 3, m2: null, m3: 0, m4: null })).toEqual([['1', 1]]);
  });

  it('are those on which games were forfeited or cancelled, and not those on which one is still playing', () => {
    expect(past('roundRobin', { m1: ended('forfeitByTeam1'), m2: ended('cancelled'), m3: null, m4: null })).toEqual([['0', 2]]);
    expect(past('swissRounds', { m1: 3, m2: ended('doubleForfeit'), m3: null, m4: null })).toEqual([['0', 2]]);
    expect(past('roundRobin', { m1: 3, m2: { ...game(2), play: { state: 'playing' } }, m3: null, m4: null })).toEqual([]);
  });

  it('are none before the first game and after the last', () => {
    expect(past('roundRobin', { m1: null, m2: null, m3: null, m4: null })).toEqual([]);
    expect(past('roundRobin', { m1: 1, m2: 2, m3: 3, m4: 4 })).toEqual([]);
  });

  it('of Swiss rounds are all before the newest', () => {
    expect(past('swissRounds', { m1: 1, m2: 2, m3: 3, m4: 4 })).toEqual([
      ['0', 2],
      ['1', 1],
    ]);
  });
});
