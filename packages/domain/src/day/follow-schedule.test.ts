import fc from 'fast-check';
import { matchId, teamId, type MatchId } from '../entities';
import { groupDay, nowAt, createPlan, unplayed, type StoredDay } from './day.testkit';
import { changePlan, expectedTimes, isPlanBehind, storedPlan, type DayPlan, type PlanChange, type StoredPlan } from '.';

/* The schedule is edited after the plan of the day was changed. */

const layout = ({ courts }: DayPlan) => courts.map(({ games }) => games.map(({ id, time }) => `${id} ${time}`).join(', '));
const edited = (day: StoredDay, entries: readonly string[], times: object = {}): StoredDay => ({
  ...day,
  tournament: {
    ...day.tournament,
    schedule: { '0': entries } as unknown as Record<string, readonly MatchId[]>,
    scheduleTimes: { ...day.tournament.scheduleTimes, ...times },
  },
});
const after = (day: StoredDay, change: PlanChange, now = 530): StoredPlan => {
  const verdict = changePlan(createPlan(day), change, nowAt(now));
  if (!verdict.allowed) throw new Error(verdict.reason);
  return storedPlan(verdict.plan);
};
/** Two courts: m1 m3 m5 and m2 m4 m6, from 09:00, every 15 minutes. */
const day = groupDay(4, 2);
const late = after(day, { kind: 'late', minutes: 40, court: null });
const add = (id: string) =>
  new Map(day.matches).set(matchId(id), { ...unplayed, id: matchId(id), team1Id: teamId('x'), team2Id: teamId('y') });

describe('a plan over a schedule that was edited since', () => {
  it.each([
    ['nothing', ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'], ['m1 09:40, m3 09:55, m5 10:10', 'm2 09:40, m4 09:55, m6 10:10']],
    ['two games changed places', ['m6', 'm2', 'm3', 'm4', 'm5', 'm1'], ['m6 09:40, m3 09:55, m5 10:10', 'm2 09:40, m4 09:55, m1 10:10']],
    ['a game was deleted', ['m2', 'm3', 'm4', 'm5', 'm6'], ['m2 09:40, m4 09:55, m6 10:10', 'm3 09:40, m5 09:55']],
    [
      'a break was added',
      ['m1', 'm2', 'break', 'break', 'm3', 'm4', 'm5', 'm6'],
      ['m1 09:40, m3 10:10, m5 10:25', 'm2 09:40, m4 10:10, m6 10:25'],
    ],
    [
      'a game was added',
      ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'new'],
      ['m1 09:40, m3 09:55, m5 10:10, new 10:25', 'm2 09:40, m4 09:55, m6 10:10'],
    ],
  ])('DP-11 is as late as it was, in the order of the schedule: %s', (_edit, entries, expected) => {
    expect(layout(createPlan(edited({ ...day, matches: add('new') }, entries), late))).toEqual(expected);
  });

  it('DP-11 another number of courts gives the games other courts, as late as the day is', () => {
    const one = edited(day, ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'], { numberOfCourts: 1 });
    expect(layout(createPlan(one, late)).filter((games) => games !== '')).toEqual([
      'm1 09:40, m2 09:55, m3 10:10, m4 10:25, m5 10:40, m6 10:55',
    ]);
    const three = edited(day, ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'], { numberOfCourts: 3 });
    expect(layout(createPlan(three, late))).toEqual(['m1 09:40, m4 09:55', 'm2 09:40, m5 09:55', 'm3 09:40, m6 09:55']);
  });

  it('DP-11 games of a closed court stay on the open ones, and what is moved onto it goes there too', () => {
    const closed = after(day, { kind: 'closeCourt', court: 1 });
    const swapped = createPlan(edited(day, ['m2', 'm1', 'm3', 'm4', 'm5', 'm6']), closed);
    expect(swapped.courts[1]?.games).toEqual([]);
    const before = createPlan(day, closed);
    // Each has the time of the other.
    expect(['m1', 'm2'].map((id) => swapped.games.get(id)?.start)).toEqual(['m2', 'm1'].map((id) => before.games.get(id)?.start));
  });

  it('DP-11 a game that leaves a late court for another comes there after those before it, and is late no more', () => {
    const onA = after(day, { kind: 'late', minutes: 30, court: 0 });
    const source = edited(day, ['m1', 'm2', 'm3', 'm4', 'break', 'm6', 'break', 'm5']);
    const plan = createPlan(source, onA);
    const [before, game] = ['m6', 'm5'].map((id) => plan.games.get(id)!);
    expect(game).toMatchObject({ court: 1, start: Math.max(game!.home.start, before!.start + 15) });
    expect(game!.start).toBeLessThan(game!.home.start + 30);
    expect(layout(plan)[0]).toMatch(/^m1 09:30, m3 [0-9:]+$/);
  });

  it('DP-11 whatever is edited, no game is lost or stands twice, the plan that is stored again is the same, and expected times follow it', () => {
    const ids = [...day.matches.keys()] as string[];
    const change = fc.oneof(
      fc.record({ kind: fc.constant('late' as const), minutes: fc.integer({ min: 1, max: 90 }), court: fc.constantFrom(null, 0, 1) }),
      fc.record({ kind: fc.constant('closeCourt' as const), court: fc.constantFrom(0, 1) }),
      fc.record({ kind: fc.constant('stop' as const), resumeAt: fc.integer({ min: 540, max: 700 }) }),
      fc.constant({ kind: 'swap' as const, one: 'm3', other: 'm6' }),
    );
    const edit = fc.record({
      entries: fc.shuffledSubarray([...ids, 'new', 'break'], { minLength: 1 }),
      courts: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(change, edit, (wanted, { entries, courts }) => {
        const source = edited({ ...day, matches: add('new') }, entries, { numberOfCourts: courts });
        const plan = createPlan(source, after(day, wanted));
        expect([...plan.games.keys()].sort()).toEqual(entries.filter((id) => id !== 'break').sort());
        const again = storedPlan(plan);
        expect(layout(createPlan(source, again))).toEqual(layout(plan));
        expect(isPlanBehind(createPlan(source, again), again)).toBe(false);
        const expected = expectedTimes(plan, nowAt(535));
        for (const { id, start } of plan.games.values()) expect(expected.get(id)?.start).toBeGreaterThanOrEqual(start);
      }),
      { seed: 21, numRuns: 300 },
    );
  });
});
