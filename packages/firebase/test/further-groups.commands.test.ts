import type { TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import { doc, getDoc } from 'firebase/firestore/lite';
import {
  addStage,
  adjustPoints,
  changeGroups,
  correctResult,
  createBracket,
  deleteBracket,
  deleteSchedule,
  deleteTournament,
  drawGroups,
  publish,
  recordScore,
  removeStage,
  withdrawTeam,
} from '../src/commands';
import { newDocumentId } from '../src/ids';
import { furtherStageId } from '@courtside/domain/stages';
import { watchGroupGames, watchGroupStages, watchHistory, watchSchedule, watchStages, watchTournament } from '../src/repositories';
import { times } from './event.testkit';
import {
  add,
  drawMainRound,
  finals,
  readGames,
  readHistory,
  mainRound,
  readGroupsPlan,
  playGroups,
  preview,
  readEvent,
  stage,
} from './further-groups.testkit';
import { firstValue, platformForTests } from './platform.testkit';
import { changeBeforeRead, loseNextAnswer } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

const platform = platformForTests();
let id = '';
let teams: readonly TeamId[] = [];
beforeAll(() => platform.become('organizer'));
beforeEach(async () => {
  ({ id, teams } = await playGroups());
});

const tournament = () => firstValue(watchTournament, [id]);
const conflict = { code: 'conflict' };
const notFound = { code: 'not-found' };
const stored = async (path: string) => (await getDoc(doc(platform.operator, path))).data();
/** The first team of a group loses a game that it has won. */
const correct = async () => {
  const matches = await firstValue(watchSchedule, [id]);
  const match = [...matches.values()].find(({ team1Id, team2Id }) => [team1Id, team2Id].every((one) => teams.slice(0, 2).includes(one)))!;
  const action = { kind: 'forfeit', ending: match.team1Id === teams[0] ? 'forfeitByTeam1' : 'forfeitByTeam2' } as const;
  await correctResult(id, { stage: 'match', id: match.id }, action, { choice: 'carry', seen: match, mayClear: [] });
};

describe('further groups are added', () => {
  it('with the rules of tables that the tournament has, and nothing else of it changes', async () => {
    await adjustPoints(id, { pointsPerWin: 2, pointsPerDraw: 1, pointAdjustments: { [teams[0]!]: '-1 Came late' } });
    const before = await tournament();
    await add(id, { name: ' Main round ' });
    expect(await firstValue(watchGroupStages, [id])).toEqual([await readGroupsPlan(id)]);
    expect(await readGroupsPlan(id)).toMatchObject({
      ...mainRound,
      id: stage,
      order: 1,
      pointsPerWin: 2,
      pointAdjustments: {},
      schedule: {},
    });
    expect(await tournament()).toEqual({ ...before, hasFurtherGroups: true });
    expect(await readHistory(id)).toContain('stageAdded');
    // A release that knows of brackets alone has none to read.
    expect(await firstValue(watchStages, [id])).toEqual([]);
  });

  it('once, where the answer is lost, and a second attempt changes nothing', async () => {
    loseNextAnswer();
    await add(id);
    await add(id, { name: 'Twice' });
    expect((await firstValue(watchGroupStages, [id])).map(({ name }) => name)).toEqual(['Main round']);
    expect((await readHistory(id)).filter((what) => what === 'stageAdded')).toHaveLength(1);
  });

  it('by two organizers at once, both of them, beside a further bracket', async () => {
    const bracket = furtherStageId('bracketB123');
    await Promise.all([add(id, {}, furtherStageId(newDocumentId())), add(id, { name: 'Placement' }, furtherStageId(newDocumentId()))]);
    await addStage(id, bracket, { name: 'B bracket', entry: { kind: 'rest', of: 'groups' } }, 2);
    expect((await firstValue(watchGroupStages, [id])).map(({ name }) => name).sort()).toEqual(['Main round', 'Placement']);
    expect((await firstValue(watchStages, [id])).map(({ name }) => name)).toEqual(['B bracket']);
  });

  it('and changed as a whole until they are drawn, then by name and first day alone', async () => {
    await add(id);
    const other = { ...mainRound, groupCount: 2, feed: 'byGroup', carries: 'none' } as const;
    await changeGroups(id, stage, other);
    expect(await readGroupsPlan(id)).toMatchObject(other);
    await drawGroups(id, stage, await preview(id));
    await expect(changeGroups(id, stage, mainRound)).rejects.toMatchObject(conflict);
    await changeGroups(id, stage, { ...other, name: 'Sunday', firstDay: 2 });
    expect(await readGroupsPlan(id)).toMatchObject({ name: 'Sunday', firstDay: 2, groupCount: 2 });
    await expect(changeGroups(id, finals, mainRound)).rejects.toMatchObject(notFound);
  });

  it('and changed by two organizers, each in another choice: the second one does not write what it has not changed', async () => {
    await add(id);
    await changeGroups(id, stage, { ...mainRound, carries: 'points' }, mainRound);
    await changeGroups(id, stage, { ...mainRound, name: 'Sunday' }, mainRound);
    expect(await readGroupsPlan(id)).toMatchObject({ name: 'Sunday', carries: 'points' });
    await expect(changeGroups(id, stage, { ...mainRound, carries: 'none' }, mainRound)).rejects.toMatchObject(conflict);
    // The same choice of both is no conflict.
    await changeGroups(id, stage, { ...mainRound, carries: 'points' }, mainRound);
    expect(await readGroupsPlan(id)).toMatchObject({ name: 'Sunday', carries: 'points' });
  });
});

describe('further groups are drawn', () => {
  it('of the ranks of each group, without the games that count again', async () => {
    const before = await tournament();
    await drawMainRound(id);
    const [first, second, third, fourth] = [teams[0]!, teams[1]!, teams[4]!, teams[5]!];
    expect(Object.values((await readGroupsPlan(id))!.groups).map((group) => [...group].sort())).toEqual([
      [first, second, third, fourth].sort(),
    ]);
    const games = await readGames(id);
    expect(games).toHaveLength(4);
    expect(games.every((game) => game.id.startsWith(`${stage}-`))).toBe(true);
    expect(await firstValue(watchGroupGames, [id, stage])).toEqual(new Map(games.map((game) => [game.id, game])));
    expect(await readGroupsPlan(id)).toMatchObject({ schedule: { '0': games.map((game) => game.id) }, scheduleTimes: times });
    expect(await tournament()).toEqual({ ...before, hasFurtherGroups: true, drawnGroupStages: [stage] });
    expect(await readHistory(id)).toContain('stageDrawn');
    const { tables } = await readEvent(id);
    // The two games of the first groups count.
    expect(tables.get(stage)?.carriedGames).toHaveLength(2);
    expect(tables.get(stage)?.tables[0]?.rows.map(({ points }) => points)).toEqual([3, 3, 0, 0]);
  });

  it('once: not again, not by two organizers at once, and once where the answer is lost', async () => {
    await add(id);
    const drawn = await preview(id);
    const settled = await Promise.allSettled([drawGroups(id, stage, drawn), drawGroups(id, stage, drawn)]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(drawGroups(id, stage, drawn)).rejects.toMatchObject(conflict);
    await deleteSchedule(id, stage);
    loseNextAnswer();
    await drawGroups(id, stage, drawn);
    expect((await tournament())?.drawnGroupStages).toEqual([stage]);
    expect((await readHistory(id)).filter((what) => what === 'stageDrawn')).toHaveLength(2);
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['a result is corrected', correct],
    ['a team withdraws', () => withdrawTeam(id, teams[0]!)],
    ['another organizer wants two groups', () => changeGroups(id, stage, { ...mainRound, groupCount: 2 })],
  ])('not with what was previewed once %s, even in between', async (_what, change) => {
    await add(id);
    const drawn = await preview(id);
    const isChanged = changeBeforeRead('teams', change);
    await expect(drawGroups(id, stage, drawn)).rejects.toMatchObject(conflict);
    expect(isChanged()).toBe(true);
    expect(await readGames(id)).toEqual([]);
    // The next preview is what comes by now.
    await drawGroups(id, stage, await preview(id));
    expect(await readGames(id)).not.toEqual([]);
  });

  it('not without a plan, below a bracket, after a stage that is not drawn, or with games of other teams', async () => {
    await add(id);
    const drawn = await preview(id);
    await expect(drawGroups(id, finals, drawn)).rejects.toMatchObject(notFound);
    await add(id, { entry: { kind: 'groupRanks', of: stage, first: 1, last: 2 } }, finals, 2);
    await expect(drawGroups(id, finals, { ...drawn, groups: { '0': teams.slice(0, 2) } })).rejects.toMatchObject(conflict);
    const foreign = { ...drawn.matches, m1: { team1Id: teams[0]!, team2Id: teams[7]! } };
    await expect(drawGroups(id, stage, { ...drawn, matches: foreign })).rejects.toMatchObject(conflict);
    await createBracket(id, newBracket('single', teams.slice(0, 4)), times);
    await expect(drawGroups(id, stage, drawn)).rejects.toMatchObject(conflict);
    await deleteBracket(id);
    await drawGroups(id, stage, drawn);
  });

  it('also by a page of the release before, which deals teams out in plain snake order', async () => {
    // The second of the second group is ahead of that of the first: A1 B1 B2 A2.
    const [, second, third] = teams.slice(4);
    const matches = await firstValue(watchSchedule, [id]);
    const match = [...matches.values()].find(({ team1Id, team2Id }) => [team1Id, team2Id].every((one) => one === second || one === third))!;
    const isFirst = match.team1Id === second;
    await recordScore(id, match.id, { team1Score: isFirst ? 9 : 0, team2Score: isFirst ? 0 : 9 });
    await add(id, { entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 2 }, groupCount: 2, carries: 'none' });
    const drawn = await preview(id);
    const [a, b] = [teams.slice(0, 2), teams.slice(4, 6)];
    expect(Object.values(drawn.groups).map((group) => group.length)).toEqual([2, 2]);
    expect(drawn.groups).not.toEqual({ '0': a, '1': b });
    const older = {
      ...{ ...drawn, groups: { '0': a, '1': b }, schedule: { '0': ['m1', 'm2'] } },
      matches: { m1: { team1Id: a[0]!, team2Id: a[1]! }, m2: { team1Id: b[0]!, team2Id: b[1]! } },
    };
    await expect(drawGroups(id, stage, { ...older, groups: { '0': a, '1': teams.slice(2, 4) } })).rejects.toMatchObject(conflict);
    await drawGroups(id, stage, older);
    expect((await readGroupsPlan(id))?.groups).toEqual(older.groups);
  });

  it('not once the schedule before them is gone', async () => {
    await add(id);
    const drawn = await preview(id);
    await deleteSchedule(id);
    await expect(drawGroups(id, stage, drawn)).rejects.toMatchObject(conflict);
  });
});

describe('drawn further groups', () => {
  it('hold the schedule before them, and are held by a bracket and by groups after them', async () => {
    await drawMainRound(id);
    await expect(deleteSchedule(id)).rejects.toMatchObject(conflict);
    await expect(removeStage(id, stage)).rejects.toMatchObject(conflict);
    await add(id, { name: 'Finals', entry: { kind: 'ranks', of: stage, first: 1, last: 2 } }, finals, 2);
    await drawGroups(id, finals, await preview(id, finals));
    await expect(deleteSchedule(id, stage)).rejects.toMatchObject(conflict);
    await createBracket(id, newBracket('single', teams.slice(0, 4)), times);
    await expect(deleteSchedule(id, finals)).rejects.toMatchObject(conflict);
    await deleteBracket(id);
    await deleteSchedule(id, finals);
    // A plan whose teams come from it holds it too.
    await deleteSchedule(id, stage);
    await expect(removeStage(id, stage)).rejects.toMatchObject(conflict);
    await removeStage(id, finals);
    await removeStage(id, stage);
    expect(await firstValue(watchGroupStages, [id])).toEqual([]);
    expect(await deleteSchedule(id)).not.toBeNull();
  });

  it('are deleted with their games, which the history keeps, and drawn again', async () => {
    await drawMainRound(id);
    const games = (await readGames(id)).map((game) => game.id);
    await deleteSchedule(id, stage);
    await deleteSchedule(id, stage);
    expect(await readGames(id)).toEqual([]);
    expect(await readGroupsPlan(id)).toMatchObject({ ...mainRound, groups: {}, schedule: {} });
    expect((await tournament())?.drawnGroupStages).toEqual([]);
    const gone = (await firstValue(watchHistory, [id])).filter(({ to }) => to['what'] === 'stageDeleted');
    expect(gone.map(({ from }) => Object.keys(from['games'] as object).sort())).toEqual([[...games].sort()]);
    await drawGroups(id, stage, await preview(id));
    expect((await readGames(id)).map((game) => game.id)).toEqual(games);
  });

  it('do not change with a correction of a game before them, or a withdrawal', async () => {
    await drawMainRound(id);
    const [plan, games] = [await readGroupsPlan(id), await readGames(id)];
    await correct();
    await withdrawTeam(id, teams[1]!);
    expect([await readGroupsPlan(id), await readGames(id)]).toEqual([plan, games]);
  });

  it('are not redrawn by a deletion that another organizer made meanwhile', async () => {
    await drawMainRound(id);
    const isChanged = changeBeforeRead(`tournaments/${id}`, () => deleteSchedule(id, stage));
    await deleteSchedule(id, stage);
    expect([isChanged(), (await readHistory(id)).filter((what) => what === 'stageDeleted')]).toEqual([true, ['stageDeleted']]);
  });

  it('are deleted with the tournament', async () => {
    await drawMainRound(id);
    await deleteTournament(id);
    expect([await stored(`tournaments/${id}/stages/${stage}`), await stored(`schedules/${id}/stages/${stage}`)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

it('are read by visitors once the schedule is shown, and changed by organizers alone', async () => {
  await drawMainRound(id);
  await publish(id, ['teams']);
  await platform.become('stranger');
  await expect(firstValue(watchGroupStages, [id])).rejects.toMatchObject({ code: 'permission-denied' });
  await platform.become('organizer');
  await publish(id, ['schedule']);
  await platform.become('stranger');
  expect((await firstValue(watchGroupStages, [id])).map(({ name }) => name)).toEqual(['Main round']);
  expect(await readGames(id)).toHaveLength(4);
  await expect(add(id, {}, finals)).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(deleteSchedule(id, stage)).rejects.toMatchObject({ code: 'permission-denied' });
  await platform.become('organizer');
});

it('next to brackets, a visitor reads of each kind what is shown', async () => {
  await drawMainRound(id);
  await addStage(id, furtherStageId('bracketB123'), { name: 'B bracket', entry: { kind: 'rest', of: 'groups' } }, 2);
  const named = async (watch: typeof watchStages | typeof watchGroupStages) =>
    (await firstValue<[string], readonly { readonly name: string }[]>(watch, [id])).map(({ name }) => name);
  await publish(id, ['bracket']);
  await platform.become(null);
  expect(await named(watchStages)).toEqual(['B bracket']);
  await expect(named(watchGroupStages)).rejects.toMatchObject({ code: 'permission-denied' });
  await platform.become('organizer');
  await publish(id, ['schedule']);
  await platform.become(null);
  expect(await named(watchStages)).toEqual(['B bracket']);
  expect(await named(watchGroupStages)).toEqual(['Main round']);
  await platform.become('organizer');
});
