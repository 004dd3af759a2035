import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, team, tournament } from './sample.testkit';

const stage = stageForTests();

let event = '';
let count = 0;
beforeEach(async () => {
  event = `event${++count}`;
  await stage.put({ [`tournaments/${event}`]: tournament(open), [`teams/${event}`]: { existing000: team() } });
});

interface Parts {
  uid?: string;
  teamId?: string;
  entry?: object | null;
  contact?: object | null;
  registration?: object | null;
  besides?: object;
}

/** Sends the three writes of a registration, any of them changed or omitted. */
function register({
  uid = captain,
  teamId = 'AAAAAAAAAAA',
  entry = team(),
  contact = { email: 'captain@courtside.test' },
  registration,
  besides = {},
}: Parts = {}): Promise<void> {
  const { db } = stage.as(uid);
  const batch = writeBatch(db);
  if (entry) batch.update(doc(db, 'teams', event), { [teamId]: entry, ...besides });
  if (contact) batch.set(doc(db, 'teams', event, 'contacts', teamId), contact);
  if (registration !== null)
    batch.set(
      doc(db, 'teams', event, 'registrations', uid),
      registration ?? { uid, tournamentId: event, teamId, registeredAt: Date.now() },
    );
  return batch.commit();
}

describe('registering a team', () => {
  it('adds entry, contact and registration together', async () => {
    await expectAllowed(register());
    const stored = await getDoc(doc(stage.operator.db, 'teams', event));
    expect(Object.keys(stored.data() ?? {}).sort()).toEqual(['AAAAAAAAAAA', 'existing000']);
  });

  it('takes the server’s time', async () => {
    await expectAllowed(
      register({
        entry: team({ registeredAt: serverTimestamp() }),
        registration: { uid: captain, tournamentId: event, teamId: 'AAAAAAAAAAA', registeredAt: serverTimestamp() },
      }),
    );
  });

  it('is not for anonymous accounts', async () => {
    const { db } = stage.anonymous;
    const uid = 'anonymous0000000000000000000';
    const batch = writeBatch(db);
    batch.update(doc(db, 'teams', event), { AAAAAAAAAAA: team() });
    batch.set(doc(db, 'teams', event, 'contacts', 'AAAAAAAAAAA'), { email: 'a@b.test' });
    batch.set(doc(db, 'teams', event, 'registrations', uid), { uid, tournamentId: event, teamId: 'AAAAAAAAAAA', registeredAt: Date.now() });
    await expectDenied(batch.commit());
  });

  it('names no team of somebody else', async () => {
    await stage.put({ [`teams/${event}/contacts/existing000`]: { email: 'first@courtside.test' } });
    const mine = doc(stage.as(rival).db, 'teams', event, 'registrations', rival);
    await expectDenied(setDoc(mine, { uid: rival, tournamentId: event, teamId: 'existing000', registeredAt: Date.now() }));
    await expectDenied(getDoc(doc(stage.as(rival).db, 'teams', event, 'contacts', 'existing000')));
  });

  it('never without one of the three', async () => {
    await expectDenied(register({ contact: null }));
    await expectDenied(register({ registration: null }));
    await expectDenied(register({ entry: null }));
    await expectDenied(updateDoc(doc(stage.as(captain).db, 'teams', event), { AAAAAAAAAAA: team() }));
  });

  it('happens once for each account', async () => {
    await expectAllowed(register());
    await expectDenied(register({ teamId: 'BBBBBBBBBBB' }));
    await expectDenied(register());
    await expectAllowed(register({ uid: rival, teamId: 'BBBBBBBBBBB' }));
  });

  it('needs somebody who is signed in', async () => {
    const { db } = stage.stranger;
    const batch = writeBatch(db);
    batch.update(doc(db, 'teams', event), { AAAAAAAAAAA: team() });
    batch.set(doc(db, 'teams', event, 'contacts', 'AAAAAAAAAAA'), { email: 'a@b.test' });
    await expectDenied(batch.commit());
  });

  it.each([
    ['closed', { isRegistrationOpen: false }],
    ['private', { isTournamentPublic: false }],
    ['a mixer', { tournamentType: 'MIXER' }],
    ['already in groups', { groups: { '0': ['existing000'] } }],
  ])('is denied when the tournament is %s', async (_what, changes) => {
    await stage.put({ [`tournaments/${event}`]: tournament({ ...open, ...changes }) });
    await expectDenied(register());
  });

  it('touches no other team', async () => {
    await expectDenied(register({ besides: { existing000: team({ name: 'Gone' }) } }));
    await expectDenied(register({ besides: { CCCCCCCCCCC: team() } }));
    await expectDenied(register({ teamId: 'existing000' }));
    const { db } = stage.as(captain);
    await expectDenied(setDoc(doc(db, 'teams', event), { AAAAAAAAAAA: team() }));
    await expectDenied(updateDoc(doc(db, 'teams', event), { 'existing000.name': 'Mine' }));
  });

  it.each([
    ['no name', team({ name: ' ' })],
    ['a name of 101 characters', team({ name: 'x'.repeat(101) })],
    ['a huge name', team({ name: 'x'.repeat(500_000) })],
    ['two slots instead of three', team({ profileIds: ['', ''] })],
    ['four slots', team({ profileIds: ['', '', '', ''] })],
    ['a player’s name of 101 characters', team({ profileIds: ['😀'.repeat(101), '', ''] })],
    ['a player’s name that begins with nothing to see', team({ profileIds: [' Zoé', '', ''] })],
    ['a head start', team({ wins: 3 })],
    ['a place in a group', team({ groupId: '0' })],
    ['an address for everybody to read', team({ email: 'a@b.test' })],
    ['a time long ago', team({ registeredAt: 1 })],
    ['a time half a minute ago', team({ registeredAt: Date.now() - 30_000 })],
    ['a time to come', team({ registeredAt: Date.now() + 30_000 })],
    ['a megabyte of commas for a player', team({ profileIds: [','.repeat(900_000), '', ''] })],
    ['players that are numbers', team({ profileIds: [1, 2, 3] })],
    ['a player behind a line end', team({ profileIds: [`${captain}\n`, '', ''] })],
    ['a text instead of a team', 'team' as unknown as object],
  ])('is denied with %s', async (_what, entry) => {
    await expectDenied(register({ entry }));
  });

  it('is denied with a malformed id, contact or registration', async () => {
    await expectDenied(register({ teamId: 'short' }));
    await expectDenied(register({ teamId: 'with-dashes' }));
    await expectDenied(register({ teamId: 'constructor' }));
    await expectDenied(register({ contact: { email: 'nobody' } }));
    await expectDenied(register({ contact: { email: `${'x'.repeat(250)}@b.test` } }));
    await expectDenied(register({ contact: { email: 'a@b.test', note: 'x' } }));
    await expectDenied(register({ registration: { uid: rival, tournamentId: event, teamId: 'AAAAAAAAAAA', registeredAt: Date.now() } }));
  });

  it('is allowed with the ids of players and the longest name', async () => {
    await expectAllowed(register({ entry: team({ name: 'é'.repeat(100), profileIds: [captain, '', rival] }) }));
  });
});

