import { dayId, parseMatches, type Tournament } from '@courtside/domain';
import { pastDays } from './past-days';

const game = (team1Score: number | null) => ({ team1Id: 'A', team2Id: 'B', team1Score, team2Score: team1Score === null ? null : 1 });
const matchesOf = (scores: Record<string, number | null>) => {
  const parsed = parseMatches(Object.fromEntries(Object.entries(scores).map(([id, score]) => [id, game(score)])));
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
};
const days = ['0', '1', '2'].map((id) => dayId(id));
const past = (scheduleType: Tournament['scheduleType'], scores: Record<string, number | null>) => [
  ...pastDays(
    { schedule: { 0: ['m1', 'break', 'm2'], 1: ['m3'], 2: ['m4'] } as unknown as Tournament['schedule'], scheduleType },
    days,
    matchesOf(scores),
  ),
];

describe('days that are behind', () => {
  it('are those that were played to the end while a later one is not', () => {
    expect(past('roundRobin', { m1: 3, m2: 2, m3: null, m4: null })).toEqual([['0', 2]]);
    expect(past('roundRobin', { m1: 3, m2: null, m3: null, m4: null })).toEqual([]);
    expect(past('roundRobin', { m1: 3, m2: null, m3: 0, m4: null })).toEqual([['1', 1]]);
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
