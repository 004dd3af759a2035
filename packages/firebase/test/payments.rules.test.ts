import { storedQuestions, type Fee } from '@courtside/domain/registration';
import { collection, deleteDoc, doc, getDoc, getDocs, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { enter } from './entries.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, tournament } from './sample.testkit';

const stage = stageForTests();

const teamId = 'AAAAAAAAAAA';
let event = '';
let count = 0;
beforeEach(async () => {
  event = `payments${++count}`;
  await stage.put({ [`tournaments/${event}`]: tournament({ ...open, hasEntries: true }), [`teams/${event}`]: {} });
  await enter(stage, { event, uid: captain, teamId });
});
const { dbOf } = stage;
const payment = (uid: string | null) => doc(dbOf(uid), 'teams', event, 'payments', teamId);
const paidBy = (uid: string) => ({ paidAt: serverTimestamp(), paidBy: uid });

it('that a team has paid is an organiser’s word, in their own name and at the server’s time', async () => {
  await expectAllowed(setDoc(payment(organizer), paidBy(organizer)));
  const data = (await getDoc(payment(organizer))).data();
  expect(data).toMatchObject({ paidBy: organizer });
  await expectDenied(updateDoc(payment(organizer), { paidBy: rival }));
  await expectAllowed(deleteDoc(payment(organizer)));
  for (const wrong of [
    paidBy(rival),
    { paidAt: new Date(0), paidBy: organizer },
    { ...paidBy(organizer), amount: 3 },
    { paidBy: organizer },
  ])
    await expectDenied(setDoc(payment(organizer), wrong));
});

it('is neither written nor taken away by captains and strangers', async () => {
  for (const uid of [captain, rival, null]) await expectDenied(setDoc(payment(uid), paidBy(uid ?? 'x')));
  await setDoc(payment(organizer), paidBy(organizer));
  for (const uid of [captain, rival, null]) {
    await expectDenied(deleteDoc(payment(uid)));
    await expectDenied(updateDoc(payment(uid), { paidAt: serverTimestamp() }));
  }
});

it('is seen by its captain and by organisers alone', async () => {
  await setDoc(payment(organizer), paidBy(organizer));
  await expectAllowed(getDoc(payment(captain)));
  for (const uid of [rival, null]) await expectDenied(getDoc(payment(uid)));
  const listed = (uid: string | null) => collection(dbOf(uid), 'teams', event, 'payments');
  await expectAllowed(getDocs(listed(organizer)));
  for (const uid of [captain, rival, null]) await expectDenied(getDocs(listed(uid)));
});

describe('a fee', () => {
  const fee: Fee = { cents: 6000, currency: 'EUR', text: 'By transfer.', link: 'https://pay.example/x' };
  const put = (changes: object) => setDoc(doc(dbOf(organizer), 'forms', event), { ...storedQuestions([]), fee: { ...fee, ...changes } });

  it('is set by organisers, or taken away', async () => {
    await expectAllowed(put({}));
    await expectAllowed(put({ link: '', text: '' }));
    await expectAllowed(updateDoc(doc(dbOf(organizer), 'forms', event), { fee: null }));
    await expectDenied(updateDoc(doc(dbOf(captain), 'forms', event), { fee: { ...fee, cents: 1 } }));
  });

  it.each([
    ['nothing to pay', { cents: 0 }],
    ['an endless amount', { cents: 100_000_000 }],
    ['half a hundredth', { cents: 0.5 }],
    ['another currency', { currency: 'euro' }],
    ['a script for a link', { link: 'javascript:alert(1)' }],
    ['a link that is not https', { link: 'http://pay.example' }],
    ['an address for a link', { link: 'me@pay.example' }],
    ['a long text', { text: 'x'.repeat(1001) }],
    ['something else', { html: '<b>' }],
  ])('is refused with %s', async (_what, changes) => {
    await expectDenied(put(changes));
  });
});
