import { tableCriteria } from '@courtside/domain';
import {
  addDoc,
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { expectAllowed, expectDenied, stageForTests, type Person } from './people.testkit';
import { captain, open, organizer, profile, second, support, tournament } from './sample.testkit';

const stage = stageForTests();

const image = {
  src: 'https://example.org/a.png',
  ...{ width: 1600, height: 1200, type: 'image/webp' },
  variants: { 320: 'https://example.org/a.png-w320.webp', 640: 'https://example.org/a.png-w640.webp' },
};
const at = (person: Person, id: string) => doc(person.db, 'tournaments', id);

describe('reading a tournament', () => {
  beforeAll(() => stage.put({ 'tournaments/private': tournament(), 'tournaments/public': tournament({ isTournamentPublic: true }) }));

  it('is for everybody when it is public', async () => {
    await expectAllowed(getDoc(at(stage.stranger, 'public')));
    await expectAllowed(getDoc(at(stage.as(captain), 'public')));
  });

  it('is for its organisers alone while it is private', async () => {
    await expectAllowed(getDoc(at(stage.as(organizer), 'private')));
    await expectDenied(getDoc(at(stage.stranger, 'private')));
    await expectDenied(getDoc(at(stage.as(captain), 'private')));
  });

  it('tells that there is none', async () => {
    expect((await getDoc(at(stage.stranger, 'nowhere'))).exists()).toBe(false);
  });

  it('allows the queries of home, archive and my tournaments', async () => {
    const list = (person: Person) => collection(person.db, 'tournaments');
    const home = await getDocs(query(list(stage.stranger), where('isTournamentPublic', '==', true), where('endDate', '>=', '2026-01-01')));
    expect(home.docs.map(({ id }) => id)).toEqual(['public']);
    await expectAllowed(
      getDocs(
        query(
          list(stage.stranger),
          where('isTournamentPublic', '==', true),
          where('endDate', '<', '2026-01-01'),
          orderBy('endDate', 'desc'),
        ),
      ),
    );
    const mine = await getDocs(query(list(stage.as(organizer)), where('organizerUids', 'array-contains', organizer)));
    expect(mine.docs.map(({ id }) => id).sort()).toEqual(['private', 'public']);
  });

  it('denies queries that could find private tournaments', async () => {
    const strangers = collection(stage.stranger.db, 'tournaments');
    await expectDenied(getDocs(strangers));
    await expectDenied(getDocs(query(strangers, where('endDate', '>=', '2026-01-01'))));
    await expectDenied(getDocs(query(strangers, where('isTournamentPublic', '==', false))));
    await expectDenied(getDocs(query(strangers, where('organizerUids', 'array-contains', organizer))));
    await expectDenied(
      getDocs(query(collection(stage.as(captain).db, 'tournaments'), where('organizerUids', 'array-contains', organizer))),
    );
    await expectDenied(getDocs(query(collection(stage.as(captain).db, 'tournaments'), limit(1))));
  });
});

describe('creating a tournament', () => {
  const create = (uid: string, data: object) => addDoc(collection(stage.as(uid).db, 'tournaments'), data);

  it('is for everybody who is signed in, in their own name', async () => {
    await expectAllowed(create(organizer, tournament()));
    await expectDenied(addDoc(collection(stage.stranger.db, 'tournaments'), tournament()));
    await expectDenied(create(captain, tournament()));
    await expectDenied(create(captain, tournament({ organizerUids: [captain, organizer] })));
    await expectDenied(create(captain, tournament({ organizerUids: [] })));
  });

  it('may add the support account that the operator named, and no other', async () => {
    await expectDenied(create(organizer, tournament({ organizerUids: [organizer, support] })));
    await stage.put({ 'settings/platform': { supportOrganizerUid: support } });
    await expectAllowed(create(organizer, tournament({ organizerUids: [organizer, support] })));
    await expectDenied(create(organizer, tournament({ organizerUids: [organizer, second] })));
    await expectDenied(getDoc(doc(stage.as(organizer).db, 'settings/platform')));
  });

  it('starts private and closed', async () => {
    await expectDenied(create(organizer, tournament({ isTournamentPublic: true })));
    await expectDenied(create(organizer, tournament({ isRegistrationOpen: true })));
  });

  it.each([
    ['an empty name', { name: '   ' }],
    ['a name of 151 characters', { name: 'x'.repeat(151) }],
    ['no name', { name: deleteField() }],
    ['a name that is a number', { name: 7 }],
    ['dates the wrong way round', { startDate: '2026-07-13' }],
    ['a date that is none', { endDate: '2026-13-40' }],
    ['a day that its month has not', { endDate: '2027-02-30' }],
    ['the last day of a longer month', { endDate: '2026-09-31' }],
    ['an unknown type', { tournamentType: 'CHAOS' }],
    ['an unknown field', { isAdmin: true }],
    ['a flag that is a text', { isTeamsPublic: 'yes' }],
    ['a description of 10001 characters', { description: 'x'.repeat(10_001) }],
    ['a contact that is no address', { contact: 'call us' }],
    ['a contact that runs a script', { contact: 'javascript:alert(1)' }],
    ['a contact that is not encrypted', { contact: 'http://example.org' }],
    ['a contact that hides its host', { contact: 'https://example.org@evil.example/' }],
    ['a contact that is a list', { contact: ['a@example.org'] }],
    ['an organiser that is no id', { organizerUids: [organizer, 'a,b'] }],
  ])('is denied with %s', async (_what, changes: Record<string, unknown>) => {
    const data = tournament(changes);
    for (const [field, value] of Object.entries(changes))
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) delete data[field];
    await expectDenied(create(organizer, data));
  });

  it('has all of its details from the start: one that nobody can read would hold whom it names', async () => {
    const flags = { isTournamentPublic: false, organizerUids: [organizer] };
    await expectDenied(create(organizer, flags));
    for (const detail of ['name', 'location', 'description', 'startDate', 'endDate']) {
      const { [detail]: _left, ...rest } = tournament();
      await expectDenied(create(organizer, rest));
    }
  });

  it.each(['2027-02-28', '2028-02-29', '2027-04-30', '2027-12-31'])('may end on %s', (endDate) =>
    expectAllowed(create(organizer, tournament({ endDate }))),
  );

  it('is allowed at the edge of the limits', async () => {
    await expectAllowed(create(organizer, tournament({ name: 'x'.repeat(150), description: 'x'.repeat(10_000), endDate: '2026-07-10' })));
  });
});

