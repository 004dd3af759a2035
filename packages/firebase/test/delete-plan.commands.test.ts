import { tablePresets, type MatchId, type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import {
  adjustPoints,
  createBracket,
  createSchedule,
  deleteBracket,
  deleteSchedule,
  deleteTeam,
  duplicateTournament,
  playGame,
  recordBracketGame,
  recordScore,
  restoreDeleted,
  saveGroups,
  setDayRules,
  setReferees,
  unlockRound,
  withdrawTeam,
} from '../src/commands';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { watchBracket, watchHistory, watchSchedule, watchTournament } from '../src/repositories';
import { eachTestHasAnEvent, times } from './event.testkit';
import { firstValue } from './platform.testkit';
import { loseNextTransaction } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

/* Deleting a schedule or a bracket keeps it in the history with all results, from which it can be restored. */
jest.setTimeout(300_000);
let id = '';
let teamIds: readonly string[] = [];
const platform = eachTestHasAnEvent((event) => ({ id, teamIds } = event));

const tournament = async () => (await firstValue(watchTournament, [id]))!;
const history = () => firstValue(watchHistory, [id]);
const told = async () => (await history()).map(({ to }) => to['what']);
const matches = async () => (await firstValue(watchSchedule, [id])) ?? new Map();
const deletion = async (what: string) => (await history()).find(({ to }) => to['what'] === what)!;

const bracketOfFour = () => createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);

/** Adds games of six teams in one group. */
async function schedule(count: number): Promise<string[]> {
  await saveGroups(id, { 0: teamIds });
  const ids = Array.from({ length: count }, (_, index) => `m${index}`);
  const pairs = ids.map((game, index) => [game, { team1Id: teamIds[index % 6]!, team2Id: teamIds[(index + 1) % 6]! }] as const);
  await createSchedule(id, {
    scheduleType: 'roundRobin',
    schedule: { day1: ids },
    matches: Object.fromEntries(pairs),
    scheduleTimes: times,
  });
  return ids;
}

it('a schedule comes back with its results, states and clocks, once', async () => {
  await schedule(3);
  await recordScore(id, 'm0', { team1Score: 3, team2Score: 1 });
  await playGame(id, { stage: 'match', id: 'm1' }, { kind: 'call' });
  await playGame(id, { stage: 'match', id: 'm1' }, { kind: 'start', length: 12 });
  await withdrawTeam(id, teamIds[5]!);
  const [before, layout] = [await matches(), await tournament()];
  const undo = await deleteSchedule(id);
  expect(await deleteSchedule(id)).toBeNull();
  expect((await tournament()).schedule).toEqual({});
  const { id: record, from } = await deletion('scheduleDeleted');
  expect(undo).toBe(record);
  expect(from).toMatchObject({ layout: { scheduleType: 'roundRobin' }, games: { m0: { team1Score: 3 } } });
  await restoreDeleted(id, record);
  expect(await matches()).toEqual(before);
  expect(await tournament()).toEqual(layout);
  expect((await told())[0]).toBe('scheduleRestored');
  await expect(restoreDeleted(id, record)).rejects.toMatchObject({ code: 'conflict' });
  // The restored games can be played as before.
  await playGame(id, { stage: 'match', id: 'm1' }, { kind: 'end', ending: 'played' });
  expect((await matches()).get('m1' as MatchId)).toMatchObject({ play: { state: 'finished' } });
});

it('one that is more than a record may hold comes back whole', async () => {
  const ids = await schedule(40);
  await setReferees(id, Object.fromEntries(ids.map((game) => [game, game.padEnd(2000, '.')])));
  const before = await matches();
  await deleteSchedule(id);
  expect((await told()).filter((what) => what === 'part')).toHaveLength(1);
  await restoreDeleted(id, (await deletion('scheduleDeleted')).id);
  expect(await matches()).toEqual(before);
});

it('what comes back is a stage alone, whatever else a record says, and from records of plans alone', async () => {
  await schedule(3);
  await deleteSchedule(id);
  const { id: record } = await deletion('scheduleDeleted');
  const path = doc(platform.operator, `days/${id}/history`, record);
  const kept = (await getDoc(path)).data() as { from: string };
  const from = JSON.parse(kept.from) as { layout: object };
  const before = await tournament();
  await setDoc(path, {
    ...kept,
    from: JSON.stringify({ ...from, layout: { ...from.layout, organizerUids: ['x'], name: 'Mine' } }),
    kind: 'game',
  });
  await expect(restoreDeleted(id, record)).rejects.toMatchObject({ code: 'not-found' });
  await updateDoc(path, { kind: 'plan' });
  await restoreDeleted(id, record);
  expect(await tournament()).toMatchObject({
    name: before.name,
    organizerUids: before.organizerUids,
    schedule: { day1: ['m0', 'm1', 'm2'] },
  });
});

it('none comes back into other groups, or for a team that is gone', async () => {
  await schedule(3);
  await deleteSchedule(id);
  const { id: record } = await deletion('scheduleDeleted');
  await saveGroups(id, { 0: [...teamIds].reverse() });
  await expect(restoreDeleted(id, record)).rejects.toMatchObject({ code: 'conflict' });
  await deleteTeam(id, teamIds[0]!);
  await expect(restoreDeleted(id, record)).rejects.toMatchObject({ code: 'conflict' });
  await expect(restoreDeleted(id, 'none')).rejects.toMatchObject({ code: 'not-found' });
  expect((await tournament()).schedule).toEqual({});
});

