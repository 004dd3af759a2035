import type { MatchId, TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import { doc, getDoc } from 'firebase/firestore/lite';
import {
  addBreak,
  addScheduleDay,
  addTieBreakerMatch,
  claimPass,
  correctResult,
  createBracket,
  createPass,
  deleteMatch,
  moveMatch,
  playGame,
  recordScore,
  removeBreak,
  restoreMatch,
  saveScheduleDays,
  setHyperlinks,
  setMatchTimes,
  setReferee,
  setReferees,
  setTeamOrder,
  settleScore,
  unlockRound,
  updateDetails,
} from '../src/commands';
import { newDocumentId } from '../src/ids';
import { readSchedule, watchHistory, watchSchedule, watchTournament } from '../src/repositories';
import { times } from './event.testkit';
import { drawMainRound, readGames, readGroupsPlan, playGroups, readEvent, stage } from './further-groups.testkit';
import { firstValue, platformForTests } from './platform.testkit';
import { loseTransactionAnswers } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

const platform = platformForTests();
let id = '';
let teams: readonly TeamId[] = [];
/** The games of the main round, in order. */
let ids: readonly MatchId[] = [];
beforeAll(() => platform.become('organizer'));
beforeEach(async () => {
  ({ id, teams } = await playGroups());
  await drawMainRound(id);
  ids = ((await readGroupsPlan(id))!.schedule as Record<string, MatchId[]>)['0']!;
});
afterEach(() => loseTransactionAnswers(false));

const conflict = { code: 'conflict' };
const game = async (index = 0) => (await readGames(id)).find((one) => one.id === ids[index])!;
const ref = (index = 0) => ({ stage: 'match', id: ids[index]!, further: stage }) as const;
const days = async () => (await readGroupsPlan(id))?.schedule as Readonly<Record<string, readonly string[]>>;
const score = (index: number, one: number | null, other: number | null, seen = {}) =>
  recordScore(id, ids[index]!, { team1Score: one, team2Score: other }, seen, false, stage);
const firstGames = async () => [...(await firstValue(watchSchedule, [id])).values()];

describe('scores of further groups', () => {
  it('can be unlocked for corrections below a bracket, and the first groups stay closed', async () => {
    await unlockRound(id, '0', true, stage);
    expect((await readGroupsPlan(id))?.unlockedRounds).toEqual(['0']);
    expect((await firstValue(watchTournament, [id]))?.unlockedRounds).toEqual([]);
    await unlockRound(id, '0', false, stage);
    expect((await readGroupsPlan(id))?.unlockedRounds).toEqual([]);
  });

  it('are read once, apart from those of the first groups', async () => {
    expect([...(await readSchedule(id, stage)).keys()].sort()).toEqual([...ids].sort());
    expect((await readSchedule(id)).size).toBe(12);
  });

  it('are recorded in their own document, count in their tables, and leave the first groups alone', async () => {
    const before = await firstGames();
    await score(0, 5, 2);
    expect(await game()).toMatchObject({ team1Score: 5, team2Score: 2 });
    const { tables } = await readEvent(id);
    expect(tables.get(stage)?.tables[0]?.rows.reduce((sum, { points }) => sum + points, 0)).toBe(9);
    expect(await firstGames()).toEqual(before);
    const [record] = (await firstValue(watchHistory, [id])).filter((one) => one.game === ids[0]);
    expect(record?.to).toMatchObject({ team1Score: 5, team2Score: 2 });
  });

  it('of two organizers at once both count, in different games; of one game the second is refused', async () => {
    await Promise.all([score(0, 5, 2), score(1, 1, 0)]);
    expect([await game(0), await game(1)]).toMatchObject([{ team1Score: 5 }, { team1Score: 1 }]);
    await expect(score(0, 7, 7, { team1Score: null, team2Score: null })).rejects.toMatchObject(conflict);
    expect(await game()).toMatchObject({ team1Score: 5, team2Score: 2 });
    await score(0, 6, 2, { team1Score: 5, team2Score: 2 });
    expect(await game()).toMatchObject({ team1Score: 6 });
  });

  it('that only one side has get a zero, and games that were deleted get none', async () => {
    await recordScore(id, ids[0]!, { team1Score: 2 }, {}, false, stage);
    await settleScore(id, ids[0]!, stage);
    expect(await game()).toMatchObject({ team1Score: 2, team2Score: 0 });
    await deleteMatch(id, ids[1]!, stage);
    await expect(score(1, 1, 0)).rejects.toMatchObject({ code: 'not-found' });
    await expect(recordScore(id, ids[0]!, { team1Score: 2 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('have referees and links', async () => {
    await setReferee(id, ids[0]!, 'Zoé', stage);
    await setReferees(id, { [ids[1]!]: 'Ada', [ids[2]!]: 'Mo', [ids[3]!]: 'Kim' }, stage);
    await setHyperlinks(id, { [ids[0]!]: 'https://video.example/1' }, stage);
    expect((await Promise.all([0, 1, 2, 3].map(game))).map(({ referee }) => referee)).toEqual(['Zoé', 'Ada', 'Mo', 'Kim']);
    expect((await game()).hyperlink).toBe('https://video.example/1');
  });
});

describe('games of further groups', () => {
  it('are played on the board: called, started, scored and ended, without a court document', async () => {
    await playGame(id, ref(), { kind: 'call' });
    await playGame(id, ref(), { kind: 'start', length: 12 });
    expect((await getDoc(doc(platform.operator, `schedules/${id}/onCourt/${ids[0]}`))).exists()).toBe(false);
    await expect(score(0, 9, 9)).rejects.toMatchObject({ code: 'invalid', message: 'notFinished' });
    const tap = () => playGame(id, ref(), { kind: 'goal', goal: { id: newDocumentId(), side: 1, at: Date.now(), player: '' } });
    await Promise.all([tap(), tap()]);
    await playGame(id, ref(), { kind: 'pause' });
    await playGame(id, ref(), { kind: 'resume' });
    await playGame(id, ref(), { kind: 'end', ending: 'played' });
    expect(await game()).toMatchObject({ team1Score: 2, team2Score: 0, play: { state: 'finished' } });
    await playGame(id, ref(), { kind: 'reopen' });
    expect((await game()).play?.state).not.toBe('finished');
    await expect(playGame(id, { ...ref(), id: 'missing' }, { kind: 'call' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are played by a scorekeeper with a pass', async () => {
    await updateDetails(id, { endDate: '2099-01-01' });
    const pass = await createPass(id, 'Fence', null);
    await platform.become(null);
    await claimPass(id, pass.passId, pass.secret);
    await playGame(id, ref(), { kind: 'call' });
    await playGame(id, ref(), { kind: 'start', length: 12 });
    await playGame(id, ref(), { kind: 'goal', goal: { id: newDocumentId(), side: 2, at: Date.now(), player: '' } });
    await playGame(id, ref(), { kind: 'end', ending: 'played' });
    await expect(playGame(id, ref(1), { kind: 'forfeit', ending: 'forfeitByTeam1' })).rejects.toMatchObject({ code: 'permission-denied' });
    await platform.become('organizer');
    expect(await game()).toMatchObject({ team1Score: 0, team2Score: 1, play: { state: 'finished' } });
  });

  it('are corrected, by what was seen, also below a bracket that stays', async () => {
    await score(0, 5, 2);
    await createBracket(id, newBracket('single', teams.slice(0, 4)), times);
    const seen = await game();
    const forfeit = { kind: 'forfeit', ending: 'forfeitByTeam1' } as const;
    const choice = { choice: 'carry', mayClear: [] } as const;
    await expect(correctResult(id, ref(), forfeit, { ...choice, seen: await game(1) })).rejects.toMatchObject(conflict);
    await correctResult(id, ref(), forfeit, { ...choice, seen });
    expect(await game()).toMatchObject({ play: { state: 'finished', ending: 'forfeitByTeam1' } });
    // As pages pass the stage of a further bracket.
    const { further: _, ...match } = ref(1);
    const correct = { kind: 'correct', team1Score: 4, team2Score: 3, ending: 'played', winner: null } as never;
    await score(1, 1, 0);
    await correctResult(id, match, correct, { ...choice, seen: await game(1) }, stage);
    expect(await game(1)).toMatchObject({ team1Score: 4, team2Score: 3 });
    await expect(correctResult(id, { ...match, id: 'missing' }, correct, { ...choice, seen }, stage)).rejects.toMatchObject({
      code: 'not-found',
    });
    const records = (await firstValue(watchHistory, [id])).filter((one) => one.game === ids[0]);
    expect(records).toHaveLength(2);
  });
});

describe('the schedule of further groups', () => {
  it('is moved, once where answers are lost, and nothing of the first schedule', async () => {
    const before = (await readEvent(id)).tournament.schedule;
    loseTransactionAnswers();
    await moveMatch(id, ids[0]!, { dayId: '0', index: 0 }, { dayId: '0', index: 2 }, false, stage);
    await addBreak(id, { dayId: '0', index: 0 }, 1, undefined, stage);
    loseTransactionAnswers(false);
    expect(await days()).toEqual({ '0': ['break', ids[1], ids[2], ids[0], ids[3]] });
    await removeBreak(id, { dayId: '0', index: 0 }, 1, stage);
    await addScheduleDay(id, '1', '10:00', stage);
    await expect(addScheduleDay(id, '1', '10:00', stage)).rejects.toMatchObject(conflict);
    await saveScheduleDays(id, { '0': [ids[1]!, ids[2]!], '1': [ids[0]!, ids[3]!] }, stage);
    expect(await days()).toEqual({ '0': [ids[1], ids[2]], '1': [ids[0], ids[3]] });
    expect((await readGroupsPlan(id))?.scheduleTimes.startTimes).toEqual(['09:00', '10:00']);
    expect((await readEvent(id)).tournament.schedule).toEqual(before);
  });

  it('loses a game and gets it back, unless a bracket was drawn meanwhile', async () => {
    await score(0, 5, 2);
    loseTransactionAnswers();
    const deleted = (await deleteMatch(id, ids[0]!, stage))!;
    loseTransactionAnswers(false);
    expect(await game()).toBeUndefined();
    await restoreMatch(id, ids[0]!, deleted, stage);
    expect([await game(), await days()]).toMatchObject([{ team1Score: 5 }, { '0': ids }]);
    const again = (await deleteMatch(id, ids[0]!, stage))!;
    await createBracket(id, newBracket('single', teams.slice(0, 4)), times);
    await expect(restoreMatch(id, ids[0]!, again, stage)).rejects.toMatchObject(conflict);
  });

  it('has times of its own, which two organizers change without loss', async () => {
    await setMatchTimes(id, { ...times, gameLength: 20 }, times, stage);
    await setMatchTimes(id, { ...times, interval: 8 }, times, stage);
    await expect(setMatchTimes(id, { ...times, gameLength: 30 }, times, stage)).rejects.toMatchObject(conflict);
    expect((await readGroupsPlan(id))?.scheduleTimes).toMatchObject({ gameLength: 20, interval: 8 });
    expect((await readEvent(id)).tournament.scheduleTimes).toMatchObject({ gameLength: 12, interval: 5 });
  });

  it('has a play-off game, whose id is the stage’s, and an order of its teams', async () => {
    const match = { team1Id: teams[0]!, team2Id: teams[1]! };
    await expect(addTieBreakerMatch(id, '0', 'playoff', match, stage)).rejects.toMatchObject({ code: 'invalid' });
    await addTieBreakerMatch(id, '0', `${stage}-playoff`, match, stage);
    expect((await days())['0']?.at(-1)).toBe(`${stage}-playoff`);
    expect((await readGames(id)).find(({ isTieBreaker }) => isTieBreaker)?.id).toBe(`${stage}-playoff`);
    await setTeamOrder(id, [teams[1]!, teams[0]!], [], stage);
    expect((await readGroupsPlan(id))?.teamOrder).toEqual([teams[1], teams[0]]);
  });
});

it('the first schedule is closed below them: nothing of it is moved, restored or added', async () => {
  const [first] = await firstGames();
  const denied = { code: 'permission-denied' };
  await expect(moveMatch(id, first!.id, { dayId: '0', index: 0 }, { dayId: '0', index: 2 })).rejects.toMatchObject(denied);
  await expect(deleteMatch(id, first!.id)).rejects.toMatchObject(denied);
  await expect(addScheduleDay(id, '1', '10:00')).rejects.toMatchObject(denied);
  // Its results can still be corrected.
  await recordScore(id, first!.id, { team1Score: 9 }, { team1Score: first!.team1Score });
  expect((await firstGames()).find((one) => one.id === first!.id)?.team1Score).toBe(9);
});
