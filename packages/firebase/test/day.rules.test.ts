import {
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import { claim, clockNow, game, goal, keeperUid, lastChange, match, dayForTests, play, step, today, whole } from './day-rules.testkit';
import { expectAllowed, expectDenied } from './people.testkit';
import { organizer, rival, tournament } from './sample.testkit';

/* Every transition of a game, goals, and the plan of the day with the plain SDK; and what is refused. */
jest.setTimeout(300_000);

let boss: Firestore;
let keeper: Firestore;
const { stage, begin } = dayForTests((people) => ({ boss, keeper } = people));

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
    await expectAllowed(step(boss, organizer, { fields: { 'play.state': to, ...fields }, record: { from: `{"state":"${from}"}` } }));
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

  it.each([
    ['a start', play('playing')],
    ['a forfeit', play('finished', { ending: 'forfeitByTeam1' })],
    ['a cancelled game', play('finished', { ending: 'cancelled' })],
    ['a confirmation', play('finished', { ending: 'played', isConfirmed: true })],
  ])('a call that waited for a network takes back no decision: %s', async (_, decided) => {
    await begin(decided, { team1Score: 1, team2Score: 0 });
    // A device that knew no state writes all of it.
    const fields = { 'play.state': 'called', 'play.ending': '', 'play.winner': '', 'play.isConfirmed': false, 'play.clock': null };
    for (const from of ['{}', '{"state":"planned","ending":null}', '{"state":"called","ending":null}'])
      await expectDenied(step(boss, organizer, { fields, record: { from } }));
  });

  describe('a clock is corrected', () => {
    const startedAt = Timestamp.fromMillis(0);
    const runs = { startedAt, pausedAt: null, playedMs: 60_000, length: 12 };
    const stands = { ...runs, pausedAt: Timestamp.fromMillis(60_000) };
    const set = (isRunning: boolean, playedMs: number, more: object = {}) => ({
      'play.clock.startedAt': serverTimestamp(),
      ...(isRunning ? {} : { 'play.clock.pausedAt': serverTimestamp() }),
      'play.clock.playedMs': playedMs,
      ...more,
    });
    const [knowsRunning, knowsStanding] = [{ from: '{"clock":{"pausedAt":null}}' }, { from: '{"clock":{"pausedAt":60000}}' }];
    const attempt = async (clock: object, fields: object, record: object) => {
      await begin(play('playing', { clock }));
      return step(boss, organizer, { fields: fields as Readonly<Record<string, unknown>>, record });
    };

    it.each([0, 30_000, 720_000])('while it runs or stands, to %s ms of play', async (playedMs) => {
      await expectAllowed(attempt(runs, set(true, playedMs), knowsRunning));
      await expectAllowed(attempt(stands, set(false, playedMs), knowsStanding));
    });

    it.each([
      ['more than the whole game', runs, set(true, 720_001), knowsRunning],
      ['less than nothing', runs, set(true, -1), knowsRunning],
      ['another length', runs, set(true, 0, { 'play.clock.length': 20 }), knowsRunning],
      ['a start that is no time of the server', runs, set(true, 0, { 'play.clock.startedAt': startedAt }), knowsRunning],
      ['a goal with it', runs, set(true, 0, goal('g')), knowsRunning],
      ['a pause with it', runs, set(false, 0), knowsRunning],
      // By a device without a network, which did not know that the game was resumed.
      ['a game that was resumed meanwhile', runs, set(true, 0), knowsStanding],
      ['a game that was paused meanwhile', stands, set(true, 0), knowsRunning],
      ['the same, as if it stood', stands, set(false, 0), knowsRunning],
    ])('not to %s', async (_, clock, fields, record) => {
      await expectDenied(attempt(clock, fields, record));
    });
  });

  it('a start adds to no result that was typed meanwhile', async () => {
    const fields = { 'play.state': 'playing', 'play.clock': clockNow() };
    await begin(play('called'), { team1Score: 3, team2Score: 2 });
    await expectDenied(step(boss, organizer, { fields }));
    await begin(play('called'), { team1Score: 3, team2Score: null });
    await expectAllowed(step(boss, organizer, { fields }));
  });

  it('a change leaves a record: its own, once, in one write, never changed again', async () => {
    await begin(play('called'));
    const start = { 'play.state': 'playing', 'play.clock': clockNow() };
    await expectDenied(step(boss, organizer, { fields: start, record: null }));
    await expectDenied(step(boss, organizer, { fields: start, record: { game: 'm2' } }));
    await expectDenied(step(boss, organizer, { fields: start, record: { by: rival } }));
    await expectDenied(step(boss, organizer, { fields: start, record: { at: Timestamp.fromMillis(0) } }));
    await expectAllowed(step(boss, organizer, { fields: start }));
    const id = `days/t/history/${lastChange()}`;
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

  it('are not typed over while a game is played, alone or beside another change; one that was only called takes a result', async () => {
    const at = (state: string, of: string) => ({ ...play(state), game: of });
    for (const [path, of, other] of [
      ['schedules/t', 'm1', 'm2'],
      ['brackets/t', 'g1', 'g2'],
    ] as const) {
      const typed = [new FieldPath(of, 'team1Score'), 3, new FieldPath(of, 'team2Score'), 1] as const;
      const entry = path === 'schedules/t' ? match : game;
      const put = (state: string) => stage.put({ [path]: { [of]: { ...entry, play: at(state, of) }, [other]: entry } });
      await begin(null);
      await put('playing');
      await expectDenied(updateDoc(doc(boss, path), ...typed));
      await expectDenied(updateDoc(doc(boss, path), ...typed, new FieldPath(other, 'referee'), 'Zoé'));
      await expectAllowed(updateDoc(doc(boss, path), new FieldPath(of, 'referee'), 'Zoé'));
      await put('called');
      await expectAllowed(updateDoc(doc(boss, path), ...typed));
    }
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