it('a bracket comes back with who went on', async () => {
  await bracketOfFour();
  await recordBracketGame(id, 'u1-1', { team1Score: 3, team2Score: 1 });
  const [before, layout] = [await firstValue(watchBracket, [id]), await tournament()];
  await deleteBracket(id);
  expect(await firstValue(watchBracket, [id])).toBeNull();
  await restoreDeleted(id, (await deletion('bracketDeleted')).id);
  expect(await firstValue(watchBracket, [id])).toEqual(before);
  expect(await tournament()).toEqual(layout);
  expect(await told()).toEqual(['bracketRestored', 'bracketDeleted', undefined, 'bracketCreated']);
});

it('two who delete the same at once leave one record, that has all of it', async () => {
  await bracketOfFour();
  await Promise.all([deleteBracket(id), deleteBracket(id)]);
  await deleteBracket(id);
  await schedule(3);
  await Promise.all([deleteSchedule(id), deleteSchedule(id)]);
  await deleteSchedule(id);
  expect((await told()).filter((what) => String(what).endsWith('Deleted'))).toEqual(['scheduleDeleted', 'bracketDeleted']);
  expect((await deletion('bracketDeleted')).from).toMatchObject({ games: { 'u1-1': {} } });
  expect((await deletion('scheduleDeleted')).from).toMatchObject({ games: { m0: {} } });
});

it('a schedule stays of which somebody has made a bracket meanwhile', async () => {
  const ids = await schedule(3);
  await bracketOfFour();
  await expect(deleteSchedule(id)).rejects.toMatchObject({ code: 'conflict' });
  expect([...(await matches()).keys()]).toEqual(ids);
  await deleteBracket(id);
  await deleteSchedule(id);
  expect((await matches()).size).toBe(0);
});

it('none is deleted later that could not be deleted when it was asked for', async () => {
  await bracketOfFour();
  loseNextTransaction();
  await expect(deleteBracket(id)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await firstValue(watchBracket, [id])).not.toBeNull();
  expect(await told()).toEqual(['bracketCreated']);
});

it('how tables are made is kept; deductions of two teams by two organizers both count, a changed one is not written over', async () => {
  await schedule(3);
  const plain = {
    pointsPerWin: 3,
    headToHead: true,
    tieBreakPreset: 'pointsFirst',
    tableOrder: [],
    pointsPerDraw: 1,
    pointsPerLoss: 0,
  } as const;
  await adjustPoints(id, { ...plain, tableOrder: tablePresets.nah, pointsPerDraw: 2 }, plain);
  const deducted = (pointAdjustments: Record<string, string>, seen: Record<string, string>) =>
    adjustPoints(id, { pointAdjustments }, { ...plain, pointAdjustments: seen });
  await deducted({ b: '-1 Late' }, {});
  await deducted({ a: '2 Fair' }, {});
  await expect(deducted({ b: '-3 Very late' }, { b: '-2 Late' })).rejects.toMatchObject({ code: 'conflict' });
  await deducted({ a: '2 Fair' }, { b: '-1 Late', a: '2 Fair' });
  expect(await tournament()).toMatchObject({ tableOrder: tablePresets.nah, pointsPerDraw: 2, pointAdjustments: { a: { points: 2 } } });
  expect((await history()).slice(0, 4).map(({ kind, to }) => [kind, to])).toEqual([
    ['setting', { pointAdjustments: { a: '2 Fair' } }],
    ['setting', { pointAdjustments: { a: '2 Fair' } }],
    ['setting', { pointAdjustments: { b: '-1 Late' } }],
    ['setting', { tableOrder: tablePresets.nah, pointsPerDraw: 2 }],
  ]);
  const copy = await firstValue(watchTournament, [await duplicateTournament(id)]);
  expect(copy).toMatchObject({ tableOrder: tablePresets.nah, pointsPerDraw: 2, pointAdjustments: {} });
});

it('who leaves, what is unlocked and what the rules of the day are is kept', async () => {
  await schedule(3);
  await withdrawTeam(id, teamIds[0]!);
  await withdrawTeam(id, teamIds[0]!, false);
  await unlockRound(id, 'day1');
  await unlockRound(id, 'day1', false);
  const { forfeitGoals, withdrawnGames, gameLengths, isScorersPublic } = await tournament();
  const seen = { forfeitGoals, withdrawnGames, gameLengths, isScorersPublic };
  await setDayRules(id, { ...seen, forfeitGoals: 7 }, seen);
  const [teamId, roundId] = [teamIds[0], 'day1'];
  expect((await history()).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['setting', { forfeitGoals }, { forfeitGoals: 7 }],
    ['plan', {}, { what: 'roundLocked', roundId }],
    ['plan', {}, { what: 'roundUnlocked', roundId }],
    ['plan', {}, { what: 'takenBackIn', teamId }],
    ['plan', {}, { what: 'withdrawn', teamId }],
    ['plan', {}, { what: 'scheduleCreated' }],
  ]);
});
