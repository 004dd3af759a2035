import { createHash } from 'node:crypto';
import { doc, FieldPath, increment, serverTimestamp, Timestamp, writeBatch, type Firestore } from 'firebase/firestore/lite';
import { stageForTests, type Stage } from './people.testkit';
import { organizer, rival, tournament } from './sample.testkit';

/* A day of play with the plain SDK. */

export const keeperUid = 'keeper0000000000000000000000';
export const today = new Date().toISOString().slice(0, 10);
export const toHash = (text: string) => createHash('sha256').update(text).digest('hex');
export const proof = toHash('secret');

export const match = { team1Id: 'a', team2Id: 'b', team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };
export const game = { team1Id: 'a', team2Id: 'b', bracketLevel: 'upper', roundId: 'round1' };
export const play = (state: string, more: object = {}) => ({
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

export const pass = (court: string) => ({
  name: 'Court A',
  court,
  hash: toHash(proof),
  createdAt: Timestamp.now(),
  createdBy: organizer,
  revokedAt: null,
});
export const claim = (passId: string, of = proof) => ({ passId, proof: of, claimedAt: serverTimestamp() });

export const whole = (state: string, more: object = {}) => {
  const { change: _, ...fields } = play(state, more);
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`play.${field}`, value]));
};
export const clockNow = () => ({ startedAt: serverTimestamp(), pausedAt: null, playedMs: 0, length: 12 });
export const goal = (id: string, side: 1 | 2 = 1) => ({
  [`play.goals${side}.${id}`]: '1781431200000 Zoé',
  [`team${side}Score`]: increment(1),
  [`team${side}Entry`]: increment(1),
});

/** Stores the tournament, with the match m1 in a state. */
async function begin(stage: Stage, state: object | null, fields: object = {}): Promise<void> {
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

let changes = 0;
export interface Step {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly path?: string;
  readonly id?: string;
  readonly record?: object | null;
}
/** The name of the last change that a device sent. */
export const lastChange = (): string => `change${changes}`;
/** Changes a game and adds its record, as a device sends it. */
export function step(db: Firestore, uid: string, { fields, path = 'schedules/t', id = 'm1', record = {} }: Step): Promise<void> {
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

/** Gives the tests of a file a stage, with the databases of its organizer and of a scorekeeper. */
export function dayForTests(take: (people: { readonly boss: Firestore; readonly keeper: Firestore }) => void) {
  const stage = stageForTests();
  beforeAll(() => take({ boss: stage.dbOf(organizer), keeper: stage.anonymousAs(keeperUid).db }));
  return { stage, begin: (state: object | null, fields?: object) => begin(stage, state, fields) };
}
