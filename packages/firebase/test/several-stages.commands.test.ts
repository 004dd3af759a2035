import type { BracketGame, Match, TeamId } from '@courtside/domain';
import { previewCorrection, type CorrectingAction } from '@courtside/domain/day';
import { createBracket as newBracket } from '@courtside/domain/engines';
import { compareStages, everyStage, furtherStageId, readTables, withFurtherGroups, type FurtherStage } from '@courtside/domain/stages';
import {
  addStage,
  changeStage,
  correctResult,
  createBracket,
  deleteBracket,
  drawGroups,
  recordBracketGame,
  recordScore,
  withdrawTeam,
} from '../src/commands';
import { readFurtherStages, watchBracket, watchSchedule, watchStageGames, watchTournament } from '../src/repositories';
import { times } from './event.testkit';
import { add, finals, playGroups, preview, readEvent, readGames, readGroupsPlan, stage } from './further-groups.testkit';
import { firstValue, platformForTests } from './platform.testkit';

/* The effects of a correction or a withdrawal in one stage on all others. */

const platform = platformForTests();
const b = furtherStageId('bracketB123');
const conflict = { code: 'conflict' };
const won = { team1Score: 5, team2Score: 2 };
let id = '';
/** Group 0 is the first four, group 1 the others; the first of a group has won each of its games. */
let teams: readonly TeamId[] = [];

beforeAll(() => platform.become('organizer'));
beforeEach(async () => {
  ({ id, teams } = await playGroups());
});

const pickTeams = (...places: readonly number[]): TeamId[] => places.map((place) => teams[place]!);
const games = (of?: typeof b) => (of ? firstValue(watchStageGames, [id, of]) : firstValue(watchBracket, [id]));
const gameIn = async (suffix: string, of?: typeof b): Promise<BracketGame> =>
  [...(await games(of))!.values()].find((game) => game.id.endsWith(suffix))!;
const matchOf = async (one: TeamId, other: TeamId): Promise<Match> =>
  [...(await firstValue(watchSchedule, [id])).values()].find(
    ({ team1Id, team2Id }) => [team1Id, team2Id].sort().join() === [one, other].sort().join(),
  )!;

/** Both stages with all their fields, and the games of each. */
const readAll = async () => {
  const { tournament, matches, further, teams: all } = await readEvent(id);
  const brackets: readonly FurtherStage[] = tournament.hasStages ? await readFurtherStages(id) : [];
  const stages = withFurtherGroups(everyStage({ tournament, matches, games: await games() }, brackets), tournament, further);
  return { tournament, matches, further, brackets, stages, teams: all };
};

/** Previews a correction in the first groups, as the page does. */
async function previewIn(match: Match, action: CorrectingAction) {
  const { tournament, matches, stages, teams: all } = await readAll();
  const verdict = previewCorrection({ tournament, teams: all, matches, games: null }, { stage: 'match', id: match.id }, action);
  if (!verdict.allowed) throw new Error(verdict.reason);
  const [{ fields, play }] = verdict.correction.carry.games as [(typeof verdict.correction.carry.games)[0]];
  const corrected = new Map(matches).set(match.id, { ...match, ...(fields as object), ...(play ? { play } : {}) } as Match);
  return compareStages(stages, [{ ...stages[0], games: corrected }, ...stages.slice(1)], all);
}

const carry = { choice: 'carry', mayClear: [] } as const;

