import { applyResult, createBracket, storedBracket, withStageIds } from '../brackets/making';
import { getGameState, openGames } from '../brackets';
import { drawSecond, firstGroups, listAll, read, type Further } from '../day/second-groups.testkit';
import { createBracketDay } from '../day/day.testkit';
import { parseBracketGames, teamId, type Match, type MatchId, type TeamId } from '../entities';
import { parseBracketPlan } from '../stages';
import { finalPlaces } from '.';

const toNumber = (id: string) => Number(id.slice(1));
const ids = (...numbers: readonly number[]) => numbers.map((number) => teamId(`t${number}`));
/** The team with the lower number wins. */
const playAll = (games: ReadonlyMap<MatchId, Match>) =>
  new Map(
    [...games].map(([id, match]): [MatchId, Match] => {
      const [team1Score, team2Score] = toNumber(match.team1Id) < toNumber(match.team2Id) ? [3, 0] : [0, 3];
      return [id, { ...match, team1Score, team2Score }];
    }),
  );

const drawn = firstGroups(12, 2, 2);
const first = { ...drawn, matches: playAll(drawn.matches) };

/** Returns a bracket in which the lower number wins each game, as it is stored. */
function playBracket(seeds: readonly TeamId[], stage = '') {
  let bracket = stage ? withStageIds(createBracket('single', seeds), stage) : createBracket('single', seeds);
  for (let [game] = openGames(bracket); game !== undefined; [game] = openGames(bracket)) {
    const [one, other] = getGameState(bracket, game).slots.map(toNumber) as [number, number];
    bracket = applyResult(bracket, game, { team1Score: one < other ? 2 : 1, team2Score: one < other ? 1 : 2 }).bracket;
  }
  const { games, layout } = storedBracket(bracket);
  return { layout, games: read(parseBracketGames(Object.fromEntries(games))) };
}

function list(further: readonly Further[], main: ReturnType<typeof playBracket> | null = null) {
  const tournament = { ...first.tournament, ...main?.layout };
  const places = finalPlaces(listAll({ tournament, matches: first.matches, games: main?.games ?? null }, further), first.teams);
  return places.map(({ teamId: id, place, placeTo }) => `${id} ${place === placeTo ? place : `${place}-${placeTo}`}`);
}
const numbered = (...teams: readonly number[]) => teams.map((team, index) => `t${team} ${index + 1}`);
const second = drawSecond(first.tournament, {}, [ids(5, 6, 7, 8)], 2);
const played = { ...second, games: playAll(second.games) };

describe('the places of an event', () => {
  it('are those of its groups where nothing follows', () => {
    expect(list([])).toEqual(numbered(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    // A stage that is not drawn has no teams.
    expect(list([{ plan: { ...second.plan, groups: {}, schedule: {} }, games: null }])).toEqual(list([]));
  });

  it('put the teams that play on first, in the order of the later tables', () => {
    expect(list([played])).toEqual(numbered(5, 6, 7, 8, 1, 2, 3, 4, 9, 10, 11, 12));
  });

  it('put the stage with the best team first, and a bracket orders its own', () => {
    const plan = read(parseBracketPlan('stageB', { name: 'B', kind: 'bracket', order: 0, entry: 'groups 1-4' }));
    const b = playBracket(ids(1, 2, 3, 4), 'stageB');
    expect(list([played, { plan: { ...plan, ...b.layout }, games: b.games }])).toEqual(numbered(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
  });

  it('go through further groups into the bracket, where teams may share a place', () => {
    const more = drawSecond(first.tournament, {}, [ids(1, 2, 3, 4, 5, 6, 7, 8)], 2);
    const main = playBracket(ids(1, 2, 3, 4, 5));
    expect(list([{ ...more, games: playAll(more.games) }], main)).toEqual([...numbered(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)]);
    const large = list([{ ...more, games: playAll(more.games) }], playBracket(ids(1, 2, 3, 4, 5, 6)));
    expect(large.slice(4)).toEqual(['t5 5-6', 't6 5-6', 't7 7', 't8 8', 't9 9', 't10 10', 't11 11', 't12 12']);
  });

  it('name a team once that is in two stages', () => {
    const again = drawSecond(first.tournament, { order: 1 }, [ids(8, 9, 10, 11)], 2, { id: 'again' });
    const places = list([played, { ...again, games: playAll(again.games) }]);
    expect(places).toEqual(numbered(5, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 12));
  });

  it('leave no place for a team that is in two stages, below one that plays on', () => {
    const again = withStageIds(createBracket('single', ids(9, 10, 11, 8)), 'stageB');
    // 9 beat 8, which has a place already: the three other teams play for the places 5 to 7.
    const [game] = openGames(again);
    const { games, layout } = storedBracket(applyResult(again, game!, { team1Score: 2, team2Score: 1 }).bracket);
    const plan = read(parseBracketPlan('stageB', { name: 'B', kind: 'bracket', order: 1, entry: 'groups 1-4' }));
    const places = list([played, { plan: { ...plan, ...layout }, games: read(parseBracketGames(Object.fromEntries(games))) }]);
    expect(places.slice(4, 8)).toEqual(['t9 5-6', 't10 5-7', 't11 5-7', 't1 8']);
  });

  it('are those of a bracket without groups', () => {
    const day = createBracketDay('single', 4, 1);
    expect(finalPlaces(listAll(day, []), []).map(({ teamId: id }) => id)).toEqual(ids(1, 2, 3, 4));
  });
});
