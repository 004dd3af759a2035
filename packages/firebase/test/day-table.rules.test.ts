import { organizersOnly, transitions, type DayActionKind, type DayPhase } from '@courtside/domain/day';
import { createHash } from 'node:crypto';
import {
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { expectDenied, stageForTests } from './people.testkit';
import { captain, organizer, rival, tournament } from './sample.testkit';

/* The domain's table of actions on a game, tried cell by cell by every kind of user, with the plain SDK. */
jest.setTimeout(300_000);

type Path = 'schedules' | 'brackets';
interface Who {
  readonly db: () => Firestore;
  readonly uid: string;
  /** The role in the domain; null for a user without any. */
  readonly as: 'organizer' | 'scorekeeper' | null;
  /** The pass that they accepted, and its tournament. */
  readonly passId?: string;
  readonly of?: 't' | 'past';
}

const toHash = (text: string) => createHash('sha256').update(text).digest('hex');
const proof = toHash('secret');
const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const keeper = (name: string) => `keeper${name}`.padEnd(28, '0');
const stage = stageForTests();
const people = {
  'an organiser': { db: () => stage.as(organizer).db, uid: organizer, as: 'organizer' },
  'a scorekeeper of this court': { db: () => stage.anonymousAs(keeper('here')).db, uid: keeper('here'), as: 'scorekeeper', passId: 'here' },
  'a scorekeeper of all courts': { db: () => stage.anonymousAs(keeper('all')).db, uid: keeper('all'), as: 'scorekeeper', passId: 'all' },
  'a scorekeeper with an account': { db: () => stage.as(keeper('known')).db, uid: keeper('known'), as: 'scorekeeper', passId: 'here' },
  'a scorekeeper of another court': { db: () => stage.anonymousAs(keeper('there')).db, uid: keeper('there'), as: null, passId: 'there' },
  'a scorekeeper whose pass was revoked': { db: () => stage.anonymousAs(keeper('gone')).db, uid: keeper('gone'), as: null, passId: 'gone' },
  'a scorekeeper the week after': {
    db: () => stage.anonymousAs(keeper('past')).db,
    uid: keeper('past'),
    as: null,
    passId: 'all',
    of: 'past',
  },
  'a guest without a pass': { db: () => stage.anonymousAs(keeper('none')).db, uid: keeper('none'), as: null },
  'somebody else with an account': { db: () => stage.as(rival).db, uid: rival, as: null },
  'a player of the game': { db: () => stage.as(captain).db, uid: captain, as: null },
  'somebody who is not signed in': { db: () => stage.stranger.db, uid: '', as: null },
} as const satisfies Readonly<Record<string, Who>>;

const phases = Object.keys(transitions) as DayPhase[];
const kinds = Object.keys(transitions.planned) as DayActionKind[];
const goal = '1781431200000';

/** A game in a phase: with a goal once it was played. */
function gameIn(phase: DayPhase, path: Path, id: string, hasGoal: boolean) {
  const isPlayed = !['planned', 'called'].includes(phase);
  const startedAt = Timestamp.fromMillis(Date.now() - 600_000);
  const pausedAt = phase === 'playing' ? null : Timestamp.fromMillis(Date.now() - 60_000);
  const isOver = phase === 'finished' || phase === 'confirmed';
  return {
    ...{ team1Id: 'a', team2Id: 'b', referee: '', hyperlink: '' },
    ...(path === 'schedules' ? { isTieBreaker: false } : { bracketLevel: 'upper', roundId: 'round1' }),
    team1Score: isPlayed && hasGoal ? 1 : null,
    team2Score: isOver ? 0 : null,
    play: {
      ...{ game: id, change: 'earlier', state: isOver ? 'finished' : phase === 'paused' ? 'playing' : phase },
      ...{ ending: isOver ? 'played' : '', winner: '', isConfirmed: phase === 'confirmed' },
      clock: isPlayed ? { startedAt, pausedAt, playedMs: 60_000, length: 12 } : null,
      goals1: isPlayed && hasGoal ? { first: goal } : {},
      goals2: {},
    },
  };
}

/** Returns what a device writes for this action, whatever the game is. */
function fieldsOf(kind: DayActionKind, phase: DayPhase, path: Path): Readonly<Record<string, unknown>> {
  const now = serverTimestamp();
  const score = (side: 1 | 2, value: unknown) => ({
    [`team${side}Score`]: value,
    ...(path === 'schedules' ? { [`team${side}Entry`]: increment(1) } : {}),
  });
  const open = { 'play.ending': '', 'play.winner': '', 'play.isConfirmed': false };
  const stopped = phase === 'playing' ? { 'play.clock.pausedAt': now } : {};
  switch (kind) {
    case 'call':
      return { ...open, 'play.state': 'called' };
    case 'uncall':
      return { ...open, 'play.state': 'planned' };
    case 'start':
      return { ...open, 'play.state': 'playing', 'play.clock': { startedAt: now, pausedAt: null, playedMs: 0, length: 12 } };
    case 'unstart':
      return { ...open, 'play.state': 'called', 'play.clock': null };
    case 'pause':
      return { 'play.clock.pausedAt': now };
    case 'resume':
      return { 'play.clock.startedAt': now, 'play.clock.pausedAt': null, 'play.clock.playedMs': 600_000 };
    case 'setClock':
      return {
        'play.clock.startedAt': now,
        ...(phase === 'playing' ? {} : { 'play.clock.pausedAt': now }),
        'play.clock.playedMs': 300_000,
      };
    case 'goal':
      return { 'play.goals1.another': goal, ...score(1, increment(1)) };
    case 'undoGoal':
      return { 'play.goals1.first': deleteField(), ...score(1, increment(-1)) };
    case 'credit':
      return { 'play.goals1.first': `${goal} Zoé` };
    case 'end':
      return { 'play.state': 'finished', 'play.ending': 'played', ...stopped, ...score(1, increment(0)), ...score(2, increment(0)) };
    case 'forfeit':
      return { 'play.state': 'finished', 'play.ending': 'forfeitByTeam1', ...stopped };
    case 'cancel':
      return { 'play.state': 'finished', 'play.ending': 'cancelled', ...stopped };
    case 'correct':
      return { 'play.state': 'finished', 'play.ending': 'played', ...stopped, ...score(1, 4), ...score(2, 2) };
    case 'confirm':
      return { 'play.state': 'finished', 'play.ending': 'played', 'play.isConfirmed': true, ...stopped };
    case 'unconfirm':
      return { 'play.isConfirmed': false };
    case 'reopen':
      return { ...open, 'play.state': 'playing' };
  }
}

/** The rules see the stored data, not the name of the action: these actions write the same as another one, which is allowed or not. */
const sameWrite: Partial<Record<DayPhase, Partial<Record<DayActionKind, DayActionKind>>>> = {
  planned: { unstart: 'call', end: 'correct' },
  called: { end: 'correct' },
  // By a device that knows that the clock runs.
  playing: { start: 'setClock', resume: 'setClock' },
  // The number of entries counts: the same result typed again. In a bracket, which has no such number, it changes nothing.
  finished: { end: 'correct' },
  confirmed: { end: 'correct' },
};

function isAllowed(kind: DayActionKind, phase: DayPhase, as: Who['as'], path: Path): boolean {
  const changesNothing = path === 'brackets' && kind === 'end' && ['finished', 'confirmed'].includes(phase);
  const written = sameWrite[phase]?.[kind] ?? kind;
  if (as === null || changesNothing || (as === 'scorekeeper' && (phase === 'confirmed' || organizersOnly.includes(written)))) return false;
  return transitions[phase][written] in transitions;
}

interface Seen {
  readonly state: string;
  readonly ending: string;
  readonly clock: { readonly pausedAt: unknown } | null;
}
/** As devices record a game. */
const told = ({ state, ending, clock }: Seen) => ({
  state,
  ending: ending === '' ? null : ending,
  clock: clock && { pausedAt: clock.pausedAt === null ? null : 1781431200000 },
});

let changes = 0;
async function attempt({ db, uid, of = 't' }: Who, path: Path, id: string, from: object, fields: Readonly<Record<string, unknown>>) {
  const changeId = `change${(changes += 1)}`;
  const batch = writeBatch(db());
  const rest = Object.entries(fields).flatMap(([field, value]) => [new FieldPath(id, ...field.split('.')), value]);
  batch.update(doc(db(), `${path}/${of}`), new FieldPath(id, 'play', 'change'), changeId, ...rest);
  const record = { game: id, kind: 'game', by: uid, at: serverTimestamp(), from: JSON.stringify(from), to: '{}' };
  batch.set(doc(db(), `days/${of}/history/${changeId}`), record);
  return batch.commit().then(
    () => 'allowed',
    (error: { code?: string }) => error.code ?? '',
  );
}

const pass = (court: string, revokedAt: Timestamp | null = null) => ({
  ...{ name: court || 'All', court, hash: toHash(proof), createdAt: Timestamp.now(), createdBy: organizer, revokedAt },
});

beforeAll(async () => {
  const shown = { isTournamentPublic: true, isSchedulePublic: true, isBracketPublic: true };
  await stage.put({
    'tournaments/t': tournament({ ...shown, startDate: dayOf(0), endDate: dayOf(0) }),
    'tournaments/past': tournament({ ...shown, startDate: dayOf(-8), endDate: dayOf(-7) }),
    'teams/t': { a: { name: 'A', profileIds: [captain, ''], groupId: '0' }, b: { name: 'B', profileIds: [], groupId: '0' } },
  });
  for (const event of ['t', 'past'])
    await stage.put({
      [`days/${event}`]: { courts: { '0': ['m1', 'g1'], '1': ['m2'] }, starts: {}, closedCourts: [], resumeAt: '' },
      [`days/${event}/passes/all`]: pass(''),
      [`days/${event}/passes/here`]: pass('0'),
      [`days/${event}/passes/there`]: pass('1'),
      [`days/${event}/passes/gone`]: pass('', Timestamp.now()),
    });
  for (const { uid, passId, of = 't' } of Object.values<Who>(people))
    if (passId) await stage.put({ [`days/${of}/scorekeepers/${uid}`]: { passId, proof, claimedAt: Timestamp.now() } });
});

const places = [
  ['schedules', 'm1'],
  ['brackets', 'g1'],
] as const;

describe.each(Object.entries<Who>(people))('%s', (name, who) => {
  // A user without rights in the schedule gets the same refusal in the bracket.
  const doors = name === 'an organiser' || name === 'a scorekeeper of this court' ? places : places.slice(0, 1);
  it.each(phases.flatMap((phase) => doors.map(([path, id]) => [phase, path, id] as const)))(
    'may do with a %s game of the %s what the table says, and nothing else',
    async (phase, path, id) => {
      const answers: Partial<Record<DayActionKind, string>> = {};
      let stored: object | null = null;
      for (const kind of kinds) {
        // A refused write has changed nothing.
        const game = gameIn(phase, path, id, kind !== 'unstart');
        if (!stored || kind === 'unstart') await stage.put({ [`${path}/${who.of ?? 't'}`]: { [id]: game } });
        answers[kind] = await attempt(who, path, id, told(game.play), fieldsOf(kind, phase, path));
        stored = answers[kind] === 'allowed' || kind === 'unstart' ? null : game;
      }
      const expected = Object.fromEntries(
        kinds.map((kind) => [kind, isAllowed(kind, phase, who.as, path) ? 'allowed' : 'permission-denied']),
      );
      expect(answers).toEqual(expected);
    },
  );
});

it('a scorekeeper of all courts writes one entry of a game, and nothing around it', async () => {
  const who: Who = people['a scorekeeper of all courts'];
  const db = who.db();
  const both = { m1: gameIn('planned', 'schedules', 'm1', false), m2: gameIn('planned', 'schedules', 'm2', false) };
  await stage.put({ 'schedules/t': both, 'schedules/past': both, 'brackets/t': { g1: gameIn('planned', 'brackets', 'g1', false) } });
  expect(await attempt(who, 'schedules', 'm1', {}, fieldsOf('call', 'planned', 'schedules'))).toBe('allowed');
  const record = `days/t/history/change${changes}`;
  await expectDenied(updateDoc(doc(db, record), { to: '{"team1Score":9}' }));
  await expectDenied(deleteDoc(doc(db, record)));
  expect(await attempt({ ...who, of: 'past' }, 'schedules', 'm1', {}, fieldsOf('call', 'planned', 'schedules'))).toBe('permission-denied');
  for (const field of ['referee', 'hyperlink', 'team1Id', 'team2Id'])
    expect(await attempt(who, 'schedules', 'm1', {}, { ...fieldsOf('uncall', 'called', 'schedules'), [field]: 'c' })).toBe(
      'permission-denied',
    );
  // Two games in one write, with a record for each.
  const batch = writeBatch(db);
  const called = (game: string) => ({ ...gameIn('called', 'schedules', game, false).play, change: `two-${game}` });
  batch.update(
    doc(db, 'schedules/t'),
    new FieldPath('m1', 'play'),
    { ...called('m1'), state: 'planned' },
    new FieldPath('m2', 'play'),
    called('m2'),
  );
  for (const game of ['m1', 'm2'])
    batch.set(doc(db, `days/t/history/two-${game}`), { game, kind: 'game', by: who.uid, at: serverTimestamp(), from: '', to: '' });
  await expectDenied(batch.commit());
  for (const path of ['schedules/t', 'brackets/t', 'days/t', 'teams/t', 'tournaments/t']) {
    await expectDenied(deleteDoc(doc(db, path)));
    await expectDenied(setDoc(doc(db, path), {}));
    await expectDenied(updateDoc(doc(db, path), { extra: { name: 'x', profileIds: [] } }));
  }
  await expectDenied(updateDoc(doc(db, 'schedules/t'), { m1: deleteField() }));
  await expectDenied(updateDoc(doc(db, 'teams/t'), { 'a.name': 'Mine' }));
  await expectDenied(updateDoc(doc(db, 'days/t'), { 'announcements.x': { text: 'x', at: serverTimestamp(), until: '' } }));
  await expectDenied(setDoc(doc(db, 'days/t/passes/mine'), pass('')));
  await expectDenied(updateDoc(doc(db, 'days/t/passes/all'), { name: 'Mine' }));
  for (const kind of ['game', 'plan', 'announcement', 'setting'])
    await expectDenied(setDoc(doc(db, `days/t/history/x${kind}`), { game: 'm1', kind, by: who.uid, at: serverTimestamp(), from: '', to: '' })); // prettier-ignore
});