describe('with two brackets that are drawn and partly played', () => {
  beforeEach(async () => {
    // Ranks 1 and 2 of each group play in A, the others in B.
    await createBracket(id, newBracket('single', pickTeams(0, 4, 1, 5)), times);
    await addStage(id, b, { name: 'B bracket', entry: { kind: 'rest', of: 'groups' } }, 2);
    await createBracket(id, newBracket('single', pickTeams(2, 6, 3, 7)), times, b);
    await recordBracketGame(id, 'u1-1', won);
    await recordBracketGame(id, `${b}-u1-1`, won, b);
  });

  /** The second and the third of a group change places. */
  const overCut = async () => {
    const match = await matchOf(teams[1]!, teams[2]!);
    const ending = match.team1Id === teams[1] ? ('forfeitByTeam1' as const) : ('forfeitByTeam2' as const);
    return { match, action: { kind: 'forfeit', ending } as const };
  };

  it.each([
    ['ranks of the groups, and both are named', { kind: 'ranks', of: 'groups', first: 5, last: 8 }, ['bracket', b]],
    ['the rest, which stays the rest as the first bracket stays', { kind: 'rest', of: 'groups' }, ['bracket']],
  ] as const)('a corrected game of the groups changes neither bracket; the second takes %s', async (_, entry, named) => {
    await deleteBracket(id, b);
    await changeStage(id, b, { name: 'B bracket', entry });
    await createBracket(id, newBracket('single', pickTeams(2, 6, 3, 7)), times, b);
    await recordBracketGame(id, `${b}-u1-1`, won, b);
    const before = await readAll();
    const { match, action } = await overCut();
    const { places, staying } = await previewIn(match, action);
    expect(places.map(({ teamId, from, to }) => [teamId, from, to])).toEqual(
      expect.arrayContaining([
        [teams[2], 3, 2],
        [teams[1], 2, 3],
      ]),
    );
    expect(staying).toEqual(named);
    await correctResult(id, { stage: 'match', id: match.id }, action, { ...carry, seen: match });
    const { stages, brackets } = await readAll();
    expect(brackets).toEqual(before.brackets);
    expect(stages.slice(1).map(({ games: of }) => of)).toEqual(before.stages.slice(1).map(({ games: of }) => of));
    expect(stages.slice(1).map((one) => one.kind === 'bracket' && one.bracketSeeds)).toEqual([
      pickTeams(0, 4, 1, 5),
      pickTeams(2, 6, 3, 7),
    ]);
    // They are played on, with the teams of their draw.
    await recordBracketGame(id, 'u1-2', won);
    await recordBracketGame(id, `${b}-u1-2`, won, b);
    expect(await gameIn('u1-2', b)).toMatchObject(won);
  });

  it('one that changes only places within one bracket names that one', async () => {
    const match = await matchOf(teams[2]!, teams[3]!);
    const ending = match.team1Id === teams[2] ? ('forfeitByTeam1' as const) : ('forfeitByTeam2' as const);
    expect((await previewIn(match, { kind: 'forfeit', ending })).staying).toEqual([b]);
  });

  it.each(['carry', 'keep'] as const)('a corrected game of one bracket (%s) leaves the other as it was played', async (choice) => {
    for (const last of ['u1-2', 'u2-1']) {
      await recordBracketGame(id, last, won);
      await recordBracketGame(id, `${b}-${last}`, won, b);
    }
    const [seen, untouched] = [await gameIn('u1-1', b), await games()];
    const action = { kind: 'correct', team1Score: 1, team2Score: 6, winner: null } as const;
    const ref = { stage: 'bracket', id: seen.id, further: b } as const;
    const final = await gameIn('u2-1', b);
    if (choice === 'carry') await expect(correctResult(id, ref, action, { ...carry, seen })).rejects.toMatchObject(conflict);
    await correctResult(id, ref, action, { choice, seen, mayClear: [final.id, `${b}-t-1`] });
    expect(await gameIn('u1-1', b)).toMatchObject({ team1Score: 1, team2Score: 6 });
    const now = await gameIn('u2-1', b);
    expect([now.team1Score, [now.team1Id, now.team2Id].includes(seen.team1Id)]).toEqual(choice === 'keep' ? [5, true] : [null, false]);
    expect(await games()).toEqual(untouched);
  });

  it('a team that leaves stays in its bracket and in the tables, and can come back as if nothing had been', async () => {
    const before = await readAll();
    await withdrawTeam(id, teams[2]!);
    const gone = await readAll();
    expect(gone.brackets).toEqual(before.brackets);
    expect([...gone.matches]).toEqual([...before.matches]);
    expect(compareStages(before.stages, gone.stages, before.teams)).toEqual({ places: [], staying: [] });
    await withdrawTeam(id, teams[2]!, false);
    expect(await readAll()).toEqual(before);
  });
});

describe('with groups after groups, and a bracket after these', () => {
  beforeEach(async () => {
    await add(id, { carries: 'none' });
    await drawGroups(id, stage, await preview(id));
  });

  const playMainRound = async () => {
    for (const { id: game, team1Id, team2Id } of await readGames(id)) {
      const isFirst = teams.indexOf(team1Id) < teams.indexOf(team2Id);
      await recordScore(id, game, { team1Score: isFirst ? 3 : 0, team2Score: isFirst ? 0 : 3 }, {}, false, stage);
    }
  };

  it('a team that leaves the second stage keeps its games in both; the bracket and groups after it take the next one', async () => {
    await playMainRound();
    await add(id, { name: 'Finals', entry: { kind: 'ranks', of: stage, first: 1, last: 2 }, carries: 'none' }, finals, 2);
    const [before, plan] = [await readAll(), await readGroupsPlan(id)];
    const [first, second, third] = rankIn(before);
    await withdrawTeam(id, first!);
    const after = await readAll();
    expect([await readGroupsPlan(id), [...after.further[0]!.games!]]).toEqual([plan, [...before.further[0]!.games!]]);
    expect(Object.values((await preview(id, finals)).groups).flat()).toEqual([second, third]);
    // A preview from before it left is refused.
    const outdated = { ...(await preview(id, finals)), groups: { '0': [first!, second!] } };
    await expect(drawGroups(id, finals, outdated)).rejects.toMatchObject(conflict);
    await expect(createBracket(id, newBracket('single', [first!, second!, third!, teams[5]!]), times)).rejects.toMatchObject(conflict);
    await drawGroups(id, finals, await preview(id, finals));
    expect((await firstValue(watchTournament, [id]))?.drawnGroupStages).toEqual([stage, finals]);
  });

  it('a corrected game of the second stage names the third, and the first groups have the same table', async () => {
    await playMainRound();
    await add(id, { name: 'Finals', entry: { kind: 'ranks', of: stage, first: 1, last: 2 }, carries: 'none' }, finals, 2);
    await drawGroups(id, finals, await preview(id, finals));
    const before = await readAll();
    const [, second, third] = rankIn(before);
    const game = (await readGames(id)).find(({ team1Id, team2Id }) => [team1Id, team2Id].every((one) => [second, third].includes(one)))!;
    const ending = game.team1Id === second ? ('forfeitByTeam1' as const) : ('forfeitByTeam2' as const);
    await correctResult(id, { stage: 'match', id: game.id }, { kind: 'forfeit', ending }, { ...carry, seen: game }, stage);
    const after = await readAll();
    const { places, staying } = compareStages(before.stages, after.stages, before.teams);
    expect(new Set(places.map(({ stage: of }) => of))).toEqual(new Set([stage]));
    expect(staying).toEqual([finals]);
    expect(await readGames(id, finals)).toEqual([...before.further[1]!.games!.values()]);
  });
});

/** The teams of the main round by their rank there. */
function rankIn({ stages, teams: all }: Awaited<ReturnType<typeof readAll>>): readonly TeamId[] {
  return readTables(stages, all)
    .get(stage)!
    .tables[0]!.rows.map(({ teamId }) => teamId);
}