describe('changing a tournament', () => {
  beforeEach(() => stage.put({ 'tournaments/t': tournament({ organizerUids: [organizer, second] }) }));

  it.each([
    ['details', { name: 'New name' }],
    ['visibility', { isSchedulePublic: true }],
    ['opening', { isTournamentPublic: true }],
    ['organisers', { organizerUids: arrayUnion(captain) }],
    ['players', { playerIds: ['PLAYER 1'] }],
    ['groups', { groups: { '0': ['a', 'b'] } }],
    ['eight groups', { groups: Object.fromEntries([...'01234567'].map((id) => [id, [`a${id}`, `b${id}`]])) }],
    ['a day of the schedule', { 'schedule.day1': ['m1', 'break'] }],
    ['two meetings of each pair', { legs: 2 }],
    ['points', { pointsPerWin: 5, headToHead: false, tieBreakPreset: 'winsFirst' }],
    ['an order of the table', { tableOrder: tableCriteria }],
    ['the order of the preset', { tableOrder: [] }],
    ['points for a draw and a loss', { pointsPerDraw: 0, pointsPerLoss: 5 }],
    ['a deduction', { 'pointAdjustments.a': '-2 Came late' }],
    ['bonus points', { pointAdjustments: { a: `999 ${'é'.repeat(200)}` } }],
    ['registration', { isRegistrationOpen: true, playersPerTeam: 4 }],
    ['a contact by e-mail', { contact: 'orga@example.org' }],
    ['a contact on the web', { contact: 'https://example.org/@us?to=us' }],
    ['no contact', { contact: '' }],
    ['image', { imageSrc: 'https://example.org/a.png' }],
    ['image with smaller pictures', { imageSrc: image.src, image }],
    ['an image that has none', { imageSrc: 'https://example.org/b.png', image: null }],
  ])('%s: by an organiser, and by nobody else', async (_what, changes: Record<string, unknown>) => {
    await expectDenied(updateDoc(at(stage.stranger, 't'), changes as never));
    await expectDenied(updateDoc(at(stage.as(captain), 't'), changes as never));
    await expectAllowed(updateDoc(at(stage.as(second), 't'), changes as never));
  });

  it.each([
    ['another field', { alt: 'a' }],
    ['no side', { width: 0 }],
    ['half a pixel', { height: 1.5 }],
    ['a kind that runs scripts', { type: 'image/svg+xml' }],
    ['a width that is none', { variants: { wide: 'https://example.org/a' } }],
    ['five smaller pictures', { variants: { 1: 'a', 2: 'b', 3: 'c', 4: 'd', 5: 'e' } }],
    ['an endless address', { variants: { 320: 'x'.repeat(1001) } }],
    ['a list of addresses', { variants: ['https://example.org/a'] }],
    ['a map for an address', { variants: { 320: {} } }],
    ['no address', { src: 7 }],
  ])('takes no image with %s', async (_what, wrong) => {
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), { image: { ...image, ...wrong } }));
  });

  it('is denied to strangers also when it is public and open', async () => {
    await stage.put({ 'tournaments/t': tournament(open) });
    for (const changes of [
      { name: 'Mine' },
      { organizerUids: arrayUnion(captain) },
      { isTournamentPublic: false },
      { isRegistrationOpen: false },
      { playerIds: [captain] },
    ]) {
      await expectDenied(updateDoc(at(stage.as(captain), 't'), changes));
    }
    await expectDenied(setDoc(at(stage.as(captain), 't'), tournament({ organizerUids: [captain] })));
  });

  it('never makes it private again', async () => {
    await stage.put({ 'tournaments/t': tournament(open) });
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), { isTournamentPublic: false }));
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), { isTournamentPublic: deleteField() }));
  });

  it('always leaves an organiser', async () => {
    await expectAllowed(updateDoc(at(stage.as(organizer), 't'), { organizerUids: arrayRemove(second) }));
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), { organizerUids: arrayRemove(organizer) }));
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), { organizerUids: [] }));
  });

  it('is never left to somebody who did not say yes', async () => {
    const asOrganizer = at(stage.as(organizer), 't');
    const asked = { organizerUids: [organizer, captain], acceptedOrganizerUids: [organizer] };
    await stage.put({ 'tournaments/t': tournament() });
    // With an acceptance on their behalf, or in place of the creator.
    await expectDenied(updateDoc(asOrganizer, { organizerUids: [captain, organizer] }));
    await expectDenied(updateDoc(asOrganizer, { organizerUids: [captain, organizer], acceptedOrganizerUids: [organizer, captain] }));
    await expectDenied(updateDoc(asOrganizer, { organizerUids: [captain] }));
    await expectAllowed(updateDoc(asOrganizer, { organizerUids: arrayUnion(captain) }));
    await expectDenied(updateDoc(asOrganizer, { organizerUids: [captain] }));
    await expectAllowed(updateDoc(asOrganizer, asked));
    for (const left of [
      { organizerUids: [captain] },
      { organizerUids: [captain], acceptedOrganizerUids: [] },
      { organizerUids: [captain], acceptedOrganizerUids: [captain] },
    ]) {
      await expectDenied(updateDoc(asOrganizer, left));
    }
    await expectDenied(updateDoc(asOrganizer, { acceptedOrganizerUids: arrayUnion(captain) }));
    // Without the list the first organizer counts: removing them does not give anyone's acceptance.
    await expectDenied(updateDoc(asOrganizer, { organizerUids: [captain, organizer], acceptedOrganizerUids: deleteField() }));
    await expectDenied(updateDoc(asOrganizer, { organizerUids: [captain], acceptedOrganizerUids: deleteField() }));
    await expectAllowed(updateDoc(at(stage.as(captain), 't'), { acceptedOrganizerUids: arrayUnion(captain) }));
    await expectAllowed(updateDoc(asOrganizer, { organizerUids: [captain], acceptedOrganizerUids: [captain] }));
  });

  it.each([
    ['a criterion that is none', { tableOrder: ['points', 'fairPlay'] }],
    ['a criterion within another', { tableOrder: ['points\nwins'] }],
    ['an order that is no list', { tableOrder: 'points' }],
    ['too many criteria', { tableOrder: Array.from({ length: 17 }, () => 'points') }],
    ['three meetings of each pair', { legs: 3 }],
    ['one meeting, which is what is not stored', { legs: 1 }],
    ['meetings that are no number', { legs: '2' }],
    ['a ninth group', { groups: { '8': ['a', 'b'] } }],
    ['a group without a number', { groups: { A: ['a', 'b'] } }],
    ['six points for a draw', { pointsPerDraw: 6 }],
    ['half a point', { pointsPerDraw: 0.5 }],
    ['fewer than no points', { pointsPerLoss: -1 }],
    ['a deduction without a reason', { pointAdjustments: { a: '-2 ' } }],
    ['a deduction of nothing', { pointAdjustments: { a: '0 Came late' } }],
    ['a thousand points', { pointAdjustments: { a: '1000 Fair play' } }],
    ['a reason of two lines', { pointAdjustments: { a: '-2 Came\nlate' } }],
    ['a long reason', { pointAdjustments: { a: `-2 ${'x'.repeat(201)}` } }],
    ['a deduction that is a number', { pointAdjustments: { a: -2 } }],
    ['a team that has no id', { pointAdjustments: { 'a b': '-2 Came late' } }],
  ])('not %s', async (_what, changes: Record<string, unknown>) => {
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), changes as never));
  });

  it('keeps the type, and registration closed while there are groups', async () => {
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), { tournamentType: 'MIXER' }));
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), { isRegistrationOpen: true, groups: { '0': ['a'] } }));
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), { pointsPerWin: 6 }));
    await expectDenied(updateDoc(at(stage.as(organizer), 't'), { playersPerTeam: 13 }));
  });

  it('deletes by an organiser only', async () => {
    await expectDenied(deleted(captain));
    await expectAllowed(deleted(second));
  });

  it('never gives the id of a deleted one again, not even to its organiser', async () => {
    await stage.put({ 'tournaments/d': tournament() });
    await expectDenied(deleteDoc(at(stage.as(organizer), 'd')));
    await expectDenied(setDoc(doc(stage.as(organizer).db, 'deletedTournaments', 'd'), { deletedAt: serverTimestamp() }));
    await deleted(organizer, 'd');
    for (const uid of [captain, organizer]) await expectDenied(setDoc(at(stage.as(uid), 'd'), tournament({ organizerUids: [uid] })));
    await expectDenied(deleteDoc(doc(stage.as(organizer).db, 'deletedTournaments', 'd')));
    await expectDenied(getDoc(doc(stage.as(organizer).db, 'deletedTournaments', 'd')));
  });

  const deleted = (uid: string, id = 't') => {
    const { db } = stage.as(uid);
    const batch = writeBatch(db);
    batch.delete(doc(db, 'tournaments', id));
    batch.set(doc(db, 'deletedTournaments', id), { deletedAt: serverTimestamp() });
    return batch.commit();
  };
});

