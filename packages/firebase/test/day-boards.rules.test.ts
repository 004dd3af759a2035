import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import { claim, dayForTests, keeperUid, play } from './day-rules.testkit';
import { expectAllowed, expectDenied } from './people.testkit';
import { organizer } from './sample.testkit';

/* Devices that score tell each other which court they score. */
jest.setTimeout(300_000);

let boss: Firestore;
let keeper: Firestore;
const { stage, begin } = dayForTests((people) => ({ boss, keeper } = people));

const device = 'deviceAB';
const board = (more: object = {}) => ({
  device,
  name: 'Court A',
  court: '0',
  at: serverTimestamp(),
  separateGoals: ['goal-deviceAB'],
  ...more,
});
const tell = (db: Firestore, uid: string, more: object = {}, id = `${uid}-${device}`) =>
  setDoc(doc(db, `days/t/boards/${id}`), board(more));
const read = (db: Firestore) => getDocs(collection(db, 'days/t/boards'));

beforeEach(async () => {
  await begin(play('playing'));
  await setDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`), claim('one'));
});

it('organisers and scorekeepers tell of their own devices and read of all', async () => {
  await expectAllowed(tell(boss, organizer));
  await expectAllowed(tell(keeper, keeperUid));
  await expectAllowed(tell(keeper, keeperUid, { court: '5', separateGoals: [] }));
  for (const db of [boss, keeper]) expect((await read(db)).size).toBe(2);
});

it('nobody tells of another person’s device, and a stranger of none', async () => {
  await expectDenied(tell(keeper, keeperUid, {}, `${organizer}-${device}`));
  await expectDenied(tell(keeper, keeperUid, {}, `${keeperUid}-deviceXY`));
  await expectDenied(tell(stage.stranger.db, 'stranger'));
  await expectDenied(read(stage.stranger.db));
  await updateDoc(doc(boss, 'days/t/passes/one'), { revokedAt: serverTimestamp() });
  await expectDenied(tell(keeper, keeperUid));
  await expectDenied(read(keeper));
});

it.each([
  ['a field more', { more: 1 }],
  ['a device that is none', { device: 'a' }],
  ['a long name', { name: 'n'.repeat(101) }],
  ['a court that there is not', { court: '6' }],
  ['a time of its own', { at: Timestamp.fromMillis(1) }],
  ['too many goals', { separateGoals: Array.from({ length: 21 }, (_, index) => `g${index}`) }],
  ['a goal that is no id', { separateGoals: ['a b'] }],
])('%s is refused', async (_, more) => {
  await expectDenied(tell(boss, organizer, more));
});

it('organisers remove them, and scorekeepers do not', async () => {
  await expectAllowed(tell(boss, organizer));
  await expectDenied(deleteDoc(doc(keeper, `days/t/boards/${organizer}-${device}`)));
  await expectAllowed(deleteDoc(doc(boss, `days/t/boards/${organizer}-${device}`)));
});
