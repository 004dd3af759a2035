import { matchId } from '@courtside/domain';
import { plannedDay, type StoredPlan } from '@courtside/domain/day';
import { matchesAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { refereesIn } from './referees';

/** a–b and c–d at nine at the same time, a–c and b–d after them; two more on the next day. Games of 12 minutes, 5 between them. */
function getReferees({
  starts = {},
  named = {},
  gone = [] as string[],
}: {
  starts?: Record<string, string>;
  named?: object;
  gone?: string[];
}) {
  const stored: StoredPlan = { courts: { 0: ['m0', 'm2', 'm4'], 1: ['m1', 'm3', 'm5'] }, starts, closedCourts: [], resumeAt: '' };
  const matches = new Map(
    [...matchesAt('schedule')].map(([id, match]) => [id, { ...match, referee: (named as Record<string, string>)[id] ?? '' }]),
  );
  const plan = plannedDay({ tournament: tournamentAt('schedule'), matches, bracket: null, games: null, stored, teams: someTeams });
  const found = refereesIn(plan, someTeams.slice(0, 6), gone);
  return (id: string) => found.get(matchId(id))?.join('') ?? '';
}
/** The second court is five minutes behind the first. */
const late = { m1: '2027-06-12T09:05', m3: '2027-06-12T09:22' };

it('on courts of common slots names teams that play in none of them, rested ones first', () => {
  const of = getReferees({});
  expect([of('m0'), of('m1'), of('m2'), of('m3')]).toEqual(['ef', 'f', 'ef', 'f']);
});

it('names nobody who is still on court, or is already, where one court is behind', () => {
  const of = getReferees({ starts: late });
  // At 09:05 c and d begin, while a and b play until 09:12.
  expect([of('m0'), of('m1')]).toEqual(['ef', 'f']);
  // From 09:17 a and c play on the first court, from 09:22 b and d on the second.
  expect([of('m2'), of('m3')]).toEqual(['ef', 'f']);
});

it('who referees is busy until that game is over', () => {
  const of = getReferees({ starts: late, named: { m1: 'Team E' } });
  expect([of('m0'), of('m1')]).toEqual(['f', 'e']);
});

it('once a game is over its teams can referee what begins after it', () => {
  const of = getReferees({ starts: { m1: '2027-06-12T09:12', m3: '2027-06-12T09:40' } });
  expect(of('m1')).toBe('feb');
  expect(getReferees({ gone: ['e'] })('m0')).toBe('f');
});
