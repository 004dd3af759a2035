import { finalRanking, readBracket, type GameId, type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import { furtherStageId, withStage, type EntryRule, type BracketPlan } from '@courtside/domain/stages';
import { doc, getDoc } from 'firebase/firestore/lite';
import {
  addStage,
  addMockTeams,
  changeStage,
  correctResult,
  createBracket,
  createTournament,
  deleteBracket,
  deleteSchedule,
  recordBracketGame,
  removeStage,
  saveGroups,
  createSchedule,
  playGame,
  setBracketHyperlinks,
  setBracketTimes,
  withdrawTeam,
} from '../src/commands';
import { newDocumentId } from '../src/ids';
import { readFurtherStages, watchBracket, watchHistory, watchStageGames, watchStages, watchTournament } from '../src/repositories';
import { readPlan, times } from './event.testkit';
import { loseAnswers } from './lost-answers.testkit';
import { draft, firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();
let id = '';
let teams: readonly TeamId[] = [];
const rest: EntryRule = { kind: 'rest', of: 'groups' };
const stage = furtherStageId('bracketB123');

beforeAll(() => platform.become('organizer'));
beforeEach(async () => {
  id = await createTournament(draft);
  teams = (await addMockTeams(id, 8)) as unknown as readonly TeamId[];
  await saveGroups(id, { '0': teams });
  await createSchedule(id, readPlan(teams));
});

const tournament = () => firstValue(watchTournament, [id]);
const stages = () => firstValue(watchStages, [id]);
const games = (of = stage) => firstValue(watchStageGames, [id, of]);
const history = async () => (await firstValue(watchHistory, [id])).map(({ to }) => to['what']);
const first = () => createBracket(id, newBracket('single', teams.slice(0, 4)), times);
const added = (of = stage, name = 'B bracket') => addStage(id, of, { name, entry: rest }, 2);
const second = (of = stage) => createBracket(id, newBracket('single', teams.slice(4)), times, of);
const both = async () => {
  await first();
  await added();
  await second();
};
const read = async () => {
  const [plan] = await stages();
  return readBracket(withStage((await tournament())!, plan as BracketPlan), (await games())!).bracket!;
};
const won = { team1Score: 5, team2Score: 2 };
const conflict = { code: 'conflict' };
const game = (name: string) => `${stage}-${name}`;

it('a tournament without further stages stores nothing of them', async () => {
  await first();
  expect((await getDoc(doc(platform.operator, 'tournaments', id))).data()).not.toHaveProperty('hasStages');
  expect(await tournament()).toMatchObject({ hasStages: false });
  expect(await stages()).toEqual([]);
});

it('a further bracket is added, changed, drawn, and nothing of the first one changes', async () => {
  await first();
  const [before, firstGames] = [await tournament(), await firstValue(watchBracket, [id])];
  await added();
  await changeStage(id, stage, { name: ' Challenger ', entry: { kind: 'ranks', of: 'groups', first: 5, last: 8 } });
  expect(await stages()).toEqual([
    expect.objectContaining({ id: stage, name: 'Challenger', entry: { kind: 'ranks', of: 'groups', first: 5, last: 8 } }),
  ]);
  expect(await games()).toBeNull();
  await second();
  expect((await stages())[0]).toMatchObject({ bracketSeeds: teams.slice(4), bracketTimes: times, gamesBefore: firstGames!.size });
  expect(await tournament()).toEqual({ ...before, hasStages: true });
  expect(await firstValue(watchBracket, [id])).toEqual(firstGames);
  // Games have their own ids and numbers.
  expect([...(await games())!.keys()].filter((one) => firstGames!.has(one))).toEqual([]);
  const { template } = await read();
  expect(Math.min(...template.games.map(({ number }) => number ?? Infinity))).toBe(3 + firstGames!.size + 1);
  expect(await history()).toEqual(expect.arrayContaining(['stageAdded', 'stageChanged', 'stageDrawn']));
});

it('is read once with its games, in its order; without games before it is drawn', async () => {
  await first();
  await added();
  await added(furtherStageId('bracketC123'), 'C bracket');
  await second();
  expect(await readFurtherStages(id)).toEqual([
    { plan: (await stages())[0], games: await games() },
    { plan: (await stages())[1], games: null },
  ]);
});

it('is drawn after the first one, once, of teams that play on, while its plan is there', async () => {
  await added();
  await expect(second()).rejects.toMatchObject(conflict);
  await first();
  await withdrawTeam(id, teams[5]!);
  await expect(second()).rejects.toMatchObject(conflict);
  await withdrawTeam(id, teams[5]!, false);
  await second();
  await expect(second()).rejects.toMatchObject(conflict);
  await expect(changeStage(id, stage, { name: 'C', entry: { kind: 'all' } })).rejects.toMatchObject(conflict);
  await changeStage(id, stage, { name: 'C', entry: rest });
  expect((await stages())[0]?.name).toBe('C');
  await expect(second(furtherStageId('removed1234'))).rejects.toMatchObject({ code: 'not-found' });
});

it('is played on the board: called, started, scored and ended in its own document, without a court document', async () => {
  await both();
  const ref = { stage: 'bracket', id: game('u1-1'), further: stage } as const;
  const firstGames = await firstValue(watchBracket, [id]);
  const played = async () => (await games())!.get(ref.id as GameId)!;
  await playGame(id, ref, { kind: 'call' });
  await playGame(id, ref, { kind: 'start', length: 12 });
  expect((await played()).play?.state).toBe('playing');
  expect((await getDoc(doc(platform.operator, `brackets/${id}/onCourt/${ref.id}`))).exists()).toBe(false);
  await playGame(id, ref, { kind: 'goal', goal: { id: newDocumentId(), side: 1, at: Date.now(), player: '' } });
  await playGame(id, ref, { kind: 'pause' });
  await playGame(id, ref, { kind: 'resume' });
  await playGame(id, ref, { kind: 'end', ending: 'played' });
  expect(await played()).toMatchObject({ team1Score: 1, team2Score: 0, play: { state: 'finished' } });
  await recordBracketGame(id, ref.id, { team1Score: 1, team2Score: 0, isTapped: true }, stage);
  expect((await read()).states.some(({ slots }) => slots.includes(teams[4]!))).toBe(true);
  await playGame(id, ref, { kind: 'reopen' });
  expect((await played()).play?.state).not.toBe('finished');
  expect(await firstValue(watchBracket, [id])).toEqual(firstGames);
  await expect(playGame(id, { ...ref, id: 'missing' }, { kind: 'call' })).rejects.toMatchObject({ code: 'not-found' });
});

it('is played to its champion, with links and times of its own', async () => {
  await both();
  await recordBracketGame(id, game('u1-1'), won, stage);
  await recordBracketGame(id, game('u1-2'), won, stage);
  for (const last of ['u2-1', 't-1']) {
    const found = [...(await games())!.keys()].find((one) => one.endsWith(last));
    if (found) await recordBracketGame(id, found, won, stage);
  }
  const open = (await read()).states.filter(({ status }) => status === 'ready');
  for (const { slots } of open) {
    const found = [...(await games())!.values()].find(({ team1Id, team2Id }) => team1Id === slots[0] && team2Id === slots[1]);
    await recordBracketGame(id, found!.id, won, stage);
  }
  expect(finalRanking(await read())).toMatchObject({ complete: true, champion: teams[4] });
  expect([...(await firstValue(watchBracket, [id]))!.values()].every(({ team1Score }) => team1Score === null)).toBe(true);
  await setBracketHyperlinks(id, { [game('u1-1')]: 'https://video.example/1' }, stage);
  expect((await games())!.get(game('u1-1') as GameId)?.hyperlink).toBe('https://video.example/1');
  await setBracketTimes(id, { ...times, gameLength: 20 }, times, stage);
  expect((await stages())[0]?.bracketTimes).toMatchObject({ gameLength: 20 });
  expect((await tournament())?.bracketTimes).toMatchObject({ gameLength: 12 });
});

it('takes results of two organizers at once, and refuses one over another that was not seen', async () => {
  await both();
  await Promise.all([recordBracketGame(id, game('u1-1'), won, stage), recordBracketGame(id, game('u1-2'), won, stage)]);
  const seen = { team1Score: null, team2Score: null, winner: null };
  await expect(recordBracketGame(id, game('u1-1'), { team1Score: 1, team2Score: 0, seen }, stage)).rejects.toMatchObject(conflict);
  expect((await games())!.get(game('u1-1') as GameId)).toMatchObject(won);
});

it('takes a forfeit, and carries a correction through its later games', async () => {
  await both();
  const stored = async (name: string) => (await games())!.get(game(name) as GameId)!;
  await correctResult(
    id,
    { stage: 'bracket', id: game('u1-1') },
    { kind: 'forfeit', ending: 'forfeitByTeam1' },
    {
      choice: 'carry',
      seen: await stored('u1-1'),
      mayClear: [],
    },
    stage,
  );
  expect(await stored('u1-1')).toMatchObject({ play: { state: 'finished', ending: 'forfeitByTeam1' } });
  const winner = (await stored('u1-1')).winner;
  expect([...(await games())!.values()].some(({ roundId, team1Id }) => roundId !== 'round1' && team1Id === winner)).toBe(true);
});

it('is deleted and drawn again; removed only while it is not drawn; and holds the first bracket and the schedule', async () => {
  await both();
  await expect(removeStage(id, stage)).rejects.toMatchObject(conflict);
  await expect(deleteBracket(id)).rejects.toMatchObject(conflict);
  await expect(deleteSchedule(id)).rejects.toMatchObject(conflict);
  await deleteBracket(id, stage);
  expect(await games()).toBeNull();
  expect((await stages())[0]).toMatchObject({ name: 'B bracket', bracket: {}, bracketSeeds: [], gamesBefore: 0 });
  const gone = (await firstValue(watchHistory, [id])).find(({ to }) => to['what'] === 'stageDeleted');
  expect(Object.keys((gone?.from['games'] ?? {}) as object)).toContain(game('u1-1'));
  await second();
  await deleteBracket(id, stage);
  await removeStage(id, stage);
  expect(await stages()).toEqual([]);
  await deleteBracket(id);
  expect(await tournament()).toMatchObject({ bracket: {} });
});

it('two that are added at once both stand', async () => {
  await Promise.all([added(furtherStageId(newDocumentId()), 'B'), added(furtherStageId(newDocumentId()), 'C')]);
  expect((await stages()).map(({ name }) => name).sort()).toEqual(['B', 'C']);
});

describe('the same stage is added again', () => {
  const records = async () => (await history()).filter((what) => what === 'stageAdded').length;

  it('after it was drawn: it stays as it is, and the history tells of it once', async () => {
    await both();
    const [before, drawn] = [await stages(), await games()];
    await added(stage, 'Other name');
    expect([await stages(), await games()]).toEqual([before, drawn]);
    expect(await records()).toBe(1);
  });

  it('after an answer was lost: it is there once', async () => {
    loseAnswers({ commit: 1, batchGet: 1 });
    await added().catch(() => undefined);
    jest.restoreAllMocks();
    await added();
    expect((await stages()).map(({ name }) => name)).toEqual(['B bracket']);
    expect(await records()).toBe(1);
  });

  it('after it was removed: it stays removed', async () => {
    await added();
    await removeStage(id, stage);
    await added();
    expect(await stages()).toEqual([]);
    expect(await records()).toBe(1);
  });

  it('by somebody who does not organize: refused', async () => {
    await platform.become('stranger');
    await expect(added()).rejects.toMatchObject({ code: 'permission-denied' });
    await platform.become('organizer');
    expect(await stages()).toEqual([]);
  });
});
