import { sha256 } from '@courtside/domain/registration';
import { collection, deleteDoc, doc, getDoc, getDocs, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { enter } from './entries.testkit';
import { toEmail, expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, tournament } from './sample.testkit';

const stage = stageForTests();

const teamId = 'AAAAAAAAAAA';
const heir = 'heir000000000000000000000000';
const proof = sha256('a secret that only the link has');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const coming = { startDate: inDays(5), endDate: inDays(6) };
let event = '';
let count = 0;
const putEvent = (changes: object = {}) =>
  stage.put({ [`tournaments/${event}`]: tournament({ ...open, ...coming, hasEntries: true, ...changes }) });
beforeEach(async () => {
  event = `handover${++count}`;
  isProven = false;
  await putEvent();
  await stage.put({ [`teams/${event}`]: {} });
  await enter(stage, { event, uid: captain, teamId });
  await stage.put({
    [`teams/${event}/registrations/${captain}`]: {
      uid: captain,
      tournamentId: event,
      teamId,
      registeredAt: 1000,
      email: toEmail(captain),
      language: 'fr',
      mails: 2,
      edits: 3,
    },
  });
});
let isProven = false;
const dbOf = (uid: string) => (isProven ? stage.verified(uid) : stage.as(uid)).db;
const at = (uid: string, ...path: readonly string[]) => doc(dbOf(uid), 'teams', event, ...path);
const offer = (uid = captain, changes: object = {}, of = teamId) =>
  setDoc(at(uid, 'handovers', of), { hash: sha256(proof), by: uid, offeredAt: serverTimestamp(), name: 'Puddle Cavalry', ...changes });
/** Like earlier releases: the proof is in the document that organizers read. */
const proveOpenly = (uid = heir, changes: object = {}) => updateDoc(at(uid, 'handovers', teamId), { takenBy: uid, proof, ...changes });
/** The proof of each user is in their own document; null omits it. */
function prove(uid = heir, changes: object = {}, hidden: object | null = {}): Promise<void> {
  const batch = writeBatch(dbOf(uid));
  batch.update(at(uid, 'handovers', teamId), { takenBy: uid, ...changes });
  if (hidden) batch.set(at(uid, 'proofs', uid), { teamId, proof, ...hidden });
  return batch.commit();
}

interface Taken {
  readonly uid?: string;
  readonly registration?: object | null;
  readonly leaves?: string | null;
  readonly takenAt?: object | Date | null;
  readonly email?: string | null;
  readonly mail?: object | null;
  readonly mailId?: string;
}
const tells = (changes: object = {}) => ({ to: toEmail(captain), message: { subject: 'x', text: 'y' }, ...changes });
function take({ uid = heir, registration, leaves, takenAt, email, mail, mailId }: Taken = {}): Promise<void> {
  const batch = writeBatch(dbOf(uid));
  const mine = { uid, tournamentId: event, teamId, registeredAt: serverTimestamp(), mails: 2, edits: 3 };
  if (registration !== null) batch.set(at(uid, 'registrations', uid), { ...mine, ...registration });
  if (leaves !== null) batch.delete(at(uid, 'registrations', leaves ?? captain));
  if (takenAt !== null) batch.update(at(uid, 'handovers', teamId), { takenAt: takenAt ?? serverTimestamp() });
  if (email !== null) batch.set(at(uid, 'contacts', teamId), { email: email ?? toEmail(uid) });
  if (mail !== null) batch.set(doc(dbOf(uid), 'mail', mailId ?? `${event}_${captain}_${teamId}_handover`), mail ?? tells());
  return batch.commit();
}
const stored = async (...path: readonly string[]) => (await getDoc(doc(stage.operator.db, 'teams', event, ...path))).data();

describe('an offer', () => {
  it('is made, renewed and taken back by the captain, and read by nobody else but organisers', async () => {
    await expectAllowed(offer());
    await expectAllowed(offer(captain, { hash: sha256('another') }));
    await expectAllowed(getDoc(at(captain, 'handovers', teamId)));
    await expectAllowed(getDoc(at(organizer, 'handovers', teamId)));
    await expectDenied(getDoc(at(heir, 'handovers', teamId)));
    const all = (uid: string) => getDocs(collection(stage.as(uid).db, 'teams', event, 'handovers'));
    for (const uid of [captain, heir]) await expectDenied(all(uid));
    await expectAllowed(all(organizer));
    await expectDenied(deleteDoc(at(heir, 'handovers', teamId)));
    await expectAllowed(deleteDoc(at(captain, 'handovers', teamId)));
    // The captain sees that there is none.
    await expectAllowed(getDoc(at(captain, 'handovers', teamId)));
  });

  it.each<[string, () => Promise<void>]>([
    ['by somebody else', () => offer(rival)],
    ['by an organiser', () => offer(organizer)],
    ['of another team', () => offer(captain, {}, 'BBBBBBBBBBB')],
    ['in the name of another', () => offer(captain, { by: rival })],
    ['with the secret in the place of its hash', () => offer(captain, { hash: 'a secret' })],
    ['as taken already', () => offer(captain, { takenBy: heir })],
    ['with a flood for a name', () => offer(captain, { name: 'x'.repeat(201) })],
    ['at a time of its own', () => offer(captain, { offeredAt: new Date(0) })],
  ])('is not made %s', async (_what, act) => {
    await expectDenied(act());
  });

  it('is not made, proved or taken once the event is over', async () => {
    await putEvent({ startDate: '2026-01-01', endDate: '2026-01-02' });
    await expectDenied(offer());
    await putEvent();
    await offer();
    await putEvent({ startDate: '2026-01-01', endDate: '2026-01-02' });
    await expectDenied(prove());
    await putEvent();
    await prove();
    await putEvent({ startDate: '2026-01-01', endDate: '2026-01-02' });
    await expectDenied(take());
  });
});

describe('who has the secret', () => {
  beforeEach(() => offer());

  it('proves it, and reads where the earlier captain is reached and what was counted', async () => {
    await expectDenied(getDoc(at(heir, 'registrations', captain)));
    await expectAllowed(prove());
    await expectAllowed(getDoc(at(heir, 'registrations', captain)));
    await expectAllowed(getDoc(at(heir, 'handovers', teamId)));
    await expectDenied(getDoc(at(rival, 'registrations', captain)));
  });

  it.each<[string, () => Promise<void>]>([
    ['with another secret', () => prove(heir, {}, { proof: sha256('another') })],
    ['with the hash itself', () => prove(heir, {}, { proof: sha256(proof) })],
    ['without a proof', () => prove(heir, {}, null)],
    ['of another team', () => prove(heir, {}, { teamId: 'BBBBBBBBBBB' })],
    ['openly with another secret', () => proveOpenly(heir, { proof: sha256('another') })],
    ['openly with the hash itself', () => proveOpenly(heir, { proof: sha256(proof) })],
    ['for another', () => prove(heir, { takenBy: rival })],
    ['with more', () => prove(heir, { by: heir })],
    ['as the captain', () => prove(captain)],
  ])('proves nothing %s', async (_what, act) => {
    await expectDenied(act());
  });

  it('keeps the proof to themselves: nobody reads it, and without it nobody takes the team from them', async () => {
    await prove();
    for (const uid of [organizer, captain, heir, rival]) {
      await expectDenied(getDoc(at(uid, 'proofs', heir)));
      await expectDenied(getDocs(collection(dbOf(uid), 'teams', event, 'proofs')));
      expect(await getDoc(at(organizer, 'handovers', teamId)).then((one) => JSON.stringify(one.data()))).not.toContain(proof);
    }
    await expectDenied(prove(rival, {}, null));
    await expectDenied(updateDoc(at(rival, 'proofs', heir), { teamId }));
    await expectDenied(setDoc(at(rival, 'proofs', rival), { teamId, proof }));
    await expectDenied(deleteDoc(at(rival, 'proofs', heir)));
    await expectAllowed(take());
    await expectAllowed(deleteDoc(at(heir, 'proofs', heir)));
  });

  it('deletes the proof, as organizers do, and the captain who takes the offer back', async () => {
    for (const uid of [heir, organizer, captain]) {
      await prove();
      await expectAllowed(deleteDoc(at(uid, 'proofs', heir)));
    }
  });

  it('proves it with an earlier release, and no reader of that proof takes the team', async () => {
    await expectAllowed(proveOpenly());
    await expectAllowed(proveOpenly());
    const seen = (await getDoc(at(organizer, 'handovers', teamId))).data()?.['proof'] as string;
    // A user who has not even read it: the stored text would count as sent.
    await expectDenied(updateDoc(at(rival, 'handovers', teamId), { takenBy: rival }));
    await expectDenied(proveOpenly(rival, { proof: seen }));
    await expectDenied(prove(rival, {}, { proof: seen }));
    await expectAllowed(take());
  });

  it('becomes captain: the earlier one has no right any more, and is told', async () => {
    await prove();
    await expectAllowed(take());
    expect(await stored('registrations', captain)).toBeUndefined();
    expect(await stored('registrations', heir)).toMatchObject({ teamId, mails: 2, edits: 3 });
    expect(await stored('contacts', teamId)).toEqual({ email: toEmail(heir) });
    await expectDenied(getDoc(at(captain, 'contacts', teamId)));
    await expectDenied(offer());
    await expectDenied(getDoc(at(captain, 'handovers', teamId)));
    await expectAllowed(getDoc(at(heir, 'contacts', teamId)));
  });

  it('is one alone, and once: the same link opens nothing afterwards', async () => {
    await prove();
    await expectAllowed(prove(rival));
    await expectDenied(take());
    await expectAllowed(take({ uid: rival }));
    await expectDenied(prove());
    await expectDenied(take({ leaves: rival, mail: null }));
  });

  it('has no team here yet', async () => {
    await enter(stage, { event, uid: rival, teamId: 'BBBBBBBBBBB' });
    await prove(rival);
    await expectDenied(take({ uid: rival }));
  });

  describe('with a team of their own', () => {
    const own = 'BBBBBBBBBBB';
    const withdrew = { teamId: own, reason: 'An injury.' };
    const again = (changes: object = {}) => take({ registration: { withdrew, ...changes } });
    beforeEach(async () => {
      await enter(stage, { event, uid: heir, teamId: own });
      await stage.put({
        [`teams/${event}/registrations/${heir}`]: {
          uid: heir,
          tournamentId: event,
          teamId: own,
          registeredAt: 1000,
          reason: 'An injury.',
          mails: 7,
        },
      });
      await prove();
    });
    const withdraw = (changes: object = { withdrawnAt: new Date() }) =>
      stage.put({ [`teams/${event}/places/${own}`]: { registeredAt: new Date(), ...changes } });

    it('takes no other while it plays, nor once organizers have taken its withdrawal back', async () => {
      await expectDenied(again());
      await withdraw();
      await withdraw({});
      await expectDenied(again());
    });

    it('takes another once it has withdrawn, and organizers keep the reason', async () => {
      await withdraw();
      await expectAllowed(again());
      expect(await stored('registrations', heir)).toEqual({
        ...{ uid: heir, tournamentId: event, teamId, mails: 2, edits: 3, withdrew },
        registeredAt: expect.anything() as unknown,
      });
      expect(await stored('registrations', captain)).toBeUndefined();
      // The captain owns the text: they can delete it, but not replace it.
      await expectDenied(updateDoc(at(heir, 'registrations', heir), { withdrew: { teamId: own, reason: 'Another.' } }));
      await expectDenied(updateDoc(at(organizer, 'registrations', heir), { withdrew: null }));
      await expectAllowed(updateDoc(at(heir, 'registrations', heir), { withdrew: null }));
    });

    it('takes another once organizers have withdrawn it from the games', async () => {
      await putEvent({ withdrawnTeamIds: [own] });
      await expectAllowed(again());
    });

    it('takes another where an earlier release left the registration of a deleted team', async () => {
      await deleteDoc(doc(stage.operator.db, 'teams', event, 'entries', own));
      await expectAllowed(again());
    });

    it.each<[string, object]>([
      ['forgetting the reason', { withdrew: null }],
      ['with another reason', { withdrew: { ...withdrew, reason: 'They threw us out.' } }],
      ['with counts of their own', { mails: 7 }],
      ['for a team that nobody offers', { teamId: 'CCCCCCCCCCC' }],
    ])('does not take another %s', async (_what, registration) => {
      await withdraw();
      await expectDenied(again(registration));
    });

    it('takes nothing without an offer', async () => {
      await withdraw();
      const mine = at(heir, 'registrations', heir);
      await expectDenied(updateDoc(mine, { teamId }));
      await expectDenied(
        setDoc(mine, { uid: heir, tournamentId: event, teamId, registeredAt: serverTimestamp(), mails: 2, edits: 3, withdrew }),
      );
      await expectDenied(deleteDoc(mine));
    });
  });

  it('has proved an address where the organisers ask for that', async () => {
    await putEvent({ needsProvenEmail: true });
    await prove();
    await expectDenied(take());
    isProven = true;
    await expectAllowed(take());
  });

  it('takes over again after the next offer, also who was captain before', async () => {
    await prove();
    await take();
    await expectAllowed(offer(heir));
    await expectAllowed(prove(captain));
    await expectAllowed(take({ uid: captain, leaves: heir, mail: null }));
  });

  it('can no longer take what was taken back, or offered anew', async () => {
    await prove();
    await offer(captain, { hash: sha256('another') });
    await expectDenied(take());
    await deleteDoc(at(captain, 'handovers', teamId));
    await expectDenied(take({ takenAt: null }));
    await expectDenied(prove());
  });

  it.each<[string, Taken]>([
    ['leaving the earlier captain in', { leaves: null }],
    ['without a registration of one’s own', { registration: null }],
    ['without noting it', { takenAt: null }],
    ['at a time of its own', { takenAt: new Date(0) }],
    ['counting anew', { registration: { edits: 0 } }],
    ['with mails left', { registration: { mails: 0 } }],
    ['for another team', { registration: { teamId: 'BBBBBBBBBBB' } }],
    ['with somebody else’s address', { email: toEmail(rival) }],
    ['with a mail to a stranger', { mail: tells({ to: 'stranger@courtside.test' }) }],
    ['with a mail that is another’s', { mailId: `EVENT_${rival}_${teamId}_handover` }],
    ['with a mail that takes the place of an organiser’s', { mailId: `EVENT_${captain}_${teamId}_3` }],
  ])('does not take it %s', async (_what, taken) => {
    await prove();
    await expectDenied(take({ ...taken, ...(taken.mailId ? { mailId: taken.mailId.replace('EVENT', event) } : {}) }));
    expect(await stored('registrations', captain)).toMatchObject({ teamId });
  });

  it('sends the mail in no other write, and to nobody who wants none', async () => {
    await prove();
    const mail = doc(stage.as(heir).db, 'mail', `${event}_${captain}_${teamId}_handover`);
    await expectDenied(setDoc(mail, tells()));
    await take({ mail: null });
    await expectDenied(setDoc(mail, tells()));
  });
});

it('nobody takes a team without a proof, nor a registration away by itself', async () => {
  await offer();
  await expectDenied(take());
  await expectDenied(take({ takenAt: null, mail: null, email: null }));
  await prove();
  await expectDenied(deleteDoc(at(heir, 'registrations', captain)));
  await expectDenied(setDoc(at(heir, 'contacts', teamId), { email: toEmail(heir) }));
});
