import { createHash } from 'node:crypto';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  getDocs,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { sha256 } from '../src/commands/sha256';
import { expectAllowed, expectDenied, openStage, type Stage } from './people.testkit';
import { organizer, rival, tournament } from './sample.testkit';

/* The day of play in the hands of the bare SDK: every transition, every right of a scorekeeper, and what is refused. */
jest.setTimeout(300_000);

let stage: Stage;
let boss: Firestore;
let keeper: Firestore;
const keeperUid = 'keeper0000000000000000000000';
const today = new Date().toISOString().slice(0, 10);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const proof = hashOf('secret');

const match = { team1Id: 'a', team2Id: 'b', team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };
const game = { team1Id: 'a', team2Id: 'b', bracketLevel: 'upper', roundId: 'round1' };
const play = (state: string, more: object = {}) => ({
  game: 'm1',
  change: 'earlier',
  state,
  ending: '',
  winner: '',
  clock: state === 'playing' ? { startedAt: Timestamp.now(), pausedAt: null, playedMs: 0, length: 12 } : null,
  goals1: {},
  goals2: {},
  isConfirmed: false,
  ...more,
});

/** Puts the tournament in place, with the match m1 in a state. */
async function begin(state: object | null, fields: object = {}): Promise<void> {
  await stage.put({
    'tournaments/t': tournament({ startDate: today, endDate: today, isTournamentPublic: true, isSchedulePublic: true }),
    'tournaments/other': tournament({ startDate: today, endDate: today, organizerUids: [rival] }),
    'schedules/t': { m1: { ...match, ...fields, ...(state ? { play: state } : {}) }, m2: { ...match, team1Id: 'c' } },
    'schedules/other': { m1: match },
    'brackets/t': { g1: game },
    'days/t': { courts: { '0': ['m1', 'g1'], '1': ['m2'] }, starts: {}, closedCourts: [], resumeAt: '' },
    'days/t/passes/all': pass(''),
    'days/t/passes/one': pass('0'),
    'days/t/passes/other': pass('1'),
    'days/t/passes/gone': { ...pass(''), revokedAt: Timestamp.now() },
  });
}
const pass = (court: string) => ({
  name: 'Court A',
  court,
  hash: hashOf(proof),
  createdAt: Timestamp.now(),
  createdBy: organizer,
  revokedAt: null,
});
const claim = (passId: string, of = proof) => ({ passId, proof: of, claimedAt: serverTimestamp() });

let changes = 0;
interface Step {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly path?: string;
  readonly id?: string;
  readonly record?: object | null;
}
/** One change of a game with its record, as a device sends it. */
function step(db: Firestore, uid: string, { fields, path = 'schedules/t', id = 'm1', record = {} }: Step): Promise<void> {
  const changeId = `change${(changes += 1)}`;
  const batch = writeBatch(db);
  const [first, ...rest] = Object.entries({ 'play.change': changeId, 'play.game': id, ...fields });
  const pathOf = (field: string) => new FieldPath(id, ...field.split('.'));
  batch.update(doc(db, path), pathOf(first![0]), first![1], ...rest.flatMap(([field, value]) => [pathOf(field), value]));
  if (record) {
    batch.set(doc(db, `days/t/history/${changeId}`), {
      game: id,
      kind: 'game',
      by: uid,
      at: serverTimestamp(),
      from: '{}',
      to: '{}',
      ...record,
    });
  }
  return batch.commit();
}
const whole = (state: string, more: object = {}) => {
  const { change: _, ...fields } = play(state, more);
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`play.${field}`, value]));
};
const clockNow = () => ({ startedAt: serverTimestamp(), pausedAt: null, playedMs: 0, length: 12 });
const goal = (id: string, side: 1 | 2 = 1) => ({
  [`play.goals${side}.${id}`]: '1781431200000 Zoé',
  [`team${side}Score`]: increment(1),
  [`team${side}Entry`]: increment(1),
});

beforeAll(async () => {
  stage = await openStage();
  boss = stage.as(organizer).db;
  keeper = stage.anonymousAs(keeperUid).db;
});
afterAll(() => stage.close());

