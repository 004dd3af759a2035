import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { enter } from './entries.testkit';
import { toEmail, expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, team, tournament } from './sample.testkit';

/** Which users can make the platform send mail, to whom, and how often. With the plain SDK, without our code. */
const stage = stageForTests();

const teamId = 'AAAAAAAAAAA';
let event = '';
let count = 0;
beforeEach(async () => {
  event = `event${++count}`;
  await stage.put({
    [`tournaments/${event}`]: tournament({ ...open, hasEntries: true }),
    [`teams/${event}`]: { existing000: team() },
  });
});

const message = { subject: 'You are in', text: 'Puddle Cavalry plays.' };
const mailTo = (uid: string, changes: object = {}): object => ({ to: toEmail(uid), message, ...changes });
const idOf = (uid: string, number: number | string, of = event): string => `${of}_${uid}_${teamId}_${number}`;
const mailAt = (db: Firestore, id: string) => doc(db, 'mail', id);
const registrationAt = (db: Firestore, uid = captain) => doc(db, 'teams', event, 'registrations', uid);
const reach = { email: toEmail(captain), language: 'fr' };

/** Registers with a mail address and a confirmation in the same write; null omits a part. */
function registerReachable(
  db: Firestore,
  { reached = reach, mail = mailTo(captain), id = idOf(captain, 0) }: { reached?: object; mail?: object | null; id?: string } = {},
): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, 'teams', event, 'entries', teamId), { name: 'Puddle', profileIds: ['', '', ''], registeredAt: serverTimestamp() });
  batch.set(doc(db, 'teams', event, 'contacts', teamId), { email: 'team@courtside.test' });
  batch.set(registrationAt(db), { uid: captain, tournamentId: event, teamId, registeredAt: serverTimestamp(), ...reached });
  if (mail) batch.set(mailAt(db, id), mail);
  return batch.commit();
}

/** Writes an organizer's message: the mail, and its counter. */
function write(person: string, number: number, changes: { mail?: object; id?: string; counts?: boolean } = {}): Promise<void> {
  const { db } = stage.as(person);
  const batch = writeBatch(db);
  batch.set(mailAt(db, changes.id ?? idOf(captain, number)), changes.mail ?? mailTo(captain));
  if (changes.counts !== false) batch.update(registrationAt(db), { mails: number });
  return batch.commit();
}

describe('a captain’s confirmation', () => {
  it('comes with the registration, to the address that the account has proved', async () => {
    await expectAllowed(registerReachable(stage.verified(captain).db));
    expect((await getDoc(mailAt(stage.operator.db, idOf(captain, 0)))).data()).toMatchObject(mailTo(captain));
  });

  it('comes later, with the proof of the address, and once', async () => {
    await enter(stage, { event, uid: captain, teamId });
    const { db } = stage.verified(captain);
    const prove = () => {
      const batch = writeBatch(db);
      batch.update(registrationAt(db), reach);
      batch.set(mailAt(db, idOf(captain, 0)), mailTo(captain));
      return batch.commit();
    };
    await expectDenied(setDoc(mailAt(db, idOf(captain, 0)), mailTo(captain)));
    await expectAllowed(prove());
    await expectDenied(prove());
    await expectAllowed(deleteDoc(mailAt(db, idOf(captain, 0))));
    await expectDenied(prove());
    await expectDenied(setDoc(mailAt(db, idOf(captain, 0)), mailTo(captain)));
  });

  it('does not come to an address that nobody proved', async () => {
    const { db } = stage.as(captain);
    await expectDenied(registerReachable(db));
    await expectDenied(registerReachable(db, { mail: null }));
    await expectAllowed(enter(stage, { event, uid: captain, teamId }));
    await expectDenied(updateDoc(registrationAt(db), reach));
  });

  it('is stopped, and leaves nothing but a language where the address was', async () => {
    const { db } = stage.verified(captain);
    await registerReachable(db);
    for (const language of ['x'.repeat(1000), 'french', { a: 1 }, 7])
      await expectDenied(updateDoc(registrationAt(db), { email: '', language }));
    await expectAllowed(updateDoc(registrationAt(db), { email: '', language: '' }));
    await expectAllowed(updateDoc(registrationAt(db), { email: '', language: 'fr' }));
    await expectAllowed(updateDoc(registrationAt(db), { email: '' }));
  });

  it('goes to nobody else', async () => {
    const { db } = stage.verified(captain);
    await expectDenied(registerReachable(db, { mail: mailTo(rival) }));
    await expectDenied(registerReachable(db, { reached: { ...reach, email: toEmail(rival) }, mail: mailTo(rival) }));
    await expectDenied(registerReachable(db, { mail: mailTo(captain, { to: [toEmail(captain), toEmail(rival)] }) }));
    await expectDenied(registerReachable(db, { mail: mailTo(captain, { to: `${toEmail(captain)}, ${toEmail(rival)}` }) }));
    await expectDenied(registerReachable(db, { mail: mailTo(captain, { to: 'team@courtside.test' }) }));
    await expectDenied(registerReachable(db, { id: idOf(rival, 0) }));
    await expectAllowed(registerReachable(db));
  });

  it('is one: no other id will do', async () => {
    const { db } = stage.verified(captain);
    for (const id of [idOf(captain, 1), idOf(captain, '00'), `${idOf(captain, 0)}_`, 'mine', idOf(captain, 0, 'elsewhere')])
      await expectDenied(registerReachable(db, { id }));
    await expectAllowed(registerReachable(db));
    await expectDenied(setDoc(mailAt(db, idOf(captain, 1)), mailTo(captain)));
  });
});

