import * as fc from 'fast-check';
import { circleRounds } from './circle-rounds';
import type { Legs } from '../entities';
import { groupSizes } from '../planner/group-sizes';
import { planRoundRobin } from './plan-round-robin';
import type { PlannedEntry, PlannedMatch, RoundRobinInput } from './types';
import { countRuns, sizesBetween } from '../sizes.testkit';

const createTeams = (count: number, name = 'T') => Array.from({ length: count }, (_, index) => `${name}${index + 1}`);
const createGroups = (sizes: readonly number[]) => sizes.map((size, group) => createTeams(size, 'ABCDEFGH'[group]));
const isGame = (entry: PlannedEntry): entry is PlannedMatch => entry !== 'break';
const pair = ({ team1Id, team2Id }: { team1Id: string; team2Id: string }) => [team1Id, team2Id].sort().join('–');
const listSlots = (entries: readonly PlannedEntry[], courts: number) =>
  Array.from({ length: Math.ceil(entries.length / courts) }, (_, slot) => entries.slice(slot * courts, (slot + 1) * courts).filter(isGame));

const playsTwice = (slot: readonly PlannedMatch[]) =>
  new Set(slot.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id])).size < 2 * slot.length;

/** Expects that each leg has every pair once with alternating sides, and that no team begins the second leg before the end of its first. */
function checkLegs(days: readonly (readonly PlannedEntry[])[], courts: number, legs: number) {
  const slots = days.flatMap((entries) => listSlots(entries, courts));
  const ofLeg = (leg: number) =>
    slots.flatMap((games, slot) => games.filter((game) => game.leg === leg).map((game) => ({ ...game, slot })));
  const sides = ({ team1Id, team2Id }: PlannedMatch) => `${team1Id} ${team2Id}`;
  expect(new Set(slots.flat().map(sides)).size).toBe(slots.flat().length);
  if (legs === 1) return;
  expect(ofLeg(0).map(pair).sort()).toEqual(ofLeg(1).map(pair).sort());
  const ends = new Map(ofLeg(0).flatMap(({ team1Id, team2Id, slot }) => [[team1Id, slot] as const, [team2Id, slot] as const]));
  expect(ofLeg(1).filter(({ team1Id, team2Id, slot }) => slot <= Math.max(ends.get(team1Id) ?? 0, ends.get(team2Id) ?? 0))).toEqual([]);
}

/** Checks everything that must be true for every plan. */
function check({ groups, days, numberOfCourts, legs = 1 }: RoundRobinInput & { readonly numberOfCourts: number }) {
  const plan = planRoundRobin({ groups, days, numberOfCourts, legs });
  expect(plan.days).toHaveLength(days);
  const games = plan.days.flat().filter(isGame);
  const expected = groups.flatMap((teams) =>
    teams.flatMap((one, index) => teams.slice(index + 1).map((other) => pair({ team1Id: one, team2Id: other }))),
  );
  expect(games.map(pair).sort()).toEqual(
    Array.from({ length: legs }, () => expected)
      .flat()
      .sort(),
  );
  checkLegs(plan.days, numberOfCourts, legs);
  const roundsOfDays = plan.days.map(
    (entries) =>
      new Set(
        entries
          .filter(isGame)
          .filter(({ groupIndex }) => groups[groupIndex]?.length === Math.max(...groups.map((g) => g.length)))
          .map(({ round }) => round),
      ).size,
  );
  expect(Math.max(...roundsOfDays) - Math.min(...roundsOfDays)).toBeLessThanOrEqual(1);
  const slots = plan.days.flatMap((entries) => listSlots(entries, numberOfCourts));
  // A plan has up to two thousand slots: one assertion for all of them takes a tenth of the time.
  expect(slots.filter((slot) => slot.length === 0 || playsTwice(slot))).toEqual([]);
  expect(plan.days.map((entries) => entries.at(-1))).not.toContain('break');
  return plan;
}

const backToBack = (entries: readonly PlannedEntry[], courts: number) => {
  const slots = listSlots(entries, courts).map((slot) => new Set(slot.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id])));
  return slots.slice(1).reduce((sum, slot, index) => sum + [...slot].filter((team) => slots[index]?.has(team)).length, 0);
};

