import { play } from '../day/day.testkit';
import { drawSecond, firstGroups, listAll, ranksOfEach, sunday } from '../day/second-groups.testkit';
import { matchId, teamId, type Match, type MatchId, type TeamId, type Tournament } from '../entities';
import { readTables, type FurtherGroups } from '.';

type Scores = readonly [number, number];
const toNumber = (id: string) => Number(id.slice(1));
const ids = (...numbers: readonly number[]) => numbers.map((number) => teamId(`t${number}`));

/** The team with the lower number wins. */
const win = (match: Match): Match => {
  const [team1Score, team2Score]: Scores = toNumber(match.team1Id) < toNumber(match.team2Id) ? [2, 1] : [1, 2];
  return { ...match, team1Score, team2Score };
};
const playAll = (games: ReadonlyMap<MatchId, Match>, change = win) => new Map([...games].map(([id, match]) => [id, change(match)]));

/** Odd numbers are in group A, even ones in group B. */
const drawn = firstGroups(8, 2, 2);
const first = { ...drawn, matches: playAll(drawn.matches) };
const four = [ids(1, 2, 3, 4)];
const met = [...first.matches.values()];

function read(further: readonly FurtherGroups[], fields: Partial<Tournament> = {}, matches = first.matches) {
  const tournament = { ...first.tournament, ...fields };
  return readTables(listAll({ tournament, matches, games: null }, further), first.teams);
}
const rowsIn = (found: ReturnType<typeof read>, stage: string = sunday) =>
  found
    .get(stage as typeof sunday)!
    .tables.flatMap(({ rows }) => rows.map(({ teamId: id, played, points }) => `${id} ${played} ${points}`));
const second = (carries: 'none' | 'games' | 'points', options: Parameters<typeof drawSecond>[4] = {}) =>
  drawSecond(first.tournament, { carries }, four, 2, options);
const between = (games: ReadonlyMap<MatchId, Match>, one: TeamId, other: TeamId) =>
  [...games.values()].find(({ team1Id, team2Id }) => [one, other].includes(team1Id) && [one, other].includes(team2Id))!;

describe('tables of further groups', () => {
  it('ST-27 begin without results', () => {
    const found = read([second('none')]);
    expect(rowsIn(found)).toEqual(['t1 0 0', 't2 0 0', 't3 0 0', 't4 0 0']);
    expect(found.get(sunday)).toMatchObject({ carriedGames: [], carriedPoints: new Map() });
    expect(rowsIn(found, 'groups').slice(0, 4)).toEqual(['t1 3 9', 't3 3 6', 't5 3 3', 't7 3 0']);
  });

  it('ST-27 begin with the earlier games between teams of one group, counted by their own rules', () => {
    const groups = second('games', { met });
    const found = read([groups]);
    // Teams 1 and 3, and 2 and 4, have met.
    expect(rowsIn(found)).toEqual(['t1 1 3', 't2 1 3', 't3 1 0', 't4 1 0']);
    expect(found.get(sunday)!.carriedGames).toHaveLength(2);
    expect(groups.games.size).toBe(4);
    const twoPoints = read([{ ...groups, plan: { ...groups.plan, pointsPerWin: 2 } }]);
    expect(rowsIn(twoPoints)).toEqual(['t1 1 2', 't2 1 2', 't3 1 0', 't4 1 0']);
    // Games between teams of two groups do not count.
    const apart = drawSecond(first.tournament, { carries: 'games' }, [ids(1, 2), ids(3, 4)], 2);
    expect(rowsIn(read([apart]))).toEqual(['t1 0 0', 't2 0 0', 't3 0 0', 't4 0 0']);
  });

  it('ST-27 carry no tie-breaker', () => {
    const game = between(first.matches, ...(ids(1, 3) as [TeamId, TeamId]));
    const extra: Match = { ...game, id: matchId('extra'), team1Score: 0, team2Score: 9, isTieBreaker: true };
    const found = read([second('games', { met })], {}, new Map([...first.matches, [extra.id, extra]]));
    expect(found.get(sunday)!.carriedGames.map(({ id }) => id)).not.toContain('extra');
  });

  it('ST-27 begin with the points of the earlier table, deductions included, and have their own', () => {
    const groups = second('points');
    const deducted = { pointAdjustments: { t1: { points: -2, reason: 'Late' } } } as unknown as Partial<Tournament>;
    const found = read([groups], deducted);
    expect(rowsIn(found)).toEqual(['t2 0 9', 't1 0 7', 't3 0 6', 't4 0 6']);
    const own = { ...groups, plan: { ...groups.plan, pointAdjustments: { t4: { points: 1, reason: 'Fair play' } } as never } };
    expect(rowsIn(read([{ ...own, games: playAll(groups.games) }]))).toEqual(['t1 3 18', 't2 3 15', 't3 3 9', 't4 3 7']);
  });

  it('ST-28 count no meeting twice: of a pair that meets again only the later game, unless it is canceled', () => {
    const groups = second('games');
    expect(rowsIn(read([groups]))).toEqual(['t1 0 0', 't2 0 0', 't3 0 0', 't4 0 0']);
    expect(rowsIn(read([{ ...groups, games: playAll(groups.games) }]))).toEqual(['t1 3 9', 't2 3 6', 't3 3 3', 't4 3 0']);
    const cancelled = playAll(groups.games, (match) => ({ ...match, play: play('finished', { ending: 'cancelled' }) }));
    expect(rowsIn(read([{ ...groups, games: cancelled }]))).toEqual(['t1 1 3', 't2 1 3', 't3 1 0', 't4 1 0']);
  });

  it('ST-28 a third stage takes what counted in the second one, once', () => {
    const groups = second('games', { met });
    const played = { ...groups, games: playAll(groups.games) };
    const final = drawSecond(first.tournament, { carries: 'games', order: 1, entry: ranksOfEach(1, 3, sunday) }, [ids(1, 2, 3)], 1, {
      id: 'final',
      met: [...met, ...played.games.values()],
    });
    expect(final.games.size).toBe(0);
    expect(rowsIn(read([played, final]), 'final')).toEqual(['t1 2 6', 't2 2 3', 't3 2 0']);
  });

  it('ST-29 keep the games of a team that withdraws in the second one, in the first one', () => {
    const fields: Partial<Tournament> = { withdrawnTeamIds: ids(1), withdrawnGames: 'fall' };
    const groups = second('games', { met });
    const found = read([{ ...groups, plan: { ...groups.plan, withdrawnGames: 'fall' } }], fields);
    expect(rowsIn(found, 'groups')).toEqual(rowsIn(read([groups]), 'groups'));
    expect(rowsIn(found)).toEqual(['t2 1 3', 't1 0 0', 't3 0 0', 't4 1 0']);
    // A team that did not go on takes its games with it.
    expect(rowsIn(read([groups], { ...fields, withdrawnTeamIds: ids(7) }), 'groups').slice(0, 2)).toEqual(['t1 2 6', 't3 2 3']);
  });
});
