import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  collection,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { claim, clockNow, dayForTests, game, goal, keeperUid, match, play, step, type Step } from './day-rules.testkit';
import { expectAllowed, expectDenied } from './people.testkit';
import { organizer } from './sample.testkit';

/* A game that is being played has a court document: who may create it, write it, and copy it back. */
jest.setTimeout(300_000);

let boss: Firestore;
let keeper: Firestore;
const { stage, begin } = dayForTests((people) => ({ boss, keeper } = people));

const at = 'schedules/t/onCourt/m1';
const { referee: _referee, hyperlink: _hyperlink, isTieBreaker: _isTieBreaker, ...apart } = match;
const on = play('playing');
const people = (): readonly (readonly [Firestore, string])[] => [
  [boss, organizer],
  [keeper, keeperUid],
];
const tap = (db: Firestore, uid: string, fields: Step['fields'], path = at) => step(db, uid, { path, fields });

/** Puts the match m1 on court, in a court document that may have more than its start. */
async function onCourt(own: object = on, fields: object = {}): Promise<void> {
  await begin(on);
  await stage.put({ [at]: { m1: { ...apart, ...fields, play: own } } });
  await setDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`), claim('one'));
}

/** A start as a device sends it, with the small document or what a test makes of it. */
function start(db: Firestore, uid: string, own: object = {}, isWith = true): Promise<void> {
  const batch = writeBatch(db);
  const clock = clockNow();
  batch.update(doc(db, 'schedules/t'), 'm1.play.state', 'playing', 'm1.play.clock', clock, 'm1.play.change', 'started');
  batch.set(doc(db, 'days/t/history/started'), { game: 'm1', kind: 'game', by: uid, at: serverTimestamp(), from: '{}', to: '{}' });
  if (isWith) batch.set(doc(db, at), { m1: { ...apart, play: { ...play('playing'), clock, change: 'started' }, ...own } });
  return batch.commit();
}

/** Copies the result into the schedule, and deletes the court document. */
function bringBack(db: Firestore, entry: object, isGone = true): Promise<void> {
  const batch = writeBatch(db);
  const [[first, value], ...rest] = Object.entries(entry).map(([field, one]) => [`m1.${field}`, one] as const) as [
    [string, unknown],
    ...[string, unknown][],
  ];
  batch.update(doc(db, 'schedules/t'), first, value, ...rest.flat());
  if (isGone) batch.delete(doc(db, at));
  return batch.commit();
}

const over = play('finished', {
  ending: 'played',
  clock: { ...on.clock, pausedAt: Timestamp.fromMillis(1_781_431_200_000) },
  goals1: { g1: '1781431200000' },
});
const result = { team1Score: 1, team2Score: 0, team1Entry: 1, team2Entry: 1 };

describe('a start', () => {
  beforeEach(async () => {
    await begin(play('called'));
    await deleteDoc(doc(stage.operator.db, at));
    await deleteDoc(doc(stage.operator.db, 'days/t/history/started'));
    await setDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`), claim('one'));
  });

  it.each([0, 1])('puts the game on court, by whoever may start it', async (index) => {
    await expectAllowed(start(people()[index]![0], people()[index]![1]));
  });

  it('puts it over what was left there, and nothing is started beside that', async () => {
    await stage.put({ [at]: { m1: { ...apart, play: over } } });
    await expectDenied(start(boss, organizer, {}, false));
    await expectAllowed(start(boss, organizer));
  });

  it('puts nothing else there', async () => {
    await expectDenied(start(boss, organizer, { team1Score: 3 }));
    await expectDenied(start(boss, organizer, { team1Id: 'c' }));
    await expectDenied(start(boss, organizer, { more: 1 }));
    await expectDenied(setDoc(doc(boss, at), { m1: { ...apart, play: on } }));
    await expectDenied(setDoc(doc(boss, 'schedules/t/onCourt/m2'), { m1: { ...apart, play: on } }));
  });
});

