import { limits } from '@courtside/domain';
import { getPhase } from '@courtside/domain/day';
import {
  acceptOrganizing,
  addOrganizer,
  announce,
  changeDayPlan,
  claimPass,
  createPass,
  deleteTournament,
  newDocumentId,
  playGame,
  recordScore,
  removeOrganizer,
  renamePass,
  revokePass,
  takeBack,
  watchDay,
  watchHistory,
  watchMyPass,
  watchPass,
  watchPasses,
  watchSchedule,
} from '../src';
import { openLive } from '../src/session/open-live';
import { firstValue, platformForTests } from './platform.testkit';
import { tournament } from './sample.testkit';
import { loseNextTransaction } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

/* A day of play by the commands that pages use. */
jest.setTimeout(300_000);
const today = new Date().toISOString().slice(0, 10);
const match = { team1Id: 'a', team2Id: 'b', team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };
const m1 = { stage: 'match', id: 'm1' } as const;
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code: string; message: string }) => `${error.code} ${error.message}`,
  );

const platform = platformForTests();
let boss: string;
beforeAll(async () => {
  boss = await platform.become('boss');
  const documents = {
    'tournaments/t': tournament({
      startDate: today,
      endDate: today,
      isTournamentPublic: true,
      isSchedulePublic: true,
      organizerUids: [boss],
    }),
    'schedules/t': { m1: match, m2: { ...match, team1Id: 'c' } },
    'teams/t': {},
    'brackets/t': { g1: { team1Id: 'a', team2Id: 'b', bracketLevel: 'upper', roundId: 'round1' } },
  };
  await platform.put(documents);
});

const goal = (id: string, side: 1 | 2, at: number) => ({ kind: 'goal' as const, goal: { id, side, at, player: '' } });
const fail = (error: Error) => {
  throw error;
};
const stored = async () => (await firstValue(watchSchedule, ['t'])).get('m1' as never)!;

