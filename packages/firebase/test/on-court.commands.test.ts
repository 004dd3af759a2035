import { collection, doc, getDoc, getDocs, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { Match } from '@courtside/domain';
import { bringEndedGamesBack, deleteMatch, playGame, readSchedule, tellBoard, watchBoards, watchSchedule } from '../src';
import { openLive } from '../src/session/open-live';
import { firstValue, platformForTests } from './platform.testkit';
import { tournament } from './sample.testkit';

/* A game that is being played has a court document, which is copied into the schedule at the end. */
jest.setTimeout(300_000);
const today = new Date().toISOString().slice(0, 10);
const match = { team1Id: 'a', team2Id: 'b', team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };
const m1 = { stage: 'match', id: 'm1' } as const;

const platform = platformForTests();
let boss: string;
let told: Match[] = [];
let stop: () => void = () => undefined;
let tournaments = 0;
let id = '';
beforeAll(async () => {
  boss = await platform.become('boss');
});
beforeEach(async () => {
  id = `t${(tournaments += 1)}`;
  await platform.put({
    [`tournaments/${id}`]: tournament({
      startDate: today,
      endDate: today,
      isTournamentPublic: true,
      isSchedulePublic: true,
      organizerUids: [boss],
    }),
    [`schedules/${id}`]: { m1: match, m2: { ...match, team1Id: 'c' } },
  });
  told = [];
  stop = watchSchedule(
    id,
    (matches) => told.push(matches.get('m1' as never)!),
    (error) => {
      throw error;
    },
  );
  await playGame(id, m1, { kind: 'call' });
});
afterEach(() => stop());

const goal = (name: string, side: 1 | 2 = 1) => ({ kind: 'goal' as const, goal: { id: name, side, at: Date.now(), player: '' } });
const start = () => playGame(id, m1, { kind: 'start', length: 12 });
const end = () => playGame(id, m1, { kind: 'end', ending: 'played' });
const inSchedule = async () => (await getDoc(doc(platform.operator, `schedules/${id}`))).get('m1') as Readonly<Record<string, unknown>>;
const onCourt = () => getDoc(doc(platform.operator, `schedules/${id}/onCourt/m1`));
const seen = (accept: (game: Match) => boolean) =>
  firstValue(watchSchedule, [id], (matches) => accept(matches.get('m1' as never)!)).then((matches) => matches.get('m1' as never)!);

it('a tap writes the small document alone; the schedule has the start and then the result, and no page sees anything else', async () => {
  await start();
  const started = await inSchedule();
  for (const name of ['one', 'two', 'three']) await playGame(id, m1, goal(name));
  await playGame(id, m1, { kind: 'undoGoal', id: 'two' });
  await playGame(id, m1, { kind: 'pause' });
  await playGame(id, m1, { kind: 'resume' });
  expect(await inSchedule()).toEqual(started);
  expect(started).toMatchObject({ team1Score: null, play: { state: 'playing', goals1: {} } });
  expect((await readSchedule(id)).get('m1' as never)).toMatchObject({ team1Score: 2, play: { state: 'playing' } });
  const own = (await onCourt()).get('m1') as Readonly<Record<string, unknown>>;
  await end();
  expect((await onCourt()).exists()).toBe(false);
  expect(await inSchedule()).toMatchObject({
    ...match,
    team1Score: 2,
    team2Score: 0,
    play: { state: 'finished', goals1: own['play'] && expect.any(Object) },
  });
  expect(Object.keys(((await inSchedule())['play'] as Record<string, object>)['goals1'] ?? {}).sort()).toEqual(['one', 'three']);
  await seen((game) => game.play?.state === 'finished');
  // Neither the start nor an earlier score comes back in between.
  const scores = told.map((game) => `${game.play?.state} ${game.team1Score}`).filter((one, index, all) => one !== all[index - 1]);
  expect(scores).toEqual([
    'undefined null',
    'called null',
    'playing null',
    'playing 1',
    'playing 2',
    'playing 3',
    'playing 2',
    'finished 2',
  ]);
});

it('what waits for a network counts with what others tapped meanwhile, and comes into the schedule once', async () => {
  await start();
  await playGame(id, m1, goal('one'));
  await seen((game) => game.team1Score === 1);
  const { db } = await openLive();
  const firestore = await import('firebase/firestore');
  await firestore.disableNetwork(db);
  const waiting = [playGame(id, m1, goal('late'))];
  while (told.at(-1)?.team1Score !== 2) await new Promise((resolve) => setTimeout(resolve, 5));
  waiting.push(end());
  while (told.at(-1)?.play?.state !== 'finished') await new Promise((resolve) => setTimeout(resolve, 5));
  await updateDoc(doc(platform.operator, `schedules/${id}/onCourt/m1`), {
    'm1.play.goals2.other': '1781431200000',
    'm1.team2Score': 1,
    'm1.team2Entry': 1,
    'm1.play.change': 'others',
  });
  await firestore.enableNetwork(db);
  await Promise.all(waiting);
  expect(await inSchedule()).toMatchObject({
    team1Score: 2,
    team2Score: 1,
    play: { state: 'finished', goals2: { other: '1781431200000' } },
  });
  expect((await onCourt()).exists()).toBe(false);
});

it('an end whose device came no further is seen by all, and brought back by whoever has a board open', async () => {
  await start();
  await playGame(id, m1, goal('one'));
  await updateDoc(doc(platform.operator, `schedules/${id}/onCourt/m1`), {
    'm1.play.state': 'finished',
    'm1.play.ending': 'played',
    'm1.team2Score': 0,
  });
  expect(await seen((game) => game.play?.state === 'finished')).toMatchObject({ team1Score: 1, team2Score: 0 });
  expect(await inSchedule()).toMatchObject({ play: { state: 'playing' } });
  await bringEndedGamesBack(id);
  expect(await inSchedule()).toMatchObject({ team1Score: 1, team2Score: 0, play: { state: 'finished', ending: 'played' } });
  expect((await onCourt()).exists()).toBe(false);
  // A second time changes nothing.
  await bringEndedGamesBack(id);
  await playGame(id, m1, { kind: 'confirm' });
  expect(await inSchedule()).toMatchObject({ play: { state: 'finished', isConfirmed: true } });
});

it('beside a device of an earlier release, a game stays in the schedule, where that device scores it', async () => {
  const board = doc(platform.operator, `days/${id}/boards/${boss}-deviceXY`);
  await setDoc(board, { device: 'deviceXY', name: '', court: '0', at: serverTimestamp(), separateGoals: [] });
  const leave = watchBoards(
    id,
    () => undefined,
    () => undefined,
  );
  await firstValue(watchBoards, [id], (boards, { fromCache }) => boards.length === 1 && !fromCache);
  await start();
  await playGame(id, m1, goal('one'));
  leave();
  expect((await onCourt()).exists()).toBe(false);
  expect(await inSchedule()).toMatchObject({ team1Score: 1, play: { state: 'playing' } });
  await end();
  expect(await inSchedule()).toMatchObject({ team1Score: 1, team2Score: 0, play: { state: 'finished' } });
});

it('beside devices of this release it goes on court', async () => {
  await tellBoard(id, { device: 'deviceAB', name: '', court: 0, separateGoals: [] });
  const leave = watchBoards(
    id,
    () => undefined,
    () => undefined,
  );
  await firstValue(watchBoards, [id], (boards, { fromCache }) => boards.length === 1 && !fromCache);
  await start();
  leave();
  expect((await onCourt()).exists()).toBe(true);
});

it('a match that is deleted while it is played takes its court document away, and its record has what was played', async () => {
  await start();
  await playGame(id, m1, goal('one'));
  await deleteMatch(id, 'm1');
  expect((await onCourt()).exists()).toBe(false);
  expect(await inSchedule()).toBeUndefined();
  const { docs } = await getDocs(collection(platform.operator, `days/${id}/history`));
  const deleted = docs.map((one) => one.data()).find(({ kind, to }) => kind === 'plan' && to === '{}');
  expect(JSON.parse(String(deleted?.['from']))).toMatchObject({ team1Score: 1 });
});
