import fc from 'fast-check';
import { limits } from '../limits';
import { planTournament } from './plan-tournament';
import { plannerAdvice, runsSmoothly } from './planner-advice';
import { plannerDefaults } from './read-planner-input';

describe('plannerAdvice', () => {
  it('says nothing about a day that runs smoothly', () => {
    // 2 × 15 games × 20 min = 10 h; 10 / 5 = 2 h
    expect(plannerAdvice({ ...plannerDefaults, gameLength: 14 })).toEqual([]);
  });

  it('names the nearest value of each field that helps on its own', () => {
    // 12 teams, 2 groups, 15 + 6 min, 1 court: 10.5 h is smooth, 2.1 h between games is cutting it close.
    const advice = plannerAdvice(plannerDefaults).map(({ changes }) => changes);
    expect(advice).toContainEqual([{ field: 'gameLength', value: 14 }]);
    expect(advice).toContainEqual([{ field: 'interval', value: 5 }]);
    // 11 teams: 15 + 10 games × 21 = 525 min; / 5 = 1.75 h.
    expect(advice).toContainEqual([{ field: 'teams', value: 11 }]);
    // A second court leaves 5.25 h: too much, so courts are not named.
    expect(advice.flat().some(({ field }) => field === 'courts')).toBe(false);
  });

  it('puts two changes together where one is not enough', () => {
    const advice = plannerAdvice({ teams: 40, groups: 1, gameLength: 30, interval: 10, courts: 1 });
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.every(({ changes }) => changes.length <= 2)).toBe(true);
    expect(advice.every(({ plan }) => runsSmoothly(plan))).toBe(true);
  });

  it('only ever says what is true, inside the limits', () => {
    const inputs = fc.record({
      teams: fc.integer({ min: 2, max: 60 }),
      groups: fc.integer({ min: 1, max: 6 }),
      gameLength: fc.integer({ min: 3, max: 60 }),
      interval: fc.integer({ min: 0, max: 30 }),
      courts: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { changes, plan } of plannerAdvice(input)) {
          const changed = { ...input, ...Object.fromEntries(changes.map(({ field, value }) => [field, value])) };
          expect(planTournament(changed)).toEqual(plan);
          expect(runsSmoothly(plan)).toBe(true);
          expect(changed.courts).toBeLessThanOrEqual(limits.planner.maximumCourts);
          expect(changed.groups).toBeLessThanOrEqual(limits.planner.maximumGroups);
          expect(new Set(changes.map(({ field }) => field)).size).toBe(changes.length);
        }
      }),
      { seed: 9, numRuns: 60 },
    );
  });
});
