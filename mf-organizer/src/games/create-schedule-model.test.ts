import { groupId, teamId, type Team, type Tournament } from '@courtside/domain';
import { previewSchedule, type ScheduleChoice } from './create-schedule-model';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const teams = names.map((name, place): Team => ({ id: teamId(name), name, groupId: groupId('0'), profileIds: [], registeredAt: place }));
const tournament = (...groups: string[][]) =>
  ({
    groups: Object.fromEntries(groups.map((group, index) => [index, group])),
    teamOrder: [],
    pointsPerWin: 3,
    headToHead: true,
    tieBreakPreset: 'pointsFirst',
  }) as unknown as Tournament;
const choice = (change: Partial<ScheduleChoice> = {}): ScheduleChoice => ({
  scheduleType: 'roundRobin',
  days: 1,
  legs: 1,
  times: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
  ...change,
});
const ids = () => {
  let made = 0;
  return () => `m${(made += 1)}`;
};

describe('previewSchedule', () => {
  it('tells games, slots and the end of each day of a round robin', () => {
    const preview = previewSchedule(choice({ days: 2 }), tournament(names.slice(0, 4), names.slice(4)), teams, ids());
    expect(preview.games).toBe(12);
    expect(preview.days).toHaveLength(2);
    expect(preview.days.reduce((sum, { games }) => sum + games, 0)).toBe(12);
    expect(preview.days[1]?.start.time).toBe('10:00');
    expect(preview.quality.doubleBookings).toEqual([]);
    const slots = Object.values(preview.plan.schedule).map((entries) => Math.ceil(entries.length / 2));
    expect(preview.slots).toBe(slots.reduce((sum, count) => sum + count, 0));
    expect(preview.days[0]?.end.minutes).toBe(9 * 60 + ((slots[0] ?? 0) - 1) * 17 + 12);
  });

  it('gives every game an id that is in the schedule once', () => {
    const { plan } = previewSchedule(choice(), tournament(names.slice(0, 5)), teams, ids());
    const placed = Object.values(plan.schedule)
      .flat()
      .filter((entry) => entry !== 'break');
    expect([...placed].sort()).toEqual(Object.keys(plan.matches).sort());
    expect(new Set(placed).size).toBe(10);
  });

  it('lets every two teams meet twice, with an id for each game', () => {
    const { plan, games } = previewSchedule(choice({ legs: 2 }), tournament(names.slice(0, 4), names.slice(4)), teams, ids());
    expect(games).toBe(24);
    expect(plan.legs).toBe(2);
    expect(Object.keys(plan.matches)).toHaveLength(24);
    const met = Object.values(plan.matches).map(({ team1Id, team2Id }) => [team1Id, team2Id].sort().join(''));
    for (const pair of met) expect(met.filter((one) => one === pair)).toHaveLength(2);
  });

  it('names the team that rests in the first round of a Swiss with an odd number of teams', () => {
    const { plan, games } = previewSchedule(choice({ scheduleType: 'swissRounds' }), tournament(names.slice(0, 5)), teams, ids());
    expect(games).toBe(2);
    expect(plan.byes).toEqual({ 0: 'e' });
  });

  it('plans the first round of a Swiss: top half against bottom half', () => {
    const { plan, games } = previewSchedule(choice({ scheduleType: 'swissRounds' }), tournament(names), teams, ids());
    expect(games).toBe(4);
    expect(Object.keys(plan.schedule)).toEqual(['0']);
    expect(plan.byes).toBeUndefined();
    // The server compares the groups: it refuses a schedule of groups that have changed since.
    expect(plan.groups).toEqual(tournament(names).groups);
    expect(Object.values(plan.matches)).toEqual(['ae', 'bf', 'cg', 'dh'].map(([team1Id, team2Id]) => ({ team1Id, team2Id })));
  });

  it.each(['roundRobin', 'swissRounds'] as const)('refuses a group of one team (%s)', (scheduleType) => {
    expect(() => previewSchedule(choice({ scheduleType }), tournament(['a']), teams, ids())).toThrow(
      'There must be at least 2 teams in each group',
    );
  });
});
