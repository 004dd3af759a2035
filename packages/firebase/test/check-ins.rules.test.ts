import { storedQuestions } from '@courtside/domain/registration';
import { collection, deleteDoc, doc, getDoc, getDocs, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { enter } from './entries.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, tournament } from './sample.testkit';

const stage = stageForTests();

const HOUR = 3_600_000;
const teamId = 'AAAAAAAAAAA';
let event = '';
let count = 0;
const putEvent = (changes: object = {}) =>
  stage.put({ [`tournaments/${event}`]: tournament({ ...open, hasEntries: true, places: 24, ...changes }) });
const putHours = (changes: object | null = {}) =>
  stage.put({
    [`forms/${event}`]: {
      ...storedQuestions([]),
      ...(changes && { checkIn: { opensAt: Date.now() - HOUR, closesAt: Date.now() + HOUR, ...changes } }),
    },
  });
beforeEach(async () => {
  event = `checkIns${++count}`;
  await putEvent();
  await putHours();
  await stage.put({ [`teams/${event}`]: {} });
  await enter(stage, { event, uid: captain, teamId });
});
const { dbOf } = stage;
const checkIn = (uid: string | null, of = teamId) => doc(dbOf(uid), 'teams', event, 'checkIns', of);
const by = (uid: string) => ({ checkedInAt: serverTimestamp(), checkedInBy: uid });
const place = (uid: string) => doc(dbOf(uid), 'teams', event, 'places', teamId);

it('a captain says within the hours that their team is there, twice does no harm, and takes their own word back', async () => {
  await expectAllowed(setDoc(checkIn(captain), by(captain)));
  await expectAllowed(setDoc(checkIn(captain), by(captain)));
  expect((await getDoc(checkIn(captain))).data()).toMatchObject({ checkedInBy: captain });
  await expectAllowed(deleteDoc(checkIn(captain)));
});

it.each([
  ['before it opens', { opensAt: Date.now() + HOUR / 2 }],
  ['once it is over', { closesAt: Date.now() - HOUR / 2 }],
  ['where there is none', null],
])('%s, a captain neither checks in nor takes it back; organisers do both', async (_when, window) => {
  await setDoc(checkIn(captain), by(captain));
  await putHours(window);
  await expectDenied(setDoc(checkIn(captain), by(captain)));
  await expectDenied(deleteDoc(checkIn(captain)));
  await expectAllowed(deleteDoc(checkIn(organizer)));
  await expectDenied(setDoc(checkIn(captain), by(captain)));
  await expectAllowed(setDoc(checkIn(organizer), by(organizer)));
});

it('an organiser’s word is not taken back by the captain, nor made their own; an organiser’s stands over the captain’s', async () => {
  await setDoc(checkIn(captain), by(captain));
  await expectAllowed(setDoc(checkIn(organizer), by(organizer)));
  await expectDenied(deleteDoc(checkIn(captain)));
  await expectDenied(setDoc(checkIn(captain), by(captain)));
});

it('is said by nobody else, for no other team, in no other name and at no other time', async () => {
  for (const uid of [rival, null]) await expectDenied(setDoc(checkIn(uid), by(uid ?? 'x')));
  await expectDenied(setDoc(checkIn(captain, 'BBBBBBBBBBB'), by(captain)));
  for (const uid of [captain, organizer])
    for (const wrong of [by(rival), { checkedInAt: new Date(0), checkedInBy: uid }, { ...by(uid), note: '<b>' }, { checkedInBy: uid }, {}])
      await expectDenied(setDoc(checkIn(uid), wrong));
  await setDoc(checkIn(captain), by(captain));
  for (const uid of [rival, null]) await expectDenied(deleteDoc(checkIn(uid)));
  for (const uid of [captain, organizer]) await expectDenied(updateDoc(checkIn(uid), { checkedInAt: new Date(0) }));
});

it('is not said of a team that has withdrawn', async () => {
  await updateDoc(place(captain), { withdrawnAt: serverTimestamp() });
  await expectDenied(setDoc(checkIn(captain), by(captain)));
  await expectAllowed(setDoc(checkIn(organizer), by(organizer)));
});

it('works without a limit of places, and for a team of earlier years that has no place', async () => {
  await putEvent({ places: 0 });
  await expectAllowed(setDoc(checkIn(captain), by(captain)));
  await deleteDoc(checkIn(captain));
  await deleteDoc(place(organizer));
  await expectAllowed(setDoc(checkIn(captain), by(captain)));
});

it('is open in the middle of the event: groups change nothing', async () => {
  await putEvent({ isRegistrationOpen: false, groups: { '0': [teamId] } });
  await expectAllowed(setDoc(checkIn(captain), by(captain)));
});

it('is seen by its captain and by organisers alone', async () => {
  await expectAllowed(getDoc(checkIn(captain)));
  await setDoc(checkIn(captain), by(captain));
  for (const uid of [rival, null]) await expectDenied(getDoc(checkIn(uid)));
  const listed = (uid: string | null) => collection(dbOf(uid), 'teams', event, 'checkIns');
  await expectAllowed(getDocs(listed(organizer)));
  for (const uid of [captain, rival, null]) await expectDenied(getDocs(listed(uid)));
});

it('its hours are the organiser’s, whole and in their order', async () => {
  const stored = (uid: string) => doc(dbOf(uid), 'forms', event);
  const hours = { opensAt: 1000, closesAt: 2000 };
  await expectDenied(updateDoc(stored(captain), { checkIn: hours }));
  await expectAllowed(updateDoc(stored(organizer), { checkIn: hours }));
  for (const wrong of [
    { ...hours, opensAt: 2000 },
    { ...hours, opensAt: 0 },
    { ...hours, closesAt: 'soon' },
    { ...hours, note: 'x' },
    { opensAt: 1000 },
    'always',
  ])
    await expectDenied(updateDoc(stored(organizer), { checkIn: wrong }));
  await expectAllowed(updateDoc(stored(organizer), { checkIn: null }));
});