describe('on court', () => {
  it('organisers and the scorekeeper of the court play, by the table of states', async () => {
    for (const [db, uid] of people()) {
      await onCourt();
      await expectAllowed(tap(db, uid, goal('g1')));
      await expectAllowed(tap(db, uid, { 'play.clock.pausedAt': serverTimestamp() }));
      await expectAllowed(
        tap(db, uid, {
          'play.state': 'finished',
          'play.ending': 'played',
          'team2Score': increment(0),
          'team2Entry': increment(1),
          'team1Score': increment(0),
          'team1Entry': increment(1),
        }),
      );
      await expectDenied(tap(db, uid, goal('g2')));
    }
  });

  it('nobody else plays, and nothing but the play is written', async () => {
    await onCourt();
    await expectDenied(tap(stage.stranger.db, 'stranger', goal('g1')));
    await setDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`), claim('other'));
    await expectDenied(tap(keeper, keeperUid, goal('g1')));
    await expectDenied(tap(boss, organizer, { ...goal('g1'), team1Score: increment(2) }));
    await expectDenied(tap(boss, organizer, { ...goal('g1'), team1Id: 'c' }));
    await expectDenied(updateDoc(doc(boss, at), 'm1.team1Score', 4));
    await expectDenied(updateDoc(doc(boss, at), 'm1.team1Id', 'c'));
    await expectDenied(updateDoc(doc(boss, at), 'm2', { ...apart, play: on }));
    await expectDenied(step(boss, organizer, { path: at, fields: goal('g1'), record: null }));
  });

  it('the schedule waits: a device of an earlier release is refused there, and what it does beside the play is not', async () => {
    await onCourt();
    for (const [db, uid] of people()) {
      await expectDenied(step(db, uid, { fields: goal('g1') }));
      await expectDenied(
        step(db, uid, {
          fields: {
            'play.state': 'finished',
            'play.ending': 'played',
            'team1Score': 0,
            'team2Score': 0,
            'team1Entry': increment(1),
            'team2Entry': increment(1),
          },
        }),
      );
    }
    await expectAllowed(updateDoc(doc(boss, 'schedules/t'), 'm1.referee', 'Zoé'));
    await expectAllowed(
      step(boss, organizer, { id: 'm2', fields: { play: { ...play('called'), game: 'm2', change: 'x' } } }).catch(() => undefined),
    );
  });

  it('a game that stands in the schedule alone is played there', async () => {
    await begin(on);
    await deleteDoc(doc(stage.operator.db, at));
    await expectAllowed(step(boss, organizer, { fields: goal('g1') }));
    await expectDenied(tap(boss, organizer, goal('g2')));
  });

  it('nothing is played where the schedule has it on court no more', async () => {
    await onCourt();
    await stage.put({ 'schedules/t': { m1: match } });
    await expectDenied(tap(boss, organizer, goal('g1')));
  });

  it('whoever sees the schedule sees it', async () => {
    await onCourt();
    for (const db of [stage.stranger.db, keeper, boss]) {
      await expectAllowed(getDoc(doc(db, at)));
      await expectAllowed(getDocs(collection(db, 'schedules/t/onCourt')));
    }
    await updateDoc(doc(stage.operator.db, 'tournaments/t'), { isSchedulePublic: false });
    await expectDenied(getDocs(collection(stage.stranger.db, 'schedules/t/onCourt')));
    await expectDenied(getDocs(collection(stage.stranger.db, 'brackets/t/onCourt')));
    await expectAllowed(getDocs(collection(keeper, 'schedules/t/onCourt')));
  });
});

describe('the end', () => {
  it('brings what was played into the schedule, as it is and in one write, by whoever scores', async () => {
    for (const [db] of people()) {
      await onCourt(over, result);
      await expectDenied(bringBack(db, { play: over, ...result }, false));
      await expectDenied(deleteDoc(doc(db, at)));
      await expectDenied(bringBack(db, { play: over, ...result, team1Score: 2 }));
      await expectDenied(bringBack(db, { play: { ...over, goals1: {} }, ...result }));
      await expectDenied(bringBack(db, { play: over, ...result, referee: 'Zoé' }));
      await expectAllowed(bringBack(db, { play: over, ...result }));
    }
    await onCourt(over, result);
    await expectDenied(bringBack(stage.stranger.db, { play: over, ...result }));
  });

  it('not while it is played', async () => {
    await onCourt({ ...on, goals1: { g1: '1781431200000' } }, { team1Score: 1, team1Entry: 1 });
    await expectDenied(bringBack(boss, { 'play.goals1.g1': '1781431200000', 'team1Score': 1, 'team1Entry': 1 }));
  });

  it('takes the small document with a schedule that is deleted, and what an earlier release has left', async () => {
    await onCourt();
    const batch = writeBatch(boss);
    batch.delete(doc(boss, 'schedules/t'));
    batch.delete(doc(boss, at));
    await expectAllowed(batch.commit());
    await onCourt();
    await stage.put({ 'schedules/t': { m1: match } });
    await expectDenied(deleteDoc(doc(stage.stranger.db, at)));
    await expectAllowed(deleteDoc(doc(boss, at)));
  });

  it('is the same in a bracket', async () => {
    await begin(null);
    const own = { ...game, team1Score: null, team2Score: null, play: { ...on, game: 'g1' } };
    const there = 'brackets/t/onCourt/g1';
    await stage.put({ 'brackets/t': { g1: own, g2: game }, [there]: { g1: own } });
    await setDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`), claim('one'));
    const scored = (id: string, path: string): Step => ({
      path,
      id: 'g1',
      fields: { [`play.goals1.${id}`]: '1781431200000', team1Score: increment(1) },
    });
    for (const [db, uid] of people()) {
      await expectAllowed(step(db, uid, scored(`g${uid.slice(0, 4)}`, there)));
      await expectDenied(step(db, uid, scored('late', 'brackets/t')));
    }
  });
});