describe('what a mail may hold', () => {
  it.each<readonly [string, object]>([
    ['a sender', { from: 'bank@bank.example' }],
    ['an address for answers', { replyTo: 'thief@thief.example' }],
    ['a copy', { cc: 'victim@victim.example' }],
    ['a blind copy', { bcc: ['victim@victim.example'] }],
    ['people by their id', { toUids: [rival] }],
    ['headers', { headers: { 'X-Priority': '1' } }],
    ['a template', { template: { name: 'any' } }],
    ['a state of its delivery', { delivery: { state: 'PENDING' } }],
    ['files', { message: { ...message, attachments: [{ path: '/etc/passwd' }] } }],
    ['markup', { message: { ...message, html: '<b>hello</b>' } }],
    ['a subject of two lines', { message: { ...message, subject: 'Hello\r\nBcc: victim@victim.example' } }],
    ...['\u0085', '\u2028', '\u2029', '\u001b', '\u007f', '\u009b'].map(
      (hidden) =>
        [
          `a subject with ${JSON.stringify(hidden)}`,
          { message: { ...message, subject: `Hello${hidden}From: bank@bank.example` } },
        ] as const,
    ),
    ['a subject that is too long', { message: { ...message, subject: 'x'.repeat(201) } }],
    ['no subject', { message: { ...message, subject: '' } }],
    ['a text that is too long', { message: { ...message, text: 'x'.repeat(6001) } }],
    ['a text of blanks', { message: { ...message, text: ' \n' } }],
    ['a text that is none', { message: { ...message, text: ['x'] } }],
    ['no message', { message: null }],
  ])('is not %s', async (_what, changes) => {
    const { db } = stage.verified(captain);
    await expectDenied(registerReachable(db, { mail: mailTo(captain, changes) }));
    await registerReachable(db, { mail: null });
    await expectDenied(write(organizer, 1, { mail: mailTo(captain, changes) }));
  });
});