describe('what a registration leaves', () => {
  beforeEach(async () => {
    await register();
  });
  const contact = (uid: string | null) => doc(stage.dbOf(uid), 'teams', event, 'contacts', 'AAAAAAAAAAA');
  const registration = (uid: string, of = captain) => doc(stage.as(uid).db, 'teams', event, 'registrations', of);

  it('shows the address to its captain and to organisers only', async () => {
    await expectAllowed(getDoc(contact(captain)));
    await expectAllowed(getDoc(contact(organizer)));
    await expectAllowed(getDocs(collection(stage.as(organizer).db, 'teams', event, 'contacts')));
    await expectDenied(getDoc(contact(rival)));
    await expectDenied(getDoc(contact(null)));
    await expectDenied(getDocs(collection(stage.as(captain).db, 'teams', event, 'contacts')));
    await expectDenied(getDocs(collectionGroup(stage.as(captain).db, 'contacts')));
  });

  it('lets organisers change and delete the address', async () => {
    await expectDenied(updateDoc(contact(captain), { email: 'new@courtside.test' }));
    await expectDenied(setDoc(contact(rival), { email: 'new@courtside.test' }));
    await expectAllowed(setDoc(contact(organizer), { email: 'new@courtside.test' }));
    await expectDenied(deleteDoc(contact(captain)));
    await expectAllowed(deleteDoc(contact(organizer)));
  });

  it('goes with its captain once the tournament was deleted around it, and not before', async () => {
    const { db } = stage.as(organizer);
    await expectDenied(deleteDoc(registration(captain)));
    const batch = writeBatch(db);
    batch.delete(doc(db, 'tournaments', event));
    batch.set(doc(db, 'deletedTournaments', event), { deletedAt: serverTimestamp() });
    await batch.commit();
    await expectDenied(deleteDoc(contact(rival)));
    await expectDenied(deleteDoc(contact(null)));
    await expectDenied(deleteDoc(registration(rival)));
    await expectAllowed(deleteDoc(contact(captain)));
    await expectAllowed(deleteDoc(registration(captain)));
  });

  it('shows a registration to its captain and to organisers only', async () => {
    await expectAllowed(getDoc(registration(captain)));
    await expectAllowed(getDoc(registration(organizer)));
    await expectDenied(getDoc(registration(rival)));
    const mine = await getDocs(query(collectionGroup(stage.as(captain).db, 'registrations'), where('uid', '==', captain)));
    expect(mine.docs.length).toBeGreaterThan(0);
    await expectDenied(getDocs(query(collectionGroup(stage.as(rival).db, 'registrations'), where('uid', '==', captain))));
  });

  it('keeps the registration until the team is gone', async () => {
    await expectDenied(deleteDoc(registration(captain)));
    await expectDenied(deleteDoc(registration(rival, captain)));
    await stage.put({ [`teams/${event}`]: {} });
    await expectAllowed(deleteDoc(registration(captain)));
  });
});
