import { estimateShape, listShapes, planShape, readShape, shapes, usualSwissRounds } from './shapes';

const day = { teams: 20, groups: 4, gameLength: 15, interval: 5, courts: 3, legs: 1 } as const;
const two = { starts: [9 * 60, 9 * 60], evening: 18 * 60 };
const gamesOf = (...[shape, change = {}]: [Parameters<typeof planShape>[0], Partial<Parameters<typeof planShape>[1]>?]) =>
  planShape(shape, { ...day, ...change }).map(({ games }) => games);

describe('the shapes of a new event', () => {
  it('are fewer where there are fewer teams than two brackets need', () => {
    expect(listShapes(8)).toEqual(shapes);
    expect(listShapes(7)).toEqual(['bracket', 'swiss', 'league']);
    expect([readShape('twoBrackets', 8), readShape('twoBrackets', 7), readShape('', 8)]).toEqual(['twoBrackets', 'bracket', 'bracket']);
  });

  it('have the games of their stages', () => {
    // Each bracket has a game for third place.
    expect(gamesOf('bracket')).toEqual([40, 20]);
    expect(gamesOf('twoBrackets')).toEqual([40, 20]);
    // Three of each group play on, in two groups of six.
    expect(gamesOf('groupsAgain')).toEqual([40, 30, 12]);
    expect(gamesOf('swiss', { groups: 1 })).toEqual([50, 20]);
    expect(gamesOf('league', { groups: 1 })).toEqual([190]);
    expect(gamesOf('league', { groups: 1, teams: 6, legs: 2 })).toEqual([30]);
    expect([2, 3, 8, 9, 64].map(usualSwissRounds)).toEqual([1, 2, 3, 4, 6]);
  });

  it.each(shapes)('%s: more courts never take longer, and every size from 8 to 64 has games', (shape) => {
    for (let teams = 8; teams <= 64; teams += 1) {
      const groups = shape === 'swiss' || shape === 'league' ? 1 : Math.min(4, Math.ceil(teams / 6));
      const waves = [1, 2, 4].map((courts) =>
        planShape(shape, { ...day, teams, groups, courts }).reduce((sum, stage) => sum + stage.waves, 0),
      );
      expect(waves[0]).toBeGreaterThanOrEqual(waves[1] ?? 0);
      expect(waves[1]).toBeGreaterThanOrEqual(waves[2] ?? 0);
      expect(planShape(shape, { ...day, teams, groups }).every(({ games }) => games > 0)).toBe(true);
    }
  });

  it('end on the day that has room, or have too little time', () => {
    const small = { ...day, teams: 8, groups: 2, courts: 2 };
    // 6 rounds of two games, and 5 of a bracket, whose final is alone at the end; a round takes 20 minutes.
    expect(planShape('bracket', small)).toMatchObject([
      { games: 12, waves: 6 },
      { games: 8, waves: 5 },
    ]);
    const endOf = (...args: Parameters<typeof estimateShape>) => estimateShape(...args).end;
    // The bracket is on Sunday, if there is one.
    expect(endOf('bracket', small, two)).toEqual({ fits: true, day: 1, minutes: 9 * 60 + 5 * 20 - 5 });
    expect(endOf('bracket', small, { ...two, starts: [9 * 60] })).toEqual({ fits: true, day: 0, minutes: 9 * 60 + 11 * 20 - 5 });
    // A day that begins in the evening has four hours.
    expect(endOf('bracket', small, { ...two, starts: [19 * 60] })).toEqual({ fits: true, day: 0, minutes: 19 * 60 + 11 * 20 - 5 });
    expect(endOf('bracket', { ...small, courts: 1 }, { ...two, starts: [19 * 60] })).toEqual({ fits: false, missing: 8 * 20 });
    // 14 rounds of the groups do not fit into one day: 7 on each. With the bracket on a third day, or after them.
    const long = { ...small, courts: 1, gameLength: 35 };
    expect(endOf('league', { ...long, groups: 1 }, { ...two, starts: [9 * 60, 9 * 60, 9 * 60] })).toEqual({
      fits: true,
      day: 2,
      minutes: 9 * 60 + 8 * 40 - 5,
    });
    expect(endOf('bracket', long, two)).toEqual({ fits: true, day: 1, minutes: 9 * 60 + 8 * 40 - 5 });
  });

  it('have a team that rests in each Swiss round of a group with an odd number', () => {
    const restsIn = (teams: number, groups: number) => estimateShape('swiss', { ...day, teams, groups }, two).hasRests;
    expect([restsIn(9, 1), restsIn(10, 1), restsIn(10, 2), estimateShape('bracket', { ...day, teams: 9 }, two).hasRests]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // Five teams of a group play two games a round; groups of two have one round.
    expect(planShape('swiss', { ...day, teams: 10, groups: 2 })[0]).toEqual({ games: 12, waves: 6 });
    expect(planShape('swiss', { ...day, teams: 6, groups: 3 })[0]).toEqual({ games: 3, waves: 1 });
  });
});
