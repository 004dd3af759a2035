import fc from 'fast-check';
import { courtTimeBand, frequencyBand, groupSizes, plannerDefaults, plannerTable, planTournament, readPlannerInput } from './index';

describe('planTournament', () => {
  // Computed by hand: teams, groups, length, interval, courts → games, court time (h), time between games (h).
  it.each([
    [12, 2, 15, 6, 1, 30, 10.5, 'smooth', 2.1, 'flush'], // 2 × 15 games; 30 × 21 = 630 min; 630 / 5 = 126 min
    [16, 2, 15, 6, 2, 56, 9.8, 'smooth', 1.4, 'tooMuch'], // 2 × 28; 28 slots × 21 = 588 min; 588 / 7 = 84 min
    [10, 2, 18, 6, 1, 20, 8, 'tooMuch', 2, 'smooth'], // 2 × 10; 20 × 24 = 480 min, both exactly on an edge
    [14, 4, 12, 3, 3, 18, 1.5, 'tooMuch', 0.5, 'tooMuch'], // 4,4,3,3: 6 + 6 + 3 + 3; 6 slots × 15 = 90 min; / 3
    [14, 2, 18, 6, 1, 42, 16.8, 'flush', 2.8, 'notEnough'], // 2 × 21; 42 × 24 = 1008 min; / 6 = 168 min
    [5, 2, 10, 5, 3, 4, 0.5, 'tooMuch', 0.25, 'tooMuch'], // 3,2: 3 + 1; ⌈4/3⌉ = 2 slots × 15 = 30 min; / 2
    [14, 1, 12, 0, 1, 91, 18.2, 'notEnough', 1.4, 'tooMuch'], // 91 × 12 = 1092 min; / 13 = 84 min
    [2, 1, 3, 0, 1, 1, 0.05, 'tooMuch', 0.05, 'tooMuch'], // every fall-back: one game of 3 min
  ] as const)(
    '%i teams, %i groups, %i + %i min, %i courts',
    (teams, groups, gameLength, interval, courts, games, hours, band, between, betweenBand) => {
      const plan = planTournament({ teams, groups, gameLength, interval, courts });
      expect(plan).toMatchObject({ games, courtTime: { band }, frequency: { band: betweenBand } });
      expect(plan?.courtTime.hours).toBeCloseTo(hours, 10);
      expect(plan?.frequency.hours).toBeCloseTo(between, 10);
    },
  );

  it('counts two legs: twice the games and the time, as long between two games', () => {
    const once = planTournament(plannerDefaults)!;
    const twice = planTournament({ ...plannerDefaults, legs: 2 });
    expect(twice).toMatchObject({ games: 60, gamesPerTeam: 10, courtTime: { hours: 21, band: 'notEnough' }, frequency: once.frequency });
    expect(planTournament({ ...plannerDefaults, legs: 1 })).toEqual(once);
  });

  it.each([[{ teams: 3, groups: 2 }], [{ teams: 1, groups: 1 }], [{ gameLength: 0 }]])('has no plan for %j', (change) => {
    expect(planTournament({ ...plannerDefaults, ...change })).toBeNull();
  });

  const inputs = fc.record({
    teams: fc.integer({ min: 0, max: 200 }),
    groups: fc.integer({ min: 1, max: 6 }),
    gameLength: fc.integer({ min: 1, max: 100 }),
    interval: fc.integer({ min: 0, max: 100 }),
    courts: fc.integer({ min: 1, max: 6 }),
  });

  it('counts every pair of a group once, and never takes longer with one court more', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const plan = planTournament(input);
        if (!plan) return expect(input.teams).toBeLessThan(2 * input.groups);
        let pairs = 0;
        for (let a = 0; a < input.teams; a += 1) for (let b = 0; b < a; b += 1) if (a % input.groups === b % input.groups) pairs += 1;
        expect(plan.games).toBe(pairs);
        const faster = planTournament({ ...input, courts: input.courts + 1 });
        expect(faster?.courtTime.hours).toBeLessThanOrEqual(plan.courtTime.hours);
      }),
      { seed: 9, numRuns: 150 },
    );
  });
});

describe('groupSizes', () => {
  it('differ by one at most and add up', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 6 }), (teams, groups) => {
        const sizes = groupSizes(teams, groups);
        expect(sizes).toHaveLength(groups);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(teams);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
      { seed: 9 },
    );
  });
});

describe('the bands', () => {
  it.each([
    [480, 'tooMuch'],
    [481, 'smooth'],
    [780, 'smooth'],
    [781, 'flush'],
    [1020, 'flush'],
    [1021, 'notEnough'],
  ] as const)('%i min of court time: %s', (minutes, band) => expect(courtTimeBand(minutes)).toBe(band));

  it.each([
    [270, 'tooMuch'],
    [271, 'smooth'],
    [360, 'smooth'],
    [361, 'flush'],
    [450, 'flush'],
    [451, 'notEnough'],
  ] as const)('%i min for 3 games of a team: %s', (minutes, band) => expect(frequencyBand(minutes, 3)).toBe(band));
});

describe('plannerTable', () => {
  it('shows the opening values as in the mock-up', () => {
    const rows = plannerTable(plannerDefaults);
    expect(rows.map((row) => row.cells.map((cell) => cell.plan?.courtTime.hours))).toEqual([
      [6, 9, 12.6],
      [7, 10.5, 14.7],
      [8, 12, 16.8],
    ]);
    expect(rows.flatMap((row) => row.cells.filter((cell) => cell.chosen))).toEqual([rows[1]?.cells[1]]);
  });

  it('has a dash below 2 teams a group and below a minute', () => {
    const rows = plannerTable({ ...plannerDefaults, teams: 4, gameLength: 3 });
    expect(rows.map((row) => row.cells.map((cell) => cell.plan !== null))).toEqual([
      [false, false, false],
      [false, true, true],
      [false, true, true],
    ]);
  });
});

describe('readPlannerInput', () => {
  it('fills emptied fields and keeps groups and courts inside their limits', () => {
    const none = { teams: null, groups: null, gameLength: null, interval: null, courts: null };
    expect(readPlannerInput(none)).toEqual({ teams: 2, gameLength: 3, interval: 0, groups: 1, courts: 1 });
    expect(readPlannerInput({ ...none, groups: 9, courts: 0 })).toMatchObject({ groups: 6, courts: 1 });
  });
});