describe('circleRounds', () => {
  it.each(sizesBetween(2))('plays every pair of %i teams once, and no team twice in a round', (count) => {
    const rounds = circleRounds(createTeams(count));
    expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
    expect(rounds.filter((games) => games.length !== Math.floor(count / 2) || new Set(games.flat()).size !== 2 * games.length)).toEqual([]);
    expect(new Set(rounds.flat().map((game) => [...game].sort().join('–'))).size).toBe((count * (count - 1)) / 2);
  });

  it('has nothing to play for fewer than two teams', () => {
    expect(circleRounds([])).toEqual([]);
    expect(circleRounds(['A']).flat()).toEqual([]);
  });
});

describe('planRoundRobin', () => {
  it('holds its promises for any groups, days and courts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 2, max: 16 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom<Legs>(1, 2),
        (sizes, days, numberOfCourts, legs) => {
          check({ groups: createGroups(sizes), days, numberOfCourts, legs });
        },
      ),
      { numRuns: countRuns(150), seed: 20270612 },
    );
  });

  it.each(sizesBetween(2))('plans a group of %i teams, once and twice', (count) => {
    for (const legs of [1, 2] as const)
      check({ groups: [createTeams(count)], days: 1 + (count % 4), numberOfCourts: 1 + (count % 6), legs });
  });

  it.each(sizesBetween(2))('plans %i teams in up to eight groups, twice', (count) => {
    const groupCount = Math.min(8, Math.floor(count / 2));
    check({ groups: createGroups(groupSizes(count, groupCount)), days: 1 + (count % 4), numberOfCourts: 1 + (count % 6), legs: 2 });
  });

  it('uses the fewest time slots', () => {
    for (const [sizes, courts] of [
      [[8], 2],
      [[8], 4],
      [[12], 3],
      [[16], 5],
      [[6, 6], 3],
      [[4, 4, 4, 4], 6],
      [[10, 8], 4],
    ] as const) {
      const entries = check({ groups: createGroups(sizes), days: 1, numberOfCourts: courts }).days[0] ?? [];
      const games = entries.filter(isGame).length;
      expect(Math.ceil(entries.length / courts)).toBe(Math.max(Math.ceil(games / courts), Math.max(...sizes) - 1));
    }
  });

  it.each([
    [[5], 1, 20],
    [[6], 1, 30],
    [[6], 2, 15],
    [[4], 2, 6],
    [[8], 3, 19],
    [[4, 4, 4], 3, 12],
    [[3, 3, 3, 3, 3, 3], 2, 18],
  ] as const)('groups of %j on %i courts meet twice in %i time slots', (sizes, courts, slots) => {
    const [entries = []] = check({ groups: createGroups(sizes), days: 1, numberOfCourts: courts, legs: 2 }).days;
    expect(Math.ceil(entries.length / courts)).toBe(slots);
  });

  it.each(sizesBetween(4, 32))('leaves out pairs of %i teams that have met, in the same groups and in others', (count) => {
    const teams = createTeams(count);
    const pairs = teams.flatMap((one, index) => teams.slice(index + 1).map((other, at) => [one, other, index + at] as const));
    const isTurned = count % 2 === 1;
    const met = pairs.filter(([, , sum]) => sum % 3 === 0).map(([one, other]) => [isTurned ? other : one, isTurned ? one : other] as const);
    const groups = count < 8 ? [teams] : [teams.slice(0, count / 2), teams.slice(count / 2)];
    const [courts, days] = [1 + (count % 6), 1 + (count % 3)];
    const plan = planRoundRobin({ groups, days, numberOfCourts: courts, met });
    const played = plan.days.flat().filter(isGame).map(pair);
    const isMet = (text: string) => met.some((game) => [...game].sort().join('–') === text);
    const expected = planRoundRobin({ groups, days, numberOfCourts: courts }).days.flat().filter(isGame).map(pair);
    expect(played.sort()).toEqual(expected.filter((text) => !isMet(text)).sort());
    expect(plan.days.flatMap((entries) => listSlots(entries, courts)).filter((slot) => slot.length === 0 || playsTwice(slot))).toEqual([]);
  });

  it('has nothing to plan where all pairs have met', () => {
    const all = [['A', 'B']] as const;
    expect(planRoundRobin({ groups: [['A', 'B']], days: 2, numberOfCourts: 1, met: all })).toEqual({ days: [[], []] });
    const two = [
      ['A', 'B'],
      ['C', 'D'],
    ];
    expect(planRoundRobin({ groups: two, days: 1, numberOfCourts: 1, met: all }).days.flat()).toHaveLength(1);
  });

  it('keeps a court free rather than let a team play two games at once', () => {
    const entries = check({ groups: [createTeams(4)], days: 1, numberOfCourts: 3 }).days[0] ?? [];
    expect(entries.map((entry) => (isGame(entry) ? 'game' : entry))).toEqual([
      'game',
      'game',
      'break',
      'game',
      'game',
      'break',
      'game',
      'game',
    ]);
  });

  it.each([
    [[5], 1],
    [[8], 1],
    [[9], 2],
    [[12], 2],
    [[6, 6], 2],
    [[8, 8], 2],
    [[7, 7, 6], 3],
    [[16], 3],
    [[24], 4],
    [[16, 16, 16, 16], 6],
    [[64], 6],
  ] as const)('groups of %j on %i courts: no team plays two games in a row', (sizes, courts) => {
    expect(backToBack(planRoundRobin({ groups: createGroups(sizes), days: 1, numberOfCourts: courts }).days[0] ?? [], courts)).toBe(0);
  });

  it.each([
    [[5, 5, 4], 5, 21],
    [[5, 4, 4], 4, 11],
    [[5, 4], 3, 10],
    [[6, 5], 4, 24],
  ] as const)('groups of %j on %i courts: empty courts go where they give the most rest', (sizes, courts, most) => {
    const [entries = []] = planRoundRobin({ groups: createGroups([...sizes]), days: 1, numberOfCourts: courts }).days;
    expect(backToBack(entries, courts)).toBeLessThanOrEqual(most);
  });

  it('gives every team about equally many games on each court', () => {
    for (const courts of [2, 3, 4, 6]) {
      const played = new Map<string, number[]>();
      for (const entries of planRoundRobin({ groups: createGroups([16, 16]), days: 2, numberOfCourts: courts }).days) {
        entries.forEach((entry, index) => {
          if (entry === 'break') return;
          for (const team of [entry.team1Id, entry.team2Id]) {
            const counts = played.get(team) ?? Array.from({ length: courts }, () => 0);
            counts[index % courts] = (counts[index % courts] ?? 0) + 1;
            played.set(team, counts);
          }
        });
      }
      const worst = Math.max(...[...played.values()].map((counts) => Math.max(...counts) - Math.min(...counts)));
      expect(worst).toBeLessThanOrEqual(4);
    }
  });

  it('says the same for the same input', () => {
    const input = { groups: createGroups([9, 8]), days: 2, numberOfCourts: 3 };
    expect(planRoundRobin(input)).toEqual(planRoundRobin(input));
  });

  it('refuses what is out of its limits', () => {
    const plan = (change: Partial<RoundRobinInput>) => () =>
      planRoundRobin({ groups: [createTeams(4)], days: 1, numberOfCourts: 1, ...change });
    expect(plan({ groups: [createTeams(4), ['X']] })).toThrow(new RangeError('There must be at least 2 teams in each group'));
    expect(plan({ groups: [] })).toThrow('There must be at least 2 teams in each group');
    expect(plan({ groups: [['A', 'B']] })).not.toThrow();
    for (const days of [0, 31, 1.5]) expect(plan({ days })).toThrow('Days must be 1 to 30');
    for (const days of [1, 4]) expect(plan({ days })).not.toThrow();
    for (const numberOfCourts of [0, 7]) expect(plan({ numberOfCourts })).toThrow('Courts must be 1 to 6');
    for (const numberOfCourts of [1, 6]) expect(plan({ numberOfCourts })).not.toThrow();
    expect(
      plan({
        groups: [
          ['A', 'B'],
          ['A', 'C'],
        ],
      }),
    ).toThrow('A team is named twice');
  });
});