it('a game is called, played and confirmed; goals that wait for a network arrive once, in order', async () => {
  await playGame('t', m1, { kind: 'call' });
  expect(await codeOf(playGame('t', m1, { kind: 'pause' }))).toBe('invalid notPlaying');
  await playGame('t', m1, { kind: 'start', length: 12 });
  const { sdk, db } = await openLive();
  const own = sdk.doc(db, 'schedules/t/onCourt/m1');
  // As the board does.
  const stop = watchSchedule('t', () => undefined, fail);
  await firstValue(watchSchedule, ['t']);
  const firestore = await import('firebase/firestore');
  await firestore.disableNetwork(db);
  const waiting: Promise<void>[] = [];
  for (const [index, id] of ['z1', 'b2', 'a3'].entries()) {
    waiting.push(playGame('t', m1, goal(id, index === 1 ? 2 : 1, Date.now() + index)));
    // Each tap is queued before the next.
    await firestore.getDocFromCache(own);
    while (
      !Object.keys(
        ((await firestore.getDocFromCache(own)).get('m1.play') as Record<string, object>)[index === 1 ? 'goals2' : 'goals1'] ?? {},
      ).includes(id)
    )
      await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // Scorers can be entered without a network too, even for a goal that is removed later.
  for (const id of ['b2', 'a3']) waiting.push(playGame('t', m1, { kind: 'credit', id, player: 'Zoé' }));
  await firestore.enableNetwork(db);
  await Promise.all(waiting);
  stop();
  expect(await stored()).toMatchObject({ team1Score: 2, team2Score: 1, play: { state: 'playing' } });
  expect((await stored()).play?.goals.map(({ id, player }) => `${id} ${player}`)).toEqual(['z1 ', 'b2 Zoé', 'a3 Zoé']);
  await playGame('t', m1, { kind: 'undoGoal', id: 'a3' });
  expect(await codeOf(playGame('t', m1, { kind: 'credit', id: 'a3', player: 'Zoé' }))).toBe('invalid noGoal');
  await playGame('t', m1, { kind: 'end', ending: 'played' });
  await playGame('t', m1, { kind: 'confirm' });
  expect(await stored()).toMatchObject({ team1Score: 1, team2Score: 1, play: { state: 'finished', ending: 'played', isConfirmed: true } });
  expect(await codeOf(playGame('t', m1, goal('late', 1, Date.now())))).toBe('invalid isConfirmed');
  const history = await firstValue(watchHistory, ['t']);
  expect(history.length).toBe(10);
  expect(history[0]).toMatchObject({ game: 'm1', kind: 'game', by: boss, from: { isConfirmed: false }, to: { isConfirmed: true } });
  await playGame('t', m1, { kind: 'correct', team1Score: 4, team2Score: 1 });
  // The same again changes nothing, and adds nothing to the history.
  await playGame('t', m1, { kind: 'correct', team1Score: 4, team2Score: 1 });
  expect((await firstValue(watchHistory, ['t'])).length).toBe(11);
  expect(await stored()).toMatchObject({ team1Score: 4, team2Score: 1 });
});

it('no score is typed over a game that is being played, not even one that had waited for a network; a called one takes it', async () => {
  const m2 = { stage: 'match', id: 'm2' } as const;
  const of = async () => (await firstValue(watchSchedule, ['t'])).get('m2' as never)!;
  await playGame('t', m2, { kind: 'call' });
  await recordScore('t', 'm2', { team1Score: 2, team2Score: 1 });
  expect(getPhase(await of())).toBe('finished');
  await recordScore('t', 'm2', { team1Score: null, team2Score: null });
  expect(getPhase(await of())).toBe('called');
  const { db } = await openLive();
  const firestore = await import('firebase/firestore');
  await firestore.disableNetwork(db);
  const waiting = codeOf(recordScore('t', 'm2', { team1Score: 9 }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const clock = { startedAt: firestore.Timestamp.now(), pausedAt: null, playedMs: 0, length: 12 };
  const none = { goals1: {}, goals2: {}, ending: '', winner: '', isConfirmed: false };
  const on = { ...match, team1Id: 'c', play: { game: 'm2', change: 'c', state: 'playing', clock, ...none } };
  await platform.put({ 'schedules/t': { m1: match, m2: on } });
  await firestore.enableNetwork(db);
  expect(await waiting).toBe('invalid notFinished');
  expect(await codeOf(recordScore('t', 'm2', { team2Score: 1 }))).toBe('invalid notFinished');
  expect(await of()).toMatchObject({ team1Score: null, team2Score: null, play: { state: 'playing' } });
  await platform.put({ 'schedules/t': { m1: match, m2: { ...match, team1Id: 'c' } } });
});

it('the plan changes, and is changed back in one step; who has not seen it is told', async () => {
  const plan = { courts: { '0': ['m1', 'm2'] }, starts: { m1: `${today}T09:00`, m2: `${today}T09:17` }, closedCourts: [], resumeAt: '' };
  await changeDayPlan('t', plan, null);
  const moved = { ...plan, homes: { m1: `${today}T08:45 0` } };
  await changeDayPlan('t', moved, plan);
  expect((await firstValue(watchDay, ['t'])).plan).toEqual(moved);
  await changeDayPlan('t', plan, moved);
  expect((await firstValue(watchDay, ['t'])).plan).toEqual(plan);
  const later = { ...plan, starts: { m1: `${today}T09:15`, m2: `${today}T09:32` } };
  await changeDayPlan('t', later, plan);
  expect(await codeOf(changeDayPlan('t', plan, plan))).toMatch(/^conflict/);
  const [last] = (await firstValue(watchHistory, ['t'])).filter(({ kind }) => kind === 'plan');
  expect(last).toMatchObject({ from: plan, to: later });
  await changeDayPlan('t', plan, later);
  expect((await firstValue(watchDay, ['t'])).plan).toEqual(plan);
});

it('two who do the same with a game at once are both right', async () => {
  const m3 = { stage: 'match', id: 'm3' } as const;
  const games = { m1: match, m2: { ...match, team1Id: 'c' }, m3: match };
  await platform.put({ 'schedules/t': games });
  await firstValue(watchSchedule, ['t']);
  const both = [playGame('t', m3, { kind: 'call' }), playGame('t', m3, { kind: 'call' })];
  expect(await Promise.all(both.map(codeOf))).toEqual(['done', 'done']);
});

it('a line is announced and taken back', async () => {
  const id = await announce('t', 'Lunch until 13:30', `${today}T13:30`);
  expect((await firstValue(watchDay, ['t'])).announcements).toMatchObject([{ id, text: 'Lunch until 13:30', until: `${today}T13:30` }]);
  await takeBack('t', id);
  expect((await firstValue(watchDay, ['t'])).announcements).toEqual([]);
});

it('a line that is sent twice, since its answer was lost, is announced once and noted once', async () => {
  const id = newDocumentId();
  const notes = async () => (await firstValue(watchHistory, ['t'])).filter(({ to }) => to['id'] === id).length;
  expect(await announce('t', 'Rain', '', [], id)).toBe(id);
  const before = (await firstValue(watchDay, ['t'])).announcements;
  await Promise.all([announce('t', 'Rain', '', [], id), announce('t', 'Rain', '', [], id)]);
  expect((await firstValue(watchDay, ['t'])).announcements).toEqual(before);
  expect(await notes()).toBe(1);
  await takeBack('t', id);
});

it('a line that can’t be announced now is not announced later', async () => {
  loseNextTransaction();
  expect(await codeOf(announce('t', 'Court B is closed'))).toMatch(/^unavailable/);
  expect((await firstValue(watchDay, ['t'])).announcements).toEqual([]);
});

it('a pass is made, named, taken up by a guest, and revoked', async () => {
  const { passId, secret } = await createPass('t', 'Fence', 0);
  await renamePass('t', passId, 'Court A');
  expect(await firstValue(watchPasses, ['t'])).toMatchObject([{ id: passId, name: 'Court A', court: 0, isRevoked: false }]);
  await platform.become(null);
  expect(await codeOf(claimPass('t', passId, 'guess'))).toMatch(/^permission-denied/);
  await claimPass('t', passId, secret);
  const { actorOf, currentSession } = await import('../src');
  // For every other page a guest is not signed in.
  expect(currentSession()).toMatchObject({ status: 'signedOut', uid: null });
  const guest = actorOf(currentSession()) ?? '';
  expect(await firstValue(watchMyPass, ['t', guest])).toBe(passId);
  const m2 = { stage: 'match', id: 'm2' } as const;
  const as = { by: 'scorekeeper' } as const;
  await playGame('t', m2, { kind: 'call' }, as);
  await playGame('t', m2, { kind: 'start', length: 12 }, as);
  await playGame('t', m2, goal('g', 2, Date.now()), as);
  await playGame('t', m2, { kind: 'credit', id: 'g', player: 'Zoé' }, as);
  expect(await codeOf(playGame('t', m2, { kind: 'cancel' }, as))).toBe('invalid organizersOnly');
  expect(await firstValue(watchPass, ['t', passId])).toMatchObject({ name: 'Court A', isRevoked: false });
  expect(await codeOf(announce('t', 'Mine'))).toMatch(/^permission-denied/);
  await platform.become('boss');
  await revokePass('t', passId);
  expect(await firstValue(watchPasses, ['t'])).toMatchObject([{ isRevoked: true }]);
});

it('a scorekeeper does all that a game needs, and each change has its record', async () => {
  await platform.put({
    'schedules/t': { m1: match, m2: { ...match, team1Id: 'c' } },
    'brackets/t': { g1: { team1Id: 'a', team2Id: 'b', team1Score: null, team2Score: null, bracketLevel: 'upper', roundId: 'round1' } },
    'days/t': { courts: { '0': ['m1', 'm2', 'g1'] }, starts: {}, closedCourts: [], resumeAt: '' },
  });
  await platform.become('boss');
  const { passId, secret } = await createPass('t', 'Court A', 0);
  const before = (await firstValue(watchHistory, ['t'])).length;
  await platform.become(null);
  await claimPass('t', passId, secret);
  const g1 = { stage: 'bracket', id: 'g1' } as const;
  const actions = [
    { kind: 'call' },
    { kind: 'uncall' },
    { kind: 'call' },
    { kind: 'start', length: 12 },
    { kind: 'unstart' },
    { kind: 'start', length: 12 },
    goal('one', 1, Date.now()),
    goal('two', 2, Date.now()),
    { kind: 'undoGoal', id: 'two' },
    { kind: 'pause' },
    { kind: 'setClock', leftMs: 301_000 },
    { kind: 'resume' },
    { kind: 'end', ending: 'overtime' },
    { kind: 'reopen' },
    { kind: 'end', ending: 'played' },
  ] as const;
  for (const ref of [m1, g1]) for (const action of actions) await playGame('t', ref, action, { by: 'scorekeeper' });
  await playGame('t', m1, { kind: 'correct', team1Score: 4, team2Score: 3 }, { by: 'scorekeeper' });
  await playGame('t', g1, { kind: 'correct', team1Score: 2, team2Score: 2, winner: 2 }, { by: 'scorekeeper', isBracket: true });
  await platform.become('boss');
  const records = await firstValue(watchHistory, ['t']);
  expect(records).toHaveLength(before + 2 * actions.length + 2);
  expect(records[0]).toMatchObject({ game: 'g1', from: { team1Score: 1 }, to: { team1Score: 2, team2Score: 2, winner: 2 } });
});

it('the passes of an organizer end with their removal, by themselves or by another, and stay so when they come back', async () => {
  const id = 'left';
  const helper = await platform.become('helper');
  await platform.put({
    [`tournaments/${id}`]: tournament({
      startDate: today,
      endDate: today,
      organizerUids: [boss, helper],
      acceptedOrganizerUids: [boss, helper],
    }),
    [`schedules/${id}`]: { m1: match },
  });
  const revoked = async () => new Map((await firstValue(watchPasses, [id])).map(({ name, isRevoked }) => [name, isRevoked]));
  const theirs = await createPass(id, 'Theirs', null);
  await platform.become('boss');
  await createPass(id, 'Mine', null);
  await removeOrganizer(id, helper);
  expect(await revoked()).toEqual(
    new Map([
      ['Theirs', true],
      ['Mine', false],
    ]),
  );
  await platform.become('keeper');
  expect(await codeOf(claimPass(id, theirs.passId, theirs.secret))).toMatch(/^permission-denied/);
  await platform.become('boss');
  await addOrganizer(id, helper);
  expect((await revoked()).get('Theirs')).toBe(true);
  await platform.become('helper');
  await acceptOrganizing(id);
  const again = await createPass(id, 'Again', null);
  await platform.become('keeper');
  await claimPass(id, again.passId, again.secret);
  await platform.become('helper');
  await removeOrganizer(id, helper);
  await platform.become('boss');
  expect((await revoked()).get('Again')).toBe(true);
});

it('a line takes the place of those whose time has passed, which count among the hundred that there may be', async () => {
  const lines = (count: number, until: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${until.slice(11, 13)}-${index}`, { text: 'x', at: new Date(), until }]),
    );
  const [passed, still] = [lines(limits.announcements - 1, `${today}T00:01`), lines(1, `${today}T23:59`)];
  await platform.put({ 'days/t': { announcements: { ...passed, ...still } } });
  expect(await codeOf(announce('t', 'Rain'))).toMatch(/^permission-denied/);
  const id = await announce('t', 'Rain', '', Object.keys(passed));
  expect((await firstValue(watchDay, ['t'])).announcements.map((one) => one.id).sort()).toEqual([...Object.keys(still), id].sort());
});

it('a tournament is deleted with its day', async () => {
  await deleteTournament('t');
  const { sdk, db } = await openLive();
  await expect(sdk.getDocsFromServer(sdk.collection(db, 'days/t/history'))).rejects.toMatchObject({ code: 'permission-denied' });
});
