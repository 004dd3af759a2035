import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { createPeople, enter, createEntry, type Entering } from './entries.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, team, tournament } from './sample.testkit';

const stage = stageForTests();

const teamId = 'AAAAAAAAAAA';
let event = '';
let count = 0;
const putEvent = (changes: object = {}) => stage.put({ [`tournaments/${event}`]: tournament({ ...open, hasEntries: true, ...changes }) });
beforeEach(async () => {
  event = `event${++count}`;
  await putEvent();
  await stage.put({ [`teams/${event}`]: { existing000: team() } });
});
const register = (changes: Partial<Entering> = {}) => enter(stage, { event, uid: captain, teamId, ...changes });
const entry = (uid: string | null, of = teamId) => doc(stage.dbOf(uid), 'teams', event, 'entries', of);

describe('a team that registers by itself', () => {
  it('comes with its contact and its registration, and writes no document that others write', async () => {
    await expectAllowed(register());
    expect((await getDoc(entry(organizer))).data()).toMatchObject({ name: 'Puddle Cavalry', profileIds: ['', '', ''] });
    const teams = await getDoc(doc(stage.operator.db, 'teams', event));
    expect(Object.keys(teams.data() ?? {})).toEqual(['existing000']);
  });

  it('never comes without one of the three', async () => {
    await expectDenied(register({ entry: null }));
    await expectDenied(register({ contact: null }));
    await expectDenied(register({ registration: null }));
  });

  it('comes once for each account, under an id that nobody has', async () => {
    await expectAllowed(register());
    await expectDenied(register());
    await expectDenied(register({ teamId: 'BBBBBBBBBBB' }));
    await expectDenied(register({ uid: rival }));
    await expectDenied(register({ uid: rival, teamId: 'existing000' }));
    await expectAllowed(register({ uid: rival, teamId: 'BBBBBBBBBBB' }));
  });

  it.each([
    ['closed', { isRegistrationOpen: false }],
    ['private', { isTournamentPublic: false }],
    ['a mixer', { tournamentType: 'MIXER' }],
    ['already in groups', { groups: { '0': ['existing000'] } }],
    ['one of an earlier build', { hasEntries: false }],
  ])('is denied when the tournament is %s', async (_what, changes) => {
    await putEvent(changes);
    await expectDenied(register());
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a huge name', { name: 'x'.repeat(101) }],
    ['two slots instead of three', { profileIds: ['', ''] }],
    ['a player’s name of 101 characters', { profileIds: ['😀'.repeat(101), '', ''] }],
    ['a player’s name of two lines', { profileIds: ['Zoé\nBen', '', ''] }],
    ['a fourth player without a profile', { profileIds: ['Zoé', 'Ben', 'Ada', 'Cleo'] }],
    ['a time of its own', { registeredAt: Date.now() }],
    ['an earlier time', { registeredAt: new Date(Date.now() - 60_000) }],
    ['an address for everybody to read', { email: 'a@b.test' }],
    ['a group', { groupId: '0' }],
  ])('is denied with %s', async (_what, changes) => {
    await expectDenied(register({ entry: createEntry(changes) }));
  });

  it('is denied with an id or an address that is none', async () => {
    await expectDenied(register({ teamId: 'short' }));
    await expectDenied(register({ teamId: 'constructor' }));
    await expectDenied(register({ contact: { email: 'nobody' } }));
  });

  it('does not write into the teams on the way', async () => {
    const { db } = stage.as(captain);
    const batch = writeBatch(db);
    batch.update(doc(db, 'teams', event), { existing000: team({ name: 'Gone' }) });
    batch.set(entry(captain), createEntry());
    batch.set(doc(db, 'teams', event, 'contacts', teamId), { email: 'a@b.test' });
    batch.set(doc(db, 'teams', event, 'registrations', captain), { uid: captain, tournamentId: event, teamId, registeredAt: Date.now() });
    await expectDenied(batch.commit());
  });

  it('still comes into the one document from a page of an earlier build', async () => {
    const { db } = stage.as(captain);
    const batch = writeBatch(db);
    batch.update(doc(db, 'teams', event), { [teamId]: team() });
    batch.set(doc(db, 'teams', event, 'contacts', teamId), { email: 'a@b.test' });
    batch.set(doc(db, 'teams', event, 'registrations', captain), { uid: captain, tournamentId: event, teamId, registeredAt: Date.now() });
    await expectAllowed(batch.commit());
  });
});

describe('an entry', () => {
  beforeEach(() => register());
  const listed = (uid: string | null) => getDocs(collection(stage.dbOf(uid), 'teams', event, 'entries'));

  it('is read by its captain and by organisers, and by everybody only where teams are shown', async () => {
    await expectAllowed(getDoc(entry(captain)));
    await expectAllowed(listed(organizer));
    await expectDenied(getDoc(entry(rival)));
    await expectDenied(getDoc(entry(null)));
    await expectDenied(listed(captain));
    await putEvent({ isTeamsPublic: true });
    await expectAllowed(listed(null));
    await expectAllowed(getDoc(entry(null)));
  });

  it('is changed and taken away by organisers alone, and keeps its time', async () => {
    await expectDenied(updateDoc(entry(rival), { name: 'Mine' }));
    await expectDenied(updateDoc(entry(captain), { registeredAt: new Date(0) }));
    await expectDenied(setDoc(entry(organizer, 'BBBBBBBBBBB'), createEntry()));
    await expectDenied(updateDoc(entry(organizer), { registeredAt: new Date(0) }));
    await expectDenied(updateDoc(entry(organizer), { wins: 3 }));
    await expectDenied(updateDoc(entry(organizer), { profileIds: ['x\ny'] }));
    await expectAllowed(updateDoc(entry(organizer), { name: 'Named anew', profileIds: ['Zoé', '', ''] }));
    await expectDenied(deleteDoc(entry(captain)));
    await expectDenied(deleteDoc(entry(rival)));
    await expectAllowed(deleteDoc(entry(organizer)));
  });

  it('holds its registration: nobody registers a second team while the first stands', async () => {
    const registration = doc(stage.as(captain).db, 'teams', event, 'registrations', captain);
    await expectDenied(deleteDoc(registration));
    await deleteDoc(entry(organizer));
    await expectAllowed(deleteDoc(registration));
  });
});

it('two hundred people register in one second: none is refused, none is lost, and each has the server’s time', async () => {
  const people = createPeople(200);
  await Promise.all(people.map((person) => enter(stage, { event, ...person })));
  const stored = await getDocs(collection(stage.operator.db, 'teams', event, 'entries'));
  expect(stored.docs.map(({ id }) => id)).toEqual(people.map((person) => person.teamId));
  expect(stored.docs.every((one) => typeof (one.data()['registeredAt'] as { toMillis?: unknown }).toMillis === 'function')).toBe(true);
}, 90_000);
