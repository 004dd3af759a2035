import { drawSecond, firstGroups, listAll, sunday } from '../day/second-groups.testkit';
import { createBracket, storedBracket } from '../brackets/making';
import { teamId, type Match, type MatchId, type TeamId, type Tournament } from '../entities';
import { compareStages, type FurtherGroups } from '.';

const toNumber = (id: string) => Number(id.slice(1));
const ids = (...numbers: readonly number[]) => numbers.map((number) => teamId(`t${number}`));
const score = (match: Match, winner: TeamId): Match => ({
  ...match,
  team1Score: match.team1Id === winner ? 3 : 0,
  team2Score: match.team2Id === winner ? 3 : 0,
});
const better = ({ team1Id, team2Id }: Match) => (toNumber(team1Id) < toNumber(team2Id) ? team1Id : team2Id);
const playAll = (games: ReadonlyMap<MatchId, Match>) => new Map([...games].map(([id, match]) => [id, score(match, better(match))]));

/** Odd numbers are in group A, even ones in group B; the lower number wins. The first two of each play on. */
const drawn = firstGroups(8, 2, 2);
const first = { ...drawn, matches: playAll(drawn.matches) };
const second = (carries: 'none' | 'games' | 'points') =>
  drawSecond(first.tournament, { carries, entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 2 } }, [ids(1, 2, 3, 4)], 2, {
    met: carries === 'games' ? [...first.matches.values()] : [],
  });

function compare(further: readonly FurtherGroups[], fields: Partial<Tournament>, matches = first.matches, now: Partial<Tournament> = {}) {
  const list = (more: object, games: typeof matches) =>
    listAll({ tournament: { ...first.tournament, ...fields, ...more }, matches: games, games: null }, further);
  return compareStages(list({}, first.matches), list(now, matches), first.teams);
}

/** The matches with the winner of one game exchanged. */
function turned(one: number, other: number) {
  const [pair, matches] = [ids(one, other), new Map(first.matches)];
  const game = [...matches.values()].find(({ team1Id, team2Id }) => pair.includes(team1Id) && pair.includes(team2Id))!;
  return matches.set(game.id, score(game, better(game) === game.team1Id ? game.team2Id : game.team1Id));
}
const told = ({ places, staying }: ReturnType<typeof compare>) => ({
  places: places.map(({ stage, teamId: team, from, to }) => `${stage} ${team} ${from}-${to}`),
  staying,
});