describe('an organiser’s mail', () => {
  beforeEach(() => registerReachable(stage.verified(captain).db));

  it('goes to a captain of the tournament, one after the other', async () => {
    await expectDenied(write(organizer, 2));
    await expectAllowed(write(organizer, 1));
    await expectDenied(write(organizer, 1));
    await expectAllowed(write(organizer, 2));
  });

  it('goes to nobody else, whatever an organiser puts into the tournament', async () => {
    const { db } = stage.as(organizer);
    await expectDenied(write(organizer, 1, { mail: mailTo(rival) }));
    await expectDenied(write(organizer, 1, { mail: mailTo(captain, { to: 'team@courtside.test' }) }));
    // Teams and addresses that an organizer invented.
    await updateDoc(doc(db, 'teams', event), { BBBBBBBBBBB: team() });
    await setDoc(doc(db, 'teams', event, 'contacts', 'BBBBBBBBBBB'), { email: 'victim@victim.example' });
    await expectDenied(setDoc(mailAt(db, idOf(rival, 1)), mailTo(rival)));
    await expectDenied(setDoc(doc(db, 'teams', event, 'registrations', rival), { uid: rival, tournamentId: event, teamId, ...reach }));
    await expectDenied(updateDoc(registrationAt(db), { email: 'victim@victim.example' }));
    await expectDenied(updateDoc(registrationAt(db), { mails: 1, email: 'victim@victim.example' }));
  });

  it('is denied to everybody else', async () => {
    await expectDenied(write(rival, 1));
    await expectDenied(write(captain, 1));
    await expectDenied(setDoc(mailAt(stage.stranger.db, idOf(captain, 1)), mailTo(captain)));
    await expectDenied(setDoc(mailAt(stage.verified(rival).db, 'hello'), { to: 'victim@victim.example', message }));
    await expectDenied(setDoc(mailAt(stage.verified(rival).db, idOf(rival, 0)), mailTo(rival)));
  });

  it('ends at thirty for each captain', async () => {
    await stage.put({ [`teams/${event}/registrations/${captain}`]: { uid: captain, tournamentId: event, teamId, ...reach, mails: 29 } });
    await expectAllowed(write(organizer, 30));
    await expectDenied(write(organizer, 31));
  });

  it('can’t be sent again by taking it away, nor by counting back', async () => {
    const { db } = stage.as(organizer);
    await write(organizer, 1, { counts: false });
    await expectDenied(write(organizer, 1, { counts: false }));
    await expectDenied(deleteDoc(mailAt(db, idOf(captain, 1))));
    await expectDenied(updateDoc(mailAt(db, idOf(captain, 1)), { delivery: { state: 'RETRY' } }));
    await expectAllowed(updateDoc(registrationAt(db), { mails: 1 }));
    await expectDenied(updateDoc(registrationAt(db), { mails: 0 }));
    await expectDenied(updateDoc(registrationAt(db), { mails: 3 }));
    await expectDenied(updateDoc(registrationAt(stage.verified(captain).db), { mails: 2 }));
  });

  it('may go with the registration that it belongs to, and goes with the captain', async () => {
    await write(organizer, 1);
    const { db } = stage.as(organizer);
    const batch = writeBatch(db);
    batch.delete(registrationAt(db));
    batch.delete(mailAt(db, idOf(captain, 1)));
    await expectAllowed(batch.commit());
    await expectDenied(deleteDoc(mailAt(stage.as(rival).db, idOf(captain, 0))));
    await expectAllowed(deleteDoc(mailAt(stage.as(captain).db, idOf(captain, 0))));
  });

  it('may come in the write that takes the captain’s team away', async () => {
    const { db } = stage.as(organizer);
    const batch = writeBatch(db);
    batch.delete(registrationAt(db));
    batch.set(mailAt(db, idOf(captain, 1)), mailTo(captain));
    await expectAllowed(batch.commit());
  });
});

describe('mails', () => {
  it('are read one by one, by who got them and by who may write them', async () => {
    await registerReachable(stage.verified(captain).db);
    const id = idOf(captain, 0);
    await expectAllowed(getDoc(mailAt(stage.as(captain).db, id)));
    await expectAllowed(getDoc(mailAt(stage.as(organizer).db, id)));
    await expectAllowed(getDoc(mailAt(stage.as(organizer).db, idOf(captain, 1))));
    await expectDenied(getDoc(mailAt(stage.as(rival).db, id)));
    await expectDenied(getDoc(mailAt(stage.stranger.db, id)));
    for (const person of [stage.as(captain), stage.as(organizer), stage.stranger])
      await expectDenied(getDocs(collection(person.db, 'mail')));
  });

  it('follow the captain to a new address that they proved, and to none that they did not', async () => {
    await registerReachable(stage.verified(captain).db);
    await expectAllowed(updateDoc(registrationAt(stage.verified(captain).db), { language: 'en', email: toEmail(captain) }));
    await expectDenied(updateDoc(registrationAt(stage.verified(captain).db), { email: toEmail(rival) }));
    await expectDenied(updateDoc(registrationAt(stage.verified(captain).db), { language: 'English' }));
    await expectDenied(updateDoc(registrationAt(stage.as(captain).db), { email: toEmail(captain) + 'x' }));
    await expectDenied(updateDoc(registrationAt(stage.verified(rival).db), { email: toEmail(rival) }));
  });
});
