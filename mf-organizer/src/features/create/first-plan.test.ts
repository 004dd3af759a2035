import { teamId } from '@courtside/domain';
import {
  emptyPlan,
  readGroupCount,
  hasTooManyGames,
  mostGroups,
  planFirst,
  usualGroupCount,
  withManyGroups,
  type PlanDraft,
} from './first-plan';

const dates = { startDate: '2027-06-12', endDate: '2027-06-13' };
const before = { date: '2027-06-01', minutes: 600 };
const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: teamId(`t${String(index).padStart(2, '0')}`), name: `Team ${index + 1}` }));
const plan = (count: number, change: Partial<PlanDraft> = {}, now = before, over = dates) => {
  let made = 0;
  return planFirst({ ...emptyPlan, shape: 'bracket', numberOfCourts: 1, ...change }, teams(count), {
    dates: over,
    now,
    newId: () => `m${(made += 1)}`,
  });
};
const ends = (of: ReturnType<typeof plan>) => of?.preview.days.map(({ end }) => end.time);

describe('the number of groups', () => {
  it.each([
    [4, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [20, 4],
    [40, 4],
  ])('of %i teams is %i', (count, groups) => {
    expect(usualGroupCount(count)).toBe(groups);
  });

  it('is the one that was chosen, as far as each group has two teams', () => {
    const chosen = (groups: number | null, count: number, hasManyGroups = false) =>
      readGroupCount({ groups, hasManyGroups, legs: 1 }, count);
    expect(mostGroups(5)).toBe(2);
    expect(chosen(2, 5)).toBe(2);
    expect(chosen(3, 5)).toBeNull();
    expect(chosen(null, 5)).toBeNull();
    expect(mostGroups(40)).toBe(8);
    expect(chosen(5, 40)).toBeNull();
    expect(chosen(5, 40, true)).toBe(5);
    expect(chosen(8, 15, true)).toBeNull();
    expect(chosen(9, 40, true)).toBeNull();
  });

  it('is refused if it makes more games than a schedule can have', () => {
    const draft = { groups: 1, hasManyGroups: false, legs: 2 } as const;
    expect([readGroupCount(draft, 50), hasTooManyGames(draft, 50)]).toEqual([1, false]);
    expect([readGroupCount(draft, 51), hasTooManyGames(draft, 51)]).toEqual([null, true]);
    expect(readGroupCount({ ...draft, legs: 1 }, 51)).toBe(1);
    expect(readGroupCount({ ...draft, groups: 2 }, 51)).toBe(2);
    expect(hasTooManyGames({ ...draft, groups: null }, 51)).toBe(false);
  });

  it('returns to the usual limit if no more groups are allowed', () => {
    expect(withManyGroups({ groups: 7 }, true)).toEqual({ hasManyGroups: true });
    expect(withManyGroups({ groups: 7 }, false)).toEqual({ hasManyGroups: false, groups: 4 });
    expect(withManyGroups({ groups: 3 }, false)).toEqual({ hasManyGroups: false, groups: 3 });
    expect(withManyGroups({ groups: 0 }, false)).toEqual({ hasManyGroups: false, groups: 0 });
  });
});

describe('planFirst', () => {
  it('is nothing for fewer teams than groups need, or for a field that can’t be', () => {
    expect(plan(3)).toBeNull();
    expect(plan(8, { gameLength: null })).toBeNull();
    expect(plan(8, { groups: 4, numberOfCourts: 7 })).toBeNull();
  });

  it('plays the groups on the first day where they end by the evening', () => {
    expect(ends(plan(8))).toEqual(['12:19']);
    expect(plan(8)?.times.startTimes).toEqual(['09:00']);
  });

  it('begins with two courts, on which the usual sizes fit', () => {
    expect(emptyPlan.numberOfCourts).toBe(2);
    expect(ends(plan(8, { numberOfCourts: emptyPlan.numberOfCourts }))).toEqual(['10:37']);
  });

  it('takes the next day, too, where they do not', () => {
    const two = plan(20);
    expect(two?.preview.days).toHaveLength(2);
    expect(two?.times.startTimes).toEqual(['09:00', '09:00']);
    expect(plan(20, {}, before, { ...dates, endDate: dates.startDate })?.preview.days).toHaveLength(1);
  });

  it('begins today on the next quarter of an hour, and at the usual time on the next day', () => {
    const now = { date: '2027-06-12', minutes: 9 * 60 + 52 };
    expect(plan(20, {}, now)?.times.startTimes).toEqual(['10:00', '09:00']);
    expect(plan(20, { start: '11:00' }, now)?.times.startTimes).toEqual(['11:00', '11:00']);
  });

  it('lets each pair meet twice if that is chosen, and shows how long it takes', () => {
    const [once, twice] = [plan(6), plan(6, { legs: 2 })];
    expect([once?.preview.games, twice?.preview.games]).toEqual([15, 30]);
    expect([once?.preview.plan.legs, twice?.preview.plan.legs]).toEqual([1, 2]);
    expect([ends(once), ends(twice)]).toEqual([['13:10'], ['17:25']]);
    const meetings = Object.values(twice?.preview.plan.matches ?? {}).map(({ team1Id, team2Id }) => `${team1Id} ${team2Id}`);
    expect(new Set(meetings).size).toBe(30);
  });

  it('names as referees teams that are free, each about as often', () => {
    const made = plan(8);
    const names = Object.values(made?.referees ?? {});
    expect(names).toHaveLength(12);
    const counts = teams(8).map(({ name }) => names.filter((one) => one === name).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    for (const [id, { team1Id, team2Id }] of Object.entries(made?.preview.plan.matches ?? {})) {
      const playing = teams(8).filter((team) => team.id === team1Id || team.id === team2Id);
      expect(playing.map(({ name }) => name)).not.toContain(made?.referees[id]);
    }
    expect(plan(8, { hasReferees: false })?.referees).toEqual({});
  });

  it('of Swiss rounds has one round with one start, however late it ends', () => {
    const swiss = { shape: 'swiss', start: '19:00' };
    const three = { ...dates, endDate: '2027-06-14' };
    expect(plan(8, swiss, before, three)?.times.startTimes).toEqual(['19:00']);
    expect(plan(8, swiss, before, three)?.preview.days).toHaveLength(1);
    expect(Object.values(plan(9, swiss)?.groups ?? {})).toHaveLength(1);
  });

  it('has the second groups on the day after the first ones, or on the last day', () => {
    const firstDayOf = (...made: Parameters<typeof plan>) => plan(...made)?.next;
    expect(firstDayOf(12, { shape: 'groupsAgain' })).toMatchObject({ kind: 'groups', last: 3, groupCount: 2, firstDay: 1 });
    expect(firstDayOf(12, { shape: 'groupsAgain' }, before, { ...dates, endDate: dates.startDate })).toMatchObject({ firstDay: 0 });
    expect(firstDayOf(60, { shape: 'groupsAgain' }, before, { ...dates, endDate: '2027-06-17' })).toMatchObject({ firstDay: 4 });
    // A bracket needs four teams.
    expect(firstDayOf(8, { shape: 'groupsAgain', groups: 3 })).toMatchObject({ last: 2 });
    expect(firstDayOf(8, { shape: 'twoBrackets' })).toEqual({ kind: 'bracket' });
    expect(firstDayOf(8, { shape: 'bracket' })).toBeNull();
  });
});