describe('joining a mixer', () => {
  const mixer = (changes: Record<string, unknown> = {}) =>
    tournament({ ...open, tournamentType: 'MIXER', playerIds: ['PLAYER 1'], ...changes });
  beforeEach(() => stage.put({ 'tournaments/m': mixer(), [`profiles/${captain}`]: profile() }));
  const join = (uid: string, id = 'm') => updateDoc(at(stage.as(uid), id), { playerIds: arrayUnion(uid) });

  it('adds oneself, once', async () => {
    await expectAllowed(join(captain));
    await expectDenied(join(captain));
    await expectDenied(updateDoc(at(stage.as(captain), 'm'), { playerIds: ['PLAYER 1', captain, captain] }));
  });

  it('adds nobody else, removes nobody else, and changes nothing besides', async () => {
    await expectDenied(updateDoc(at(stage.as(captain), 'm'), { playerIds: arrayUnion(second) }));
    await expectDenied(updateDoc(at(stage.as(captain), 'm'), { playerIds: arrayUnion(captain, second) }));
    await expectDenied(updateDoc(at(stage.as(captain), 'm'), { playerIds: [captain] }));
    await expectDenied(updateDoc(at(stage.as(captain), 'm'), { playerIds: arrayUnion(captain), name: 'Mine' }));
    await expectDenied(updateDoc(at(stage.stranger, 'm'), { playerIds: arrayUnion('') }));
  });

  it('needs an open, public mixer and a profile with a name', async () => {
    await expectDenied(join(second));
    for (const changes of [
      { isRegistrationOpen: false },
      { isTournamentPublic: false },
      { tournamentType: 'STANDARD' },
      { groups: { '0': ['a'] }, isRegistrationOpen: true },
    ]) {
      await stage.put({ 'tournaments/closed': mixer(changes) });
      await expectDenied(join(captain, 'closed'));
    }
  });

  it('leaves while registration is open', async () => {
    await join(captain);
    await expectDenied(updateDoc(at(stage.as(second), 'm'), { playerIds: arrayRemove(captain) }));
    await expectAllowed(updateDoc(at(stage.as(captain), 'm'), { playerIds: arrayRemove(captain) }));
    await stage.put({ 'tournaments/m': mixer({ playerIds: [captain], isRegistrationOpen: false }) });
    await expectDenied(updateDoc(at(stage.as(captain), 'm'), { playerIds: arrayRemove(captain) }));
  });
});
