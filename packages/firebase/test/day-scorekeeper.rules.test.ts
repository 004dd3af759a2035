import {
  collection,
  deleteDoc,
  doc,
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
import { sha256 } from '@courtside/domain/registration';
import {
  claim,
  clockNow,
  goal,
  toHash,
  keeperUid,
  dayForTests,
  pass,
  play,
  proof,
  step,
  today,
  whole,
  type Step,
} from './day-rules.testkit';
import { expectAllowed, expectDenied } from './people.testkit';
import { organizer, rival, tournament } from './sample.testkit';

/* Every right of a scorekeeper with the plain SDK, and what is refused. */
jest.setTimeout(300_000);

/** The fields of a game that a device records in the history. */
const told = {
  ...{ team1Id: 'a', team2Id: 'b', team1Score: null as number | null, team2Score: null as number | null },
  ...{ state: 'planned', ending: null, winner: null, clock: null, isConfirmed: false },
};

let boss: Firestore;
let keeper: Firestore;
const { stage, begin } = dayForTests((people) => ({ boss, keeper } = people));

describe('a scorekeeper', () => {
  const take = (passId: string, of?: string) => setDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`), claim(passId, of));
  const call = (more: Partial<Step> = {}) => step(keeper, keeperUid, { fields: { 'play.state': 'called' }, ...more });

  it('proves to have the secret, which is stored nowhere', async () => {
    expect(sha256(sha256('secret'))).toBe(toHash(proof));
    await begin(play('planned'));
    await deleteDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`)).catch(() => undefined);
    await expectDenied(call());
    await expectDenied(take('all', toHash('guess')));
    await expectDenied(take('all', toHash(proof)));
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

  it('gets a pass in the name of whoever makes it, which stays', async () => {
    await begin(play('planned'));
    const mine = { ...pass(''), createdAt: serverTimestamp() };
    await expectDenied(setDoc(doc(boss, 'days/t/passes/new'), { ...mine, createdBy: keeperUid }));
    await expectDenied(setDoc(doc(boss, 'days/t/passes/new'), { ...mine, createdAt: Timestamp.fromMillis(0) }));
    await expectAllowed(setDoc(doc(boss, 'days/t/passes/new'), mine));
    for (const change of [{ createdBy: keeperUid }, { createdAt: serverTimestamp() }, { hash: toHash('mine') }])
      await expectDenied(updateDoc(doc(boss, 'days/t/passes/new'), change));
    await expectAllowed(updateDoc(doc(boss, 'days/t/passes/new'), { name: 'Court B', revokedAt: serverTimestamp() }));
  });

  it('leaves records of games alone, and short ones', async () => {
    await begin(play('planned'));
    await take('all');
    const deleted = { kind: 'plan', from: '{"layout":{"organizerUids":["x"]}}', to: '{"what":"bracketDeleted"}' };
    const text = JSON.stringify({ ...told, state: 'Anything that somebody wants to say.' });
    const records = [
      { kind: 'setting' },
      { kind: 'announcement' },
      { from: 'x'.repeat(1001) },
      { to: 'x'.repeat(1001) },
      { to: 'x' },
      { from: text },
    ];
    for (const record of [deleted, ...records, { from: text, to: text }]) await expectDenied(call({ record }));
    await expectAllowed(call());
    // Organizers store whole plans.
    const longer = { from: 'x'.repeat(1001) };
    await expectAllowed(step(boss, organizer, { fields: { 'play.state': 'playing', 'play.clock': clockNow() }, record: longer }));
  });

  describe('keeps a record that', () => {
    const record = (from: object, to: object) => ({ from: JSON.stringify(from), to: JSON.stringify(to) });
    const playing = { ...told, team1Score: 1, team2Score: 0, state: 'playing' };
    beforeEach(async () => {
      await begin(play('playing', { goals1: { g: '1781431200000' } }), { team1Score: 1, team2Score: 0 });
      await take('all');
    });

    it('says what a goal changed, as its device saw it, and no other change', async () => {
      const tap = (from: object, to: object) => step(keeper, keeperUid, { fields: goal('one'), record: record(from, to) });
      for (const to of [
        { ...playing, team1Score: 9 },
        { ...playing, team1Score: 2, team2Score: 4 },
        { ...playing, team1Score: 1 },
        { ...playing, team1Score: 2, state: 'finished' },
        { ...playing, team1Score: 2, ending: 'forfeitByTeam1' },
        { ...playing, team1Score: 2, isConfirmed: true },
        { ...playing, team1Score: 2, more: 1 },
        { ...playing, team1Score: 2, team1Score2: 2 },
      ])
        await expectDenied(tap(playing, to));
      await expectDenied(tap({ ...playing, team1Score: 8 }, { ...playing, team1Score: 2 }));
      // If a key occurs twice, the last one counts for a reader.
      const twice = { from: JSON.stringify(playing), to: JSON.stringify({ ...playing, team1Score: 2 }).replace('}', ',"team1Score":9}') };
      await expectDenied(step(keeper, keeperUid, { fields: goal('one'), record: twice }));
      // Another device has counted a goal that this one does not know.
      await expectAllowed(tap({ ...playing, team1Score: 3 }, { ...playing, team1Score: 4 }));
    });

    it('says how a game ended, and with which result', async () => {
      const clock = { startedAt: 1781431200000, pausedAt: 1781431201000, playedMs: 0, length: 12 };
      const ended = { ...playing, state: 'finished', ending: 'played', clock };
      const end = (to: object) =>
        step(keeper, keeperUid, {
          fields: { 'play.state': 'finished', 'play.ending': 'played', 'play.clock.pausedAt': serverTimestamp() },
          record: record(playing, to),
        });
      for (const lie of [{ ending: 'goldenGoal' }, { state: 'called' }, { team1Score: 5 }, { clock: { note: 'words' } }])
        await expectDenied(end({ ...ended, ...lie }));
      await expectAllowed(end(ended));
      const correct = (to: object) =>
        step(keeper, keeperUid, {
          fields: { team1Score: 3, team1Entry: increment(1) },
          record: record({ ...ended, team1Score: 2 }, to),
        });
      await expectDenied(correct({ ...ended, team1Score: 4 }));
      await expectDenied(correct({ ...ended, team1Score: 3, team2Score: 1 }));
      await expectAllowed(correct({ ...ended, team1Score: 3 }));
    });
  });

  it('taps eighty goals into a game, with short ids, and no more', async () => {
    const goals = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`g${index}`, '1781431200000']));
    await begin(play('playing', { goals1: goals(78), goals2: {} }), { team1Score: 78, team2Score: 0 });
    await take('all');
    await expectDenied(step(keeper, keeperUid, { fields: goal('x'.repeat(41)) }));
    await expectAllowed(step(keeper, keeperUid, { fields: goal('x'.repeat(40)) }));
    await expectAllowed(step(keeper, keeperUid, { fields: goal('last', 2) }));
    await expectDenied(step(keeper, keeperUid, { fields: goal('more', 2) }));
    await expectAllowed(step(boss, organizer, { fields: goal('more', 2) }));
  });

  it('credits goals to names, and to no texts that fill the document', async () => {
    const goals = (name: string) => Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`g${index}`, `1781431200000 ${name}`]));
    const tap = (db: Firestore, uid: string, name: string) =>
      step(db, uid, { fields: { ...goal('next'), 'play.goals1.next': `1781431200000 ${name}` } });
    await begin(play('playing', { goals1: goals('Zoé Marguerite de Montferrand-Laval'), goals2: {} }), { team1Score: 70, team2Score: 0 });
    await take('all');
    await expectAllowed(tap(keeper, keeperUid, 'Søren Ægidius Blåbærgrød-Ångström'));
    await begin(play('playing', { goals1: goals('😀'.repeat(17)), goals2: {} }), { team1Score: 70, team2Score: 0 });
    await expectDenied(tap(keeper, keeperUid, '😀'.repeat(100)));
    await expectAllowed(tap(boss, organizer, '😀'.repeat(100)));
  });

  it('gives the pass back, as organisers take it; nobody else does', async () => {
    const claimed = (db: Firestore) => deleteDoc(doc(db, `days/t/scorekeepers/${keeperUid}`));
    await begin(play('planned'));
    await take('all');
    await expectDenied(claimed(stage.stranger.db));
    await expectDenied(claimed(stage.as(rival).db));
    await expectDenied(claimed(stage.anonymousAs('guest00000000000000000000000').db));
    await expectAllowed(claimed(keeper));
    await take('all');
    await expectAllowed(claimed(boss));
  });

  it('claims with a proof that no user reads, not an organizer either', async () => {
    const claimOf = (db: Firestore, uid: string, of: string | null = proof, passId = 'all') => {
      const batch = writeBatch(db);
      batch.set(doc(db, `days/t/scorekeepers/${uid}`), { passId, claimedAt: serverTimestamp() });
      if (of !== null) batch.set(doc(db, `days/t/proofs/${uid}`), { proof: of });
      return batch.commit();
    };
    await begin(play('planned'));
    await deleteDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`)).catch(() => undefined);
    await expectDenied(claimOf(keeper, keeperUid, null));
    await expectDenied(claimOf(keeper, keeperUid, toHash('guess')));
    await expectDenied(claimOf(keeper, keeperUid, 'short'));
    await expectDenied(claimOf(keeper, keeperUid, proof, 'gone'));
    await expectDenied(claimOf(keeper, 'another0000000000000000000000'));
    await expectDenied(setDoc(doc(keeper, `days/t/proofs/${keeperUid}`), { proof }));
    await expectAllowed(claimOf(keeper, keeperUid));
    await expectAllowed(call());
    for (const db of [boss, keeper, stage.stranger.db, stage.as(rival).db]) {
      await expectDenied(getDoc(doc(db, `days/t/proofs/${keeperUid}`)));
      await expectDenied(getDocs(collection(db, 'days/t/proofs')));
    }
    // The claim, which organizers read, no longer contains the proof; another account can't use the stored one.
    expect(Object.keys((await getDoc(doc(boss, `days/t/scorekeepers/${keeperUid}`))).data() ?? {}).sort()).toEqual(['claimedAt', 'passId']);
    const thief = stage.anonymousAs('thief00000000000000000000000').db;
    await expectDenied(claimOf(thief, 'thief00000000000000000000000', null));
    await expectDenied(setDoc(doc(keeper, `days/t/proofs/${keeperUid}`), { proof, more: 1 }));
    await expectDenied(deleteDoc(doc(stage.as(rival).db, `days/t/proofs/${keeperUid}`)));
    await expectAllowed(deleteDoc(doc(boss, `days/t/proofs/${keeperUid}`)));
    await expectAllowed(call({ fields: { 'play.state': 'playing', 'play.clock': clockNow() } }));
  });

  it('stops when the maker of the pass no longer organizes, and can’t claim it again', async () => {
    await begin(play('planned'));
    await take('all');
    await expectAllowed(call());
    const event = { startDate: today, endDate: today };
    await stage.put({ 'tournaments/t': tournament({ ...event, organizerUids: [rival] }), 'teams/t': {} });
    for (const path of ['tournaments/t', 'teams/t', 'schedules/t', 'days/t']) await expectDenied(getDoc(doc(keeper, path)));
    await expectDenied(call({ fields: { 'play.state': 'playing', 'play.clock': clockNow() } }));
    await expectDenied(take('all'));
    const remover = stage.as(rival).db;
    await expectAllowed(setDoc(doc(remover, 'days/t/passes/next'), { ...pass(''), createdBy: rival, createdAt: serverTimestamp() }));
    await expectAllowed(take('next'));
    await expectAllowed(getDoc(doc(keeper, 'tournaments/t')));
    await stage.put({ 'tournaments/t': tournament({ ...event, organizerUids: [organizer, rival] }) });
    await expectAllowed(take('all'));
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

  it.each(['forfeitByTeam1', 'forfeitByTeam2', 'doubleForfeit', 'cancelled'])(
    'leaves a game alone that organisers decided without play: %s; they change it',
    async (ending) => {
      const seen = { record: { from: `{"state":"finished","ending":"${ending}"}` } };
      const typed = { 'play.ending': 'played', 'team1Score': 4, 'team1Entry': increment(1), 'team2Score': 2, 'team2Entry': increment(1) };
      const reopened = { 'play.state': 'called', 'play.ending': '' };
      await begin(play('finished', { ending }));
      await take('all');
      for (const fields of [typed, reopened]) await expectDenied(step(keeper, keeperUid, { fields, ...seen }));
      await expectAllowed(step(boss, organizer, { fields: typed, ...seen }));
      await begin(play('finished', { ending }));
      await expectAllowed(step(boss, organizer, { fields: reopened, ...seen }));
      // After the confirmation is undone, the scorekeeper can change it again.
      await expectAllowed(step(keeper, keeperUid, { fields: { 'play.state': 'playing', 'play.clock': clockNow() } }));
    },
  );

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
