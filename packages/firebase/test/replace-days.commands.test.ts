import type { MatchId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import {
  addMockTeams,
  addScheduleDay,
  addTieBreakerMatch,
  createBracket,
  createSchedule,
  createTournament,
  moveMatch,
  playGame,
  recordScore,
  replaceScheduleDays,
  saveGroups,
  saveScheduleDays,
  setMatchTimes,
  type ArrangedDays,
} from '../src/commands';
import { watchHistory, watchSchedule, watchTournament } from '../src/repositories';
import { readPlan, times } from './event.testkit';
import { draft, firstValue, platformForTests } from './platform.testkit';
import { loseTransactionAnswers } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

const platform = platformForTests();
let id = '';
let teams: readonly string[] = [];
const seen: ArrangedDays = { schedule: { day1: ['m1', 'm2'], day2: ['m3'] }, startTimes: ['09:00', '10:00'] };
const without: ArrangedDays = { schedule: { day1: ['m1', 'm2', 'm3'] }, startTimes: ['09:00'] };
const conflict = { code: 'conflict' };

beforeAll(() => platform.become('organizer'));
beforeEach(async () => {
  id = await createTournament(draft);
  teams = await addMockTeams(id, 4);
  await saveGroups(id, { '0': teams });
  await createSchedule(id, { ...readPlan(teams), scheduleTimes: { ...times, startTimes: seen.startTimes } });
});
afterEach(() => loseTransactionAnswers(false));

const tournament = async () => (await firstValue(watchTournament, [id]))!;
const games = async () => await firstValue(watchSchedule, [id]);
const recorded = async () => (await firstValue(watchHistory, [id])).map(({ to }) => to['what']);

it('takes a day away whose games come to another one, with their pairings, and undoes it, once where answers are lost', async () => {
  const before = await games();
  loseTransactionAnswers();
  await replaceScheduleDays(id, seen, without);
  expect(await tournament()).toMatchObject({ schedule: without.schedule, scheduleTimes: { ...times, startTimes: ['09:00'] } });
  expect((await tournament()).schedule).not.toHaveProperty('day2');
  await replaceScheduleDays(id, without, seen);
  expect(await tournament()).toMatchObject({ schedule: seen.schedule, scheduleTimes: { startTimes: seen.startTimes } });
  expect(await games()).toEqual(before);
  expect((await recorded()).filter((what) => String(what).startsWith('day')).sort()).toEqual(['dayRemoved', 'dayRestored']);
});

it('keeps the dates of the other days', async () => {
  await replaceScheduleDays(id, seen, { schedule: { day2: ['m3', 'm1', 'm2'] }, startTimes: ['10:00'], days: [1] });
  expect((await tournament()).scheduleTimes.days).toEqual([1]);
  await replaceScheduleDays(id, { schedule: { day2: ['m3', 'm1', 'm2'] }, startTimes: ['10:00'], days: [1] }, seen);
  expect((await tournament()).scheduleTimes.days).toBeUndefined();
});

it('keeps the venues of the other days', async () => {
  const [event, west] = [
    { courts: null, place: '' },
    { courts: 2, place: 'Hardcourt Ouest' },
  ];
  const { scheduleTimes } = await tournament();
  await setMatchTimes(id, { ...scheduleTimes, venues: [event, west] }, scheduleTimes);
  const before = { ...seen, venues: [event, west] };
  const after = { schedule: { day2: ['m3', 'm1', 'm2'] }, startTimes: ['10:00'], days: [1], venues: [west] };
  await expect(replaceScheduleDays(id, seen, after)).rejects.toMatchObject(conflict);
  await replaceScheduleDays(id, before, after);
  expect((await tournament()).scheduleTimes.venues).toEqual([west]);
  await replaceScheduleDays(id, after, before);
  expect((await tournament()).scheduleTimes.venues).toEqual([event, west]);
});

it('refuses what was changed meanwhile', async () => {
  await moveMatch(id, 'm1', { dayId: 'day1', index: 0 }, { dayId: 'day1', index: 1 });
  await expect(replaceScheduleDays(id, seen, without)).rejects.toMatchObject(conflict);
  const now = { ...seen, schedule: { ...seen.schedule, day1: ['m2', 'm1'] } };
  await expect(replaceScheduleDays(id, { ...now, startTimes: ['08:00', '10:00'] }, without)).rejects.toMatchObject(conflict);
  await expect(replaceScheduleDays(id, { ...now, days: [0, 7] }, without)).rejects.toMatchObject(conflict);
});

it('no change that waited for a network brings a removed day back; each is told why', async () => {
  await replaceScheduleDays(id, seen, without);
  const match = { team1Id: teams[0]!, team2Id: teams[1]! };
  await expect(addTieBreakerMatch(id, 'day2', 'playoff', match)).rejects.toMatchObject(conflict);
  await expect(saveScheduleDays(id, seen.schedule)).rejects.toMatchObject(conflict);
  expect((await tournament()).schedule).toEqual(without.schedule);
  expect((await games()).has('playoff' as MatchId)).toBe(false);
  await addTieBreakerMatch(id, 'day1', 'playoff', match);
  await addScheduleDay(id, 'day3', '11:00');
  expect((await tournament()).schedule).toEqual({ day1: ['m1', 'm2', 'm3', 'playoff'], day3: [] });
});

it('refuses to take a day away on which a game has a result, or has begun', async () => {
  await recordScore(id, 'm1', { team1Score: 1, team2Score: 0 });
  await replaceScheduleDays(id, seen, without);
  await replaceScheduleDays(id, without, seen);
  await recordScore(id, 'm3', { team1Score: 1, team2Score: 0 });
  await expect(replaceScheduleDays(id, seen, without)).rejects.toMatchObject(conflict);
  await recordScore(id, 'm3', { team1Score: null, team2Score: null });
  await playGame(id, { stage: 'match', id: 'm3' }, { kind: 'call' });
  await playGame(id, { stage: 'match', id: 'm3' }, { kind: 'start', length: 12 });
  await expect(replaceScheduleDays(id, seen, without)).rejects.toMatchObject(conflict);
  expect((await games())?.has('m3' as MatchId)).toBe(true);
});

it('refuses to bring a day back if a game that would come to it has a result meanwhile, or has begun', async () => {
  await replaceScheduleDays(id, seen, without);
  await recordScore(id, 'm3', { team1Score: 1, team2Score: 0 });
  await expect(replaceScheduleDays(id, without, seen)).rejects.toMatchObject(conflict);
  await recordScore(id, 'm3', { team1Score: null, team2Score: null });
  await playGame(id, { stage: 'match', id: 'm3' }, { kind: 'call' });
  await playGame(id, { stage: 'match', id: 'm3' }, { kind: 'start', length: 12 });
  await expect(replaceScheduleDays(id, without, seen)).rejects.toMatchObject(conflict);
  expect((await tournament()).schedule).toEqual(without.schedule);
});

it('refuses what takes no day away and brings none back', async () => {
  const late = { ...without, startTimes: ['09:00', '09:00'] };
  await replaceScheduleDays(id, seen, without);
  await expect(replaceScheduleDays(id, without, late)).rejects.toMatchObject(conflict);
  await expect(replaceScheduleDays(id, seen, without)).rejects.toMatchObject(conflict);
  expect((await tournament()).scheduleTimes.startTimes).toEqual(without.startTimes);
});

it('refuses it under a bracket, and of somebody who does not organize', async () => {
  await platform.become('stranger');
  await expect(replaceScheduleDays(id, seen, without)).rejects.toMatchObject({ code: 'permission-denied' });
  await platform.become('organizer');
  await createBracket(id, newBracket('single', teams as never), times);
  await expect(replaceScheduleDays(id, seen, without)).rejects.toMatchObject(conflict);
});
