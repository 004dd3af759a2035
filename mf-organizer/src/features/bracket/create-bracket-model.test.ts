import {
  parseMatches,
  parseTeams,
  parseTournament,
  teamId,
  type GroupId,
  type Match,
  type MatchId,
  type Team,
  type Tournament,
} from '@courtside/domain';
import {
  getPlaces,
  levelCuts,
  previewBracket,
  proposedSeeds,
  withLots,
  teamsInTwoGroups,
  getUpperSize,
  type ChosenSeries,
} from './create-bracket-model';
import { moveSeed } from './seed-order-model';

const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };
const groups = { '0': ['a1', 'a2', 'a3', 'a4'], '1': ['b1', 'b2', 'b3', 'b4'] };
const value = <T>(result: { ok: true; value: T } | { ok: false; issues: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
};
const tournament = (more: object = {}): Tournament =>
  value(parseTournament('t', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-12', groups, ...more }));
const teams: readonly Team[] = value(
  parseTeams(
    Object.fromEntries(
      Object.entries(groups).flatMap(([groupId, ids]) => ids.map((id, place) => [id, { name: id, groupId, registeredAt: place }])),
    ),
  ),
);
/** In each group the lower number wins every game, in A by a larger margin. */
const matches: ReadonlyMap<MatchId, Match> = value(
  parseMatches(
    Object.fromEntries(
      Object.values(groups).flatMap((ids, group) =>
        ids.flatMap((team1Id, place) =>
          ids
            .slice(place + 1)
            .map((team2Id) => [`${team1Id}${team2Id}`, { team1Id, team2Id, team1Score: group === 0 ? 5 : 3, team2Score: 1 }]),
        ),
      ),
    ),
  ),
);
const toSeeds = (ids: readonly string[]) => ids.map(teamId);
const getGroup = (id: string): GroupId | null => (id.startsWith('a') ? '0' : '1') as GroupId;

describe('proposedSeeds', () => {
  it('interleaves the groups by rank and avoids first-round games inside a group', () => {
    const seeds = proposedSeeds(tournament(), teams, matches, 'single');
    expect(seeds.slice(0, 2)).toEqual(['a1', 'b1']);
    expect(seeds.map((id) => id.slice(1)).join('')).toBe('11223344');
    expect(previewBracket({ type: 'single', seeds, upperSize: undefined, times, schedule: {} }, getGroup)?.clashes).toEqual([]);
  });

  it.each(['singleHayes', 'doubleHayes'] as const)('avoids them in a bracket of the chosen upper size: %s', (type) => {
    const fives = { '0': [...groups['0'], 'a5'], '1': [...groups['1'], 'b5'] };
    const all = [...teams, ...['a5', 'b5'].map((id) => ({ ...teams[0]!, id: teamId(id), groupId: getGroup(id) }))];
    for (const upperSize of [4, 8]) {
      const seeds = proposedSeeds(tournament({ groups: fives }), all, matches, type, 10, upperSize);
      expect([upperSize, previewBracket({ type, seeds, upperSize, times, schedule: {} }, getGroup)?.clashes]).toEqual([upperSize, []]);
    }
  });

  it('leaves withdrawn teams out, and takes as many as asked for', () => {
    expect(proposedSeeds(tournament({ withdrawnTeamIds: ['a1'] }), teams, matches, 'single')).not.toContain('a1');
    expect(proposedSeeds(tournament(), teams, matches, 'single', 4)).toHaveLength(4);
  });

  it('keeps the rank of a team below those of its group that have left', () => {
    const seeds = proposedSeeds(tournament({ withdrawnTeamIds: ['a1', 'a2'] }), teams, matches, 'single');
    expect(seeds.slice(0, 2)).toEqual(['b1', 'b2']);
    expect(seeds.slice(2, 4).sort()).toEqual(['a3', 'b3']);
  });

  it('seeds a team once that a stored tournament names in two groups', () => {
    const doubled = tournament({ groups: { '0': [...groups['0'], 'b1'], '1': groups['1'] } });
    expect(teamsInTwoGroups(doubled)).toEqual(['b1']);
    expect(teamsInTwoGroups(tournament())).toEqual([]);
    const seeds = proposedSeeds(doubled, teams, matches, 'single');
    expect([...seeds].sort()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4']);
    // From its own group, which it has won.
    expect(seeds.slice(0, 2)).toEqual(['a1', 'b1']);
    expect(previewBracket({ type: 'single', seeds, upperSize: undefined, times, schedule: {} }, getGroup)?.clashes).toEqual([]);
  });

  it('takes the order of the teams where there are no groups', () => {
    expect(proposedSeeds(tournament({ groups: {}, teamOrder: ['b4', 'a2'] }), teams, new Map(), 'single').slice(0, 3)).toEqual([
      'b4',
      'a2',
      'a1',
    ]);
  });
});

describe('levelCuts', () => {
  const nine = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'];
  const event = tournament({ groups: { '0': nine } });
  const level: readonly Team[] = nine.map((id, place) => ({ ...teams[0]!, id: teamId(id), groupId: '0' as GroupId, registeredAt: place }));
  const of = (size: number, played: ReadonlyMap<MatchId, Match> = new Map()) =>
    levelCuts(event, level, played, proposedSeeds(event, level, played, 'single', size));

  it('names nine teams that are level in everything, of which four go on by the order of registration', () => {
    expect(of(4)).toEqual([{ by: 'registration', teams: toSeeds(nine), places: 4 }]);
    expect(of(9)).toEqual([]);
  });

  it('names only those that are level with the last one that goes on', () => {
    const won = value(parseMatches({ m: { team1Id: 'c9', team2Id: 'c8', team1Score: 1, team2Score: 0 } }));
    expect(of(4, won)).toEqual([{ by: 'registration', teams: toSeeds(nine.slice(0, 7)), places: 3 }]);
    expect(of(8, won)).toEqual([]);
    expect(levelCuts(tournament(), teams, matches, proposedSeeds(tournament(), teams, matches, 'single', 4))).toEqual([]);
  });

  it('names teams of several groups that have one rank and one record, until a tie-breaker game between them decides', () => {
    // Now B has the same results as A.
    const even = new Map([...matches].map(([id, match]) => [id, { ...match, team1Score: 3 }]));
    const across = (size: number, played: ReadonlyMap<MatchId, Match>) => {
      const seeds = proposedSeeds(tournament(), teams, played, 'single', size);
      return { seeds: [...seeds].sort(), cuts: levelCuts(tournament(), teams, played, seeds) };
    };
    expect(across(5, even).cuts).toEqual([{ by: 'groups', teams: toSeeds(['a3', 'b3']), places: 1 }]);
    expect(across(6, even).cuts).toEqual([]);
    expect(across(5, matches).cuts).toEqual([]);
    const playOff = (team1Score: number, team2Score: number) => {
      const game = { team1Id: 'b3', team2Id: 'a3', team1Score, team2Score, isTieBreaker: true };
      return new Map([...even, ...value(parseMatches({ playOff: game }))]);
    };
    expect(across(5, playOff(1, 0))).toEqual({ seeds: ['a1', 'a2', 'b1', 'b2', 'b3'], cuts: [] });
    expect(across(5, playOff(0, 1))).toEqual({ seeds: ['a1', 'a2', 'a3', 'b1', 'b2'], cuts: [] });
    expect(across(5, playOff(1, 1)).cuts).toHaveLength(1);
  });

  it('lots put other teams in the places of those that were level', () => {
    const [cut] = of(4);
    const drawn = withLots(toSeeds(['c1', 'c2', 'c3', 'c4']), cut!, (ids) => [...ids].reverse());
    expect(drawn).toEqual(toSeeds(['c9', 'c8', 'c7', 'c6']));
    expect(
      withLots(toSeeds(['x', 'c1', 'y']), { by: 'registration', teams: toSeeds(['c1', 'c2']), places: 1 }, (ids) => [...ids].reverse()),
    ).toEqual(toSeeds(['x', 'c2', 'y']));
  });
});

describe('previewBracket', () => {
  it.each([
    ['single', 8, 8],
    ['double', 8, 15],
    ['singleHayes', 8, 8],
  ] as const)('%s of %i teams has %i games', (type, count, games) => {
    const seeds = proposedSeeds(tournament(), teams, matches, type).slice(0, count);
    expect(previewBracket({ type, seeds, upperSize: getUpperSize(type, count, null), times, schedule: {} }, getGroup)?.games).toBe(games);
  });

  it('numbers its games after those of the schedule, as they will be once it is stored', () => {
    const schedule = { '0': ['m1', 'break', 'm2'] } as never;
    const preview = previewBracket(
      { type: 'single', seeds: toSeeds(['a1', 'b1', 'a2', 'b2']), upperSize: undefined, times, schedule },
      getGroup,
    );
    expect(preview?.bracket.template.games.map(({ number }) => number).sort()).toEqual([3, 4, 5, 6]);
  });

  it('names whom each seed meets first', () => {
    const preview = previewBracket(
      { type: 'single', seeds: toSeeds(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']), upperSize: undefined, times, schedule: {} },
      getGroup,
    );
    expect(preview?.firstGames.get(1)).toEqual({ kind: 'bye', tier: null });
    expect(preview?.firstGames.get(3)).toEqual({ kind: 'seed', seed: 6, tier: null });
  });

  it('names whom a seed that starts in the lower bracket meets first', () => {
    const first = (count: number, upperSize: number) =>
      previewBracket(
        { type: 'double', seeds: toSeeds(Array.from({ length: count }, (_, place) => `t${place}`)), upperSize, times, schedule: {} },
        getGroup,
      )?.firstGames;
    expect(first(6, 4)?.get(4)).toEqual({ kind: 'seed', seed: 1, tier: null });
    expect(first(6, 4)?.get(5)).toEqual({ kind: 'loser', game: 1, tier: 'lower' });
    expect(first(8, 4)?.get(5)).toEqual({ kind: 'seed', seed: 8, tier: 'lower' });
    expect(first(20, 4)?.get(20)).toEqual({ kind: 'seed', seed: 5, tier: 'lower' });
    const hayes = previewBracket({ type: 'singleHayes', seeds: toSeeds([...'abcdef']), upperSize: 4, times, schedule: {} }, getGroup);
    expect(hayes?.firstGames.get(6)).toEqual({ kind: 'seed', seed: 5, tier: 'hayes' });
  });

  it('marks seeds of one group that meet in the first round', () => {
    const preview = previewBracket(
      { type: 'single', seeds: toSeeds(['a1', 'b1', 'b2', 'a2']), upperSize: undefined, times, schedule: {} },
      getGroup,
    );
    expect(preview?.clashes).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  it('is nothing below the least number of teams', () => {
    const seeds = toSeeds(['a1', 'b1', 'b2', 'a2', 'a3']);
    expect(previewBracket({ type: 'singleHayes', seeds, upperSize: 4, times, schedule: {} }, getGroup)).toBeNull();
  });
});

describe('getPlaces', () => {
  it('keeps what was chosen while it adds a game, else takes the next smaller one', () => {
    expect([getPlaces('single', 8, 8), getPlaces('single', 8, 16), getPlaces('single', 5, 8), getPlaces('double', 16, 8)]).toEqual([
      8, 8, 4, 4,
    ]);
  });

  it('counts the games that are played for places', () => {
    const seeds = proposedSeeds(tournament(), teams, matches, 'single');
    const games = (places: number) =>
      previewBracket({ type: 'single', seeds, upperSize: undefined, places, times, schedule: {} }, getGroup)?.games;
    expect([games(4), games(8)]).toEqual([8, 12]);
  });
});

describe('a choice of series', () => {
  const preview = (type: 'single' | 'double', series: ChosenSeries) => {
    const seeds = proposedSeeds(tournament(), teams, matches, type);
    return previewBracket({ type, seeds, upperSize: undefined, series, times, schedule: {} }, getGroup);
  };
  const rounds = (type: 'single' | 'double', series: ChosenSeries) => preview(type, series)?.bracket.template.series;

  it('names the rounds of the final and of the games before it', () => {
    expect(rounds('single', { final: null, before: null })).toBeUndefined();
    expect(rounds('single', { final: 5, before: null })).toBe('upper-round3:5');
    expect(rounds('single', { final: 5, before: 3 })).toBe('upper-round2:3 upper-round3:5');
    expect(rounds('double', { final: 3, before: null })).toBe('upper-grandFinal:3 upper-grandFinalReset:3');
  });

  it('plans the time of all their games', () => {
    const end = (series: ChosenSeries) => preview('single', series)?.last?.length;
    expect([end({ final: null, before: null }), end({ final: 3, before: null })]).toEqual([12, 36]);
  });
});

describe('getUpperSize', () => {
  it('keeps what was chosen while it is below the team count', () => {
    expect([getUpperSize('singleHayes', 20, 8), getUpperSize('singleHayes', 8, 8), getUpperSize('single', 20, 8)]).toEqual([
      8,
      4,
      undefined,
    ]);
  });

  it('is for a double elimination what was chosen, if it is at most two thirds of the teams', () => {
    expect([getUpperSize('double', 12, 8), getUpperSize('double', 11, 8), getUpperSize('double', 12, null)]).toEqual([
      8,
      undefined,
      undefined,
    ]);
  });
});

describe('moveSeed', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 99, 'acdb'],
    [1, -4, 'bacd'],
  ])('moves %i to %i', (from, to, expected) => {
    expect(moveSeed([...'abcd'], from, to).join('')).toBe(expected);
  });
});