describe('a change in the first groups after the second ones have begun', () => {
  it('SE-10 names nothing where no place changes', () => {
    expect(told(compare([second('games')], {}))).toEqual({ places: [], staying: [] });
    expect(told(compare([], {}))).toEqual({ places: [], staying: [] });
  });

  it('SE-10 names places there, and the groups that stay as they were drawn', () => {
    // Team 3 beats team 1: the two change places, and both still play on.
    expect(told(compare([second('none')], {}, turned(1, 3)))).toEqual({ places: ['groups t3 2-1', 'groups t1 1-2'], staying: [sunday] });
    // Team 5 beats team 3 and would play on in its place.
    expect(told(compare([second('none')], {}, turned(3, 5)))).toEqual({ places: ['groups t5 3-2', 'groups t3 2-3'], staying: [sunday] });
    // The places of those who do not play on change nothing else.
    expect(told(compare([second('none')], {}, turned(5, 7)))).toEqual({ places: ['groups t7 4-3', 'groups t5 3-4'], staying: [] });
  });

  it('SE-10 names places in the second tables that change through carried results', () => {
    expect(told(compare([second('games')], {}, turned(1, 3))).places).toEqual([
      ...['groups t3 2-1', 'groups t1 1-2'],
      ...[`${sunday} t2 2-1`, `${sunday} t3 3-2`, `${sunday} t1 1-3`],
    ]);
    expect(told(compare([second('points')], {}, turned(1, 3))).places).toContain(`${sunday} t1 1-3`);
    // A game of a team that does not play on counts in the points that are carried, not among the games.
    expect(told(compare([second('games')], {}, turned(1, 7))).places.filter((text) => text.startsWith(sunday))).toEqual([]);
    expect(told(compare([second('points')], {}, turned(1, 7))).places).toContain(`${sunday} t1 1-2`);
  });

  it('SE-10 names the bracket that was drawn from the second tables', () => {
    const { layout } = storedBracket(createBracket('single', ids(1, 2, 3, 4)));
    expect(told(compare([second('points')], layout as Partial<Tournament>, turned(1, 3))).staying).toEqual([sunday, 'bracket']);
    expect(told(compare([second('none')], layout as Partial<Tournament>, turned(1, 3))).staying).toEqual([sunday]);
  });

  it('SE-10 SE-11 names the bracket that also has teams of later groups, where these would be others', () => {
    const rest = drawSecond(first.tournament, { entry: { kind: 'groupRanks', of: 'groups', first: 3, last: 4 } }, [ids(5, 6, 7, 8)], 2);
    const layout = storedBracket(createBracket('single', ids(1, 2, 3, 4, 5, 6))).layout as Partial<Tournament>;
    const played = { ...rest, games: playAll(rest.games) };
    const named = (one: number, other: number) => {
      const game = [...played.games.values()].find(
        ({ team1Id, team2Id }) => ids(one, other).includes(team1Id) && ids(one, other).includes(team2Id),
      )!;
      const now = new Map(played.games).set(game.id, score(game, teamId(`t${other}`)));
      const list = (games: typeof now) => listAll({ ...first, tournament: { ...first.tournament, ...layout } }, [{ ...played, games }]);
      return compareStages(list(played.games), list(now), first.teams).staying;
    };
    expect(named(5, 6)).toEqual(['bracket']);
    expect(named(6, 7)).toEqual(['bracket']);
    expect(named(7, 8)).toEqual([]);
    // In the first groups, only the order of teams that are in it directly counts.
    expect(told(compare([played], layout, turned(1, 3))).staying).toEqual(['bracket']);
    expect(told(compare([played], layout, turned(5, 7))).staying).toEqual([sunday]);
  });

  it('SE-10 SE-11 names the bracket without teams that are out, behind those of a second chance', () => {
    // The first two of each group are in directly, the next two play for the remaining places.
    const six = firstGroups(12, 2, 2);
    const start = { ...six, matches: playAll(six.matches) };
    const chance = drawSecond(start.tournament, { entry: { kind: 'groupRanks', of: 'groups', first: 3, last: 4 } }, [ids(5, 6, 7, 8)], 2);
    const played = { ...chance, games: playAll(chance.games) };
    const best = ids(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    const stayingOf = (seeds: readonly TeamId[], one: number, other: number, fields: Partial<Tournament> = {}) => {
      const layout = { ...storedBracket(createBracket('single', seeds)).layout, ...fields } as Partial<Tournament>;
      const turn = (games: ReadonlyMap<MatchId, Match>) =>
        new Map(
          [...games].map(([id, game]) => [
            id,
            ids(one, other).every((team) => [game.team1Id, game.team2Id].includes(team)) ? score(game, teamId(`t${other}`)) : game,
          ]),
        );
      const list = (change: typeof turn) =>
        listAll({ ...start, tournament: { ...start.tournament, ...layout }, matches: change(start.matches) }, [
          { ...played, games: change(played.games) },
        ]);
      return compareStages(
        list((games) => new Map(games)),
        list(turn),
        start.teams,
      ).staying;
    };
    expect(stayingOf(best.slice(0, 6), 5, 6)).toEqual(['bracket']);
    expect(stayingOf(best.slice(0, 6), 6, 7)).toEqual(['bracket']);
    // Teams 9 and 11 are out.
    expect(stayingOf(best.slice(0, 6), 9, 11)).toEqual([]);
    expect(stayingOf(best.slice(0, 8), 9, 11)).toEqual([]);
    expect(stayingOf(best.slice(0, 10), 9, 11)).toEqual(['bracket']);
    // The next team plays in place of one that has left before the bracket was drawn.
    const left = { withdrawnTeamIds: ids(5) };
    expect(stayingOf(ids(1, 2, 3, 4, 6, 7), 7, 8, left)).toEqual(['bracket']);
  });

  it('SE-10 names what a withdrawal changes, and keeps the results of a team that played on', () => {
    const fall: Partial<Tournament> = { withdrawnGames: 'fall' };
    const leaving = (number: number) => ({ withdrawnTeamIds: ids(number) });
    expect(told(compare([second('none')], fall, first.matches, leaving(1)))).toEqual({ places: [], staying: [] });
    // Each team of its group loses the points of a win over team 7.
    expect(told(compare([second('points')], fall, first.matches, leaving(7))).places).toContain(`${sunday} t1 1-2`);
    expect(told(compare([second('games')], fall, first.matches, leaving(7))).places.filter((text) => text.startsWith(sunday))).toEqual([]);
  });
});