describe('a game goes its way', () => {
  it.each([
    ['planned', 'called', {}],
    ['called', 'planned', {}],
    ['called', 'playing', { 'play.clock': clockNow() }],
    ['playing', 'called', { 'play.clock': null }],
    ['playing', 'finished', { 'play.ending': 'played', 'team1Score': 0, 'team2Score': 0 }],
    ['planned', 'finished', { 'play.ending': 'forfeitByTeam1' }],
    ['called', 'finished', { 'play.ending': 'cancelled' }],
    ['playing', 'finished', { 'play.ending': 'doubleForfeit' }],
    ['finished', 'called', { 'play.ending': '' }],
  ])('from %s to %s', async (from, to, fields) => {
    await begin(play(from, from === 'finished' ? { ending: 'played' } : {}));
    await expectAllowed(step(boss, organizer, { fields: { 'play.state': to, ...fields } }));
  });

  it('a game without a state is called', async () => {
    await begin(null);
    await expectAllowed(step(boss, organizer, { fields: whole('called') }));
  });

  it.each([
    ['planned', 'playing', { 'play.clock': clockNow() }],
    ['planned', 'finished', { 'play.ending': '' }],
    ['planned', 'finished', { 'play.ending': 'played' }],
    ['playing', 'planned', { 'play.clock': null }],
    ['called', 'playing', {}],
    ['finished', 'planned', { 'play.ending': '' }],
    ['playing', 'playing', { 'play.ending': 'played' }],
    ['playing', 'playing', { 'play.isConfirmed': true }],
    ['finished', 'playing', { 'play.ending': '', 'play.clock': clockNow() }],
    ['playing', 'finished', { 'play.ending': 'played', 'team1Score': 1, 'team2Score': 0 }],
    ['called', 'soon', {}],
    ['called', 'playing', { 'play.clock': { startedAt: Timestamp.fromMillis(0), pausedAt: null, playedMs: 0, length: 12 } }],
    ['playing', 'playing', { 'play.clock.pausedAt': Timestamp.fromMillis(0) }],
  ])('not from %s to %s with %j', async (from, to, fields) => {
    await begin(play(from, from === 'finished' ? { ending: 'played' } : {}));
    await expectDenied(step(boss, organizer, { fields: { 'play.state': to, ...fields } }));
  });

  it('a change leaves a record: its own, once, in one write, never changed again', async () => {
    await begin(play('called'));
    const start = { 'play.state': 'playing', 'play.clock': clockNow() };
    await expectDenied(step(boss, organizer, { fields: start, record: null }));
    await expectDenied(step(boss, organizer, { fields: start, record: { game: 'm2' } }));
    await expectDenied(step(boss, organizer, { fields: start, record: { by: rival } }));
    await expectDenied(step(boss, organizer, { fields: start, record: { at: Timestamp.fromMillis(0) } }));
    await expectAllowed(step(boss, organizer, { fields: start }));
    const id = `days/t/history/change${changes}`;
    await expectAllowed(getDoc(doc(boss, id)));
    await expectDenied(updateDoc(doc(boss, id), { to: 'x' }));
    await expectDenied(deleteDoc(doc(boss, id)));
    await expectDenied(getDoc(doc(stage.stranger.db, id)));
    await expectDenied(getDoc(doc(stage.as(rival).db, id)));
  });
});

describe('goals', () => {
  it('two devices’ goals both count, one that is sent twice counts once, and one is taken back once', async () => {
    await begin(play('playing'));
    await Promise.all([
      expectAllowed(step(boss, organizer, { fields: goal('one') })),
      setDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`), claim('all')),
    ]);
    await expectAllowed(step(keeper, keeperUid, { fields: goal('other') }));
    await expectDenied(step(keeper, keeperUid, { fields: goal('other') }));
    const undo = { 'play.goals1.one': deleteField(), 'team1Score': increment(-1), 'team1Entry': increment(1) };
    await expectAllowed(step(boss, organizer, { fields: undo }));
    await expectDenied(step(boss, organizer, { fields: undo }));
    const { m1 } = (await getDoc(doc(boss, 'schedules/t'))).data() as { m1: { team1Score: number; play: { goals1: object } } };
    expect([m1.team1Score, Object.keys(m1.play.goals1)]).toEqual([1, ['other']]);
  });

  it.each([
    ['without its score', { 'play.goals1.x': '1781431200000' }],
    ['for the other side', { 'play.goals1.x': '1781431200000', 'team2Score': increment(1), 'team2Entry': increment(1) }],
    ['two at once', { ...goal('x'), 'play.goals1.y': '1781431200000', 'team1Score': increment(2) }],
    ['of no time', { ...goal('x'), 'play.goals1.x': 'soon' }],
  ])('are not counted %s', async (_how, fields) => {
    await begin(play('playing'));
    await expectDenied(step(boss, organizer, { fields }));
  });

  it('are credited to a player one by one, while a game is played and when it is over, and change no score by it', async () => {
    const goals1 = { one: '1781431200000', two: '1781431300000 Zoé' };
    const end = { ending: 'played' };
    for (const [state, more] of [
      ['playing', {}],
      ['finished', end],
    ] as const) {
      await begin(play(state, { goals1, ...more }), { team1Score: 2, team2Score: 0 });
      for (const player of [' Zoé', ' Max', ''])
        await expectAllowed(step(boss, organizer, { fields: { 'play.goals1.one': `1781431200000${player}` } }));
      await expectDenied(step(boss, organizer, { fields: { 'play.goals1.one': '1781431200000 Zoé', 'play.goals1.two': '1781431300000' } }));
      await expectDenied(step(boss, organizer, { fields: { 'play.goals1.one': deleteField(), 'play.goals1.new': '1781431200000 Zoé' } }));
      await expectDenied(step(boss, organizer, { fields: { 'play.goals1.gone': '1781431200000 Zoé' } }));
      await expectDenied(step(boss, organizer, { fields: { 'play.goals1.one': `1781431200000 ${'x'.repeat(101)}` } }));
      await expectDenied(step(boss, organizer, { fields: { 'play.goals1.one': '1781431200000 Zoé\nMax' } }));
    }
  });

  it('are counted while a game is played', async () => {
    for (const state of ['planned', 'called']) {
      await begin(play(state));
      await expectDenied(step(boss, organizer, { fields: goal('x') }));
    }
  });
});

describe('a scorekeeper', () => {
  const take = (passId: string, of?: string) => setDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`), claim(passId, of));
  const call = (more: Partial<Step> = {}) => step(keeper, keeperUid, { fields: { 'play.state': 'called' }, ...more });

  it('proves to have the secret, which is stored nowhere', async () => {
    expect(sha256(sha256('secret'))).toBe(hashOf(proof));
    await begin(play('planned'));
    await deleteDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`)).catch(() => undefined);
    await expectDenied(call());
    await expectDenied(take('all', hashOf('guess')));
    await expectDenied(take('all', hashOf(proof)));
    await expectDenied(take('gone'));
    await expectDenied(setDoc(doc(keeper, 'days/t/scorekeepers/somebody'), claim('all')));
    await expectDenied(setDoc(doc(keeper, 'days/t/passes/mine'), pass('')));
    await expectDenied(getDoc(doc(stage.stranger.db, 'days/t/passes/all')));
    await expectAllowed(take('all'));
    await expectAllowed(call());
  });

  it.each([['all'], ['one']])('by the pass %s scores a game of the court from its call to its end', async (passId) => {
    await begin(play('planned'));
    await take(passId);
    await expectAllowed(call());
    await expectAllowed(step(keeper, keeperUid, { fields: { 'play.state': 'playing', 'play.clock': clockNow() } }));
    await expectAllowed(step(keeper, keeperUid, { fields: goal('g') }));
    await expectAllowed(step(keeper, keeperUid, { fields: { 'play.clock.pausedAt': serverTimestamp() } }));
    const end = {
      'play.state': 'finished',
      'play.ending': 'played',
      'team1Score': increment(0),
      'team2Score': increment(0),
      'team1Entry': increment(1),
      'team2Entry': increment(1),
    };
    await expectAllowed(step(keeper, keeperUid, { fields: end }));
    await expectAllowed(step(keeper, keeperUid, { fields: { team1Score: 7, team1Entry: increment(1) } }));
  });

  it('credits goals of its court to players, and none of a game that was confirmed or is another court’s', async () => {
    const goals1 = { one: '1781431200000' };
    const credit = { fields: { 'play.goals1.one': '1781431200000 Zoé' } };
    await begin(play('playing', { goals1 }), { team1Score: 1 });
    await take('one');
    await expectAllowed(step(keeper, keeperUid, credit));
    await expectDenied(step(keeper, keeperUid, { fields: { ...credit.fields, referee: 'Zoé' } }));
    await expectDenied(step(keeper, keeperUid, { ...credit, record: null }));
    await begin(play('finished', { goals1, ending: 'played' }), { team1Score: 1, team2Score: 0 });
    await expectAllowed(step(keeper, keeperUid, credit));
    await begin(play('finished', { goals1, ending: 'played', isConfirmed: true }), { team1Score: 1, team2Score: 0 });
    await expectDenied(step(keeper, keeperUid, credit));
    await begin(play('playing', { goals1 }), { team1Score: 1 });
    await take('other');
    await expectDenied(step(keeper, keeperUid, credit));
    await take('one');
    await updateDoc(doc(boss, 'days/t/passes/one'), { revokedAt: serverTimestamp() });
    await expectDenied(step(keeper, keeperUid, credit));
  });

  it('scores the bracket too', async () => {
    await begin(null);
    await take('one');
    await expectAllowed(step(keeper, keeperUid, { path: 'brackets/t', id: 'g1', fields: whole('called', { game: 'g1' }) }));
  });

  it('reads what it needs, of a private tournament too', async () => {
    await begin(play('planned'));
    await take('all');
    await stage.put({ 'tournaments/t': tournament({ startDate: today, endDate: today }), 'teams/t': {} });
    for (const path of ['tournaments/t', 'teams/t', 'schedules/t', 'brackets/t', 'days/t', 'days/t/passes/all'])
      await expectAllowed(getDoc(doc(keeper, path)));
    for (const path of ['tournaments/other', 'schedules/other', 'days/t/passes/one']) await expectDenied(getDoc(doc(keeper, path)));
  });

  it('does nothing else', async () => {
    await begin(play('planned'));
    await take('one');
    // Another court, another tournament, another document, another field.
    await expectDenied(step(keeper, keeperUid, { id: 'm2', fields: whole('called', { game: 'm2' }) }));
    await expectDenied(step(keeper, keeperUid, { id: 'm2', fields: { ...whole('called', { game: 'm1' }), 'play.game': 'm1' } }));
    await expectDenied(updateDoc(doc(keeper, 'schedules/other'), { 'm1.team1Score': 1 }));
    await expectDenied(setDoc(doc(keeper, 'teams/t'), {}));
    await expectDenied(updateDoc(doc(keeper, 'tournaments/t'), { name: 'Mine' }));
    await expectDenied(updateDoc(doc(keeper, 'days/t'), { resumeAt: '2027-06-12T12:00' }));
    await expectDenied(updateDoc(doc(keeper, 'schedules/t'), { 'm1.team1Score': 3 }));
    for (const field of ['referee', 'hyperlink', 'team1Id']) await expectDenied(call({ fields: { 'play.state': 'called', [field]: 'x' } }));
    await expectDenied(call({ fields: { 'play.state': 'finished', 'play.ending': 'forfeitByTeam1' } }));
    await expectDenied(call({ fields: { 'play.state': 'finished', 'play.ending': 'cancelled' } }));
    await expectDenied(call({ record: null }));
    await expectDenied(
      setDoc(doc(keeper, 'days/t/history/alone'), { game: 'm1', kind: 'game', by: keeperUid, at: serverTimestamp(), from: '', to: '' }),
    );
    const batch = writeBatch(keeper);
    batch.update(doc(keeper, 'schedules/t'), { 'm1.team1Score': 1, 'm2.team1Score': 1 });
    await expectDenied(batch.commit());
  });

  it('writes one game at a time, and announces nothing', async () => {
    await begin(play('planned'));
    await take('all');
    const both = writeBatch(keeper);
    const record = { kind: 'game', by: keeperUid, at: serverTimestamp(), from: '{}', to: '{}' };
    const called = (game: string) => ({ ...play('called', { game }), change: `both-${game}` });
    both.update(doc(keeper, 'schedules/t'), { 'm1.play': called('m1'), 'm2.play': called('m2') });
    for (const game of ['m1', 'm2']) both.set(doc(keeper, `days/t/history/both-${game}`), { game, ...record });
    await expectDenied(both.commit());
    const line = { text: 'Free beer', at: serverTimestamp(), until: '' };
    await expectDenied(updateDoc(doc(keeper, 'days/t'), { 'announcements.mine': line }));
    await expectDenied(updateDoc(doc(keeper, 'days/t'), { 'courts.0': ['m1', 'm2', 'g1'] }));
    await expectDenied(updateDoc(doc(keeper, 'days/t/passes/all'), { court: '', revokedAt: null }));
    await expectDenied(deleteDoc(doc(keeper, 'days/t/passes/gone')));
    // A record of a game that this write does not change.
    const alone = writeBatch(keeper);
    alone.update(doc(keeper, 'schedules/t'), { 'm1.play.state': 'called', 'm1.play.change': 'one' });
    alone.set(doc(keeper, 'days/t/history/one'), { game: 'm1', ...record });
    alone.set(doc(keeper, 'days/t/history/two'), { game: 'm2', ...record });
    await expectDenied(alone.commit());
  });

  it('sees no passes, no hashes, nobody else’s proof and no history', async () => {
    await begin(play('planned'));
    await take('one');
    await stage.put({ 'days/t/scorekeepers/other': { passId: 'all', proof, claimedAt: Timestamp.now() } });
    for (const path of ['passes', 'scorekeepers', 'history']) await expectDenied(getDocs(collection(keeper, `days/t/${path}`)));
    for (const path of ['passes/all', 'passes/other', 'scorekeepers/other']) await expectDenied(getDoc(doc(keeper, `days/t/${path}`)));
    await expectDenied(getDoc(doc(stage.stranger.db, 'days/t/scorekeepers/other')));
  });

  it('leaves a game alone that an organiser has confirmed, and confirms none', async () => {
    await begin(play('finished', { ending: 'played' }), { team1Score: 1, team2Score: 0 });
    await take('all');
    await expectDenied(step(keeper, keeperUid, { fields: { 'play.isConfirmed': true } }));
    await expectAllowed(step(boss, organizer, { fields: { 'play.isConfirmed': true } }));
    await expectDenied(step(keeper, keeperUid, { fields: { team1Score: 9, team1Entry: increment(1) } }));
    await expectDenied(step(keeper, keeperUid, { fields: { 'play.isConfirmed': false } }));
  });

  it('stops when the pass is revoked, and the day after the event', async () => {
    await begin(play('planned'));
    await take('all');
    await updateDoc(doc(boss, 'days/t/passes/all'), { revokedAt: serverTimestamp() });
    await expectDenied(call());
    await begin(play('planned'));
    await stage.put({
      'tournaments/t': tournament({
        startDate: '2020-01-01',
        endDate: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
        isTournamentPublic: true,
      }),
    });
    await expectDenied(call());
    await expectDenied(take('one'));
  });
});

describe('the day', () => {
  it('is read as the tournament is, and written by organisers', async () => {
    await begin(null);
    await expectAllowed(getDoc(doc(stage.stranger.db, 'days/t')));
    const line = { text: 'Lunch until 13:30', at: serverTimestamp(), until: '2027-06-12T13:30' };
    await expectAllowed(updateDoc(doc(boss, 'days/t'), { 'announcements.a1': line }));
    await expectDenied(updateDoc(doc(stage.as(rival).db, 'days/t'), { 'announcements.a2': line }));
    await expectDenied(updateDoc(doc(boss, 'days/t'), { 'announcements.a2': { ...line, text: 'x'.repeat(501) } }));
    await expectDenied(updateDoc(doc(boss, 'days/t'), { 'announcements.a2': { ...line, until: 'noon' } }));
    await expectDenied(updateDoc(doc(boss, 'days/t'), { 'announcements.a2': { ...line, at: Timestamp.fromMillis(0) } }));
    await expectAllowed(updateDoc(doc(boss, 'days/t'), { 'announcements.a1': deleteField() }));
    await expectAllowed(
      updateDoc(doc(boss, 'days/t'), {
        courts: { '0': ['m2', 'm1'] },
        starts: { m1: '2027-06-12T09:00' },
        homes: { m1: '2027-06-12T08:45 1' },
        closedCourts: ['1'],
      }),
    );
    await expectDenied(updateDoc(doc(boss, 'days/t'), { courts: { '9': ['m1'] } }));
    await expectDenied(updateDoc(doc(boss, 'days/t'), { starts: { m1: 'soon' } }));
    await expectDenied(updateDoc(doc(boss, 'days/t'), { note: 'x' }));
    await expectAllowed(updateDoc(doc(boss, 'days/t'), { courts: { '0': [], '5': ['m1'] }, resumeAt: '2027-06-12T12:00' }));
    await expectAllowed(updateDoc(doc(boss, 'days/t'), { resumeAt: '' }));
    const unsound = [
      { resumeAt: 'soon' },
      { resumeAt: 5 },
      { closedCourts: ['6'] },
      { closedCourts: 'x' },
      { courts: { '0': 'm1' } },
      { courts: { '0': ['a/b'] } },
      { starts: { m1: '' } },
      { homes: { m1: '2027-06-12T09:00' } },
      { homes: { m1: '2027-06-12T09:00 6' } },
      { homes: 'x' },
    ];
    for (const fields of unsound) await expectDenied(updateDoc(doc(boss, 'days/t'), fields));
    await expectDenied(updateDoc(doc(stage.as(rival).db, 'days/t'), { resumeAt: '2027-06-12T12:00' }));
    await stage.put({ 'tournaments/t': tournament({ startDate: today, endDate: today }) });
    await expectDenied(getDoc(doc(stage.stranger.db, 'days/t')));
  });
});
