import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { toEmail, expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, profile, rival, team, tournament } from './sample.testkit';

/** Attacks by a user who has read our code and uses the plain SDK. Every permission is next to what is refused. */
const stage = stageForTests();

let event = '';
let count = 0;
beforeEach(async () => {
  event = `event${++count}`;
  await stage.put({
    [`tournaments/${event}`]: tournament(open),
    [`teams/${event}`]: { existing000: team() },
    [`teams/${event}/contacts/existing000`]: { email: 'first@courtside.test' },
    [`teams/${event}/registrations/${rival}`]: { uid: rival, tournamentId: event, teamId: 'existing000', registeredAt: Date.now() },
    [`profiles/${rival}`]: profile({ name: 'rival' }),
    [`profiles/${rival}/private/contact`]: { email: toEmail(rival) },
    [`profiles/${captain}`]: profile(),
  });
});

const teamId = 'AAAAAAAAAAA';
const registrationOf = (uid: string, of = event) => ({ uid, tournamentId: of, teamId, registeredAt: Date.now() });

/** Sends the three writes of a registration, each as given. */
function register(entry: object, registration: object = registrationOf(captain), owner = captain): Promise<void> {
  const { db } = stage.as(captain);
  const batch = writeBatch(db);
  batch.update(doc(db, 'teams', event), { [teamId]: entry });
  batch.set(doc(db, 'teams', event, 'contacts', teamId), { email: toEmail(captain) });
  batch.set(doc(db, 'teams', event, 'registrations', owner), registration);
  return batch.commit();
}

/** Refused by the rules, or already by the server's own limits. */
async function expectRefused(request: Promise<unknown>): Promise<void> {
  await expect(
    request.then(
      () => 'allowed',
      () => 'refused',
    ),
  ).resolves.toBe('refused');
}

const megabytes = (amount: number): string => 'x'.repeat(amount * 1024 * 1024);

describe('a flood', () => {
  it.each([
    ['a team name', () => register(team({ name: megabytes(12) }))],
    ['a player’s id', () => register(team({ profileIds: [megabytes(12), '', ''] }))],
    ['a profile', () => setDoc(doc(stage.as(captain).db, 'profiles', captain), profile({ club: megabytes(12) }))],
    ['a name looked for', () => getDocs(query(collection(stage.stranger.db, 'profiles'), where('name', '>=', megabytes(12)), limit(5)))],
  ])('of 12 MB in %s is refused, and the next person is served', async (_what, flood) => {
    await expectRefused(flood());
    await expectAllowed(register(team()));
  });
});

describe('in somebody else’s name', () => {
  it('nobody registers a team', async () => {
    await expectDenied(register(team(), registrationOf(rival)));
    await expectDenied(register(team(), registrationOf(captain), rival));
    await expectDenied(register(team(), registrationOf(rival), rival));
    await expectAllowed(register(team()));
  });

  it('nobody joins a mixer, nor two at once', async () => {
    await stage.put({ [`tournaments/${event}`]: tournament({ ...open, tournamentType: 'MIXER', playerIds: [] }) });
    const mixer = doc(stage.as(captain).db, 'tournaments', event);
    await expectDenied(updateDoc(mixer, { playerIds: arrayUnion(rival) }));
    await expectDenied(updateDoc(mixer, { playerIds: arrayUnion(captain, rival) }));
    await expectDenied(updateDoc(mixer, { playerIds: [captain, captain] }));
    await expectAllowed(updateDoc(mixer, { playerIds: arrayUnion(captain) }));
  });

  it('nobody writes a profile or a contact', async () => {
    const { db } = stage.as(captain);
    await expectDenied(updateDoc(doc(db, 'profiles', rival), { skill: 1 }));
    await expectDenied(deleteDoc(doc(db, 'profiles', rival)));
    await expectDenied(setDoc(doc(db, 'profiles', rival, 'private', 'contact'), { email: toEmail(captain) }));
    await expectDenied(setDoc(doc(db, 'profiles', captain, 'private', 'contact'), { email: toEmail(rival) }));
    await expectAllowed(setDoc(doc(db, 'profiles', captain, 'private', 'contact'), { email: toEmail(captain) }));
  });
});

describe('a registration', () => {
  it('belongs to its own tournament', async () => {
    await expectDenied(register(team(), registrationOf(captain, 'elsewhere')));
    await expectDenied(register(team(), { ...registrationOf(captain), note: 'x' }));
    await expectDenied(register(team(), { ...registrationOf(captain), teamId: 'existing000' }));
    await expectAllowed(register(team()));
  });

  it('is no key to the team afterwards: captains write to the organisers', async () => {
    await register(team());
    const { db } = stage.as(captain);
    await expectDenied(updateDoc(doc(db, 'teams', event), { [`${teamId}.name`]: 'Renamed' }));
    await expectDenied(updateDoc(doc(db, 'teams', event), { [`${teamId}.wins`]: 9 }));
    await expectDenied(updateDoc(doc(db, 'teams', event, 'registrations', captain), { teamId: 'existing000' }));
    await expectDenied(deleteDoc(doc(db, 'teams', event)));
    await expectAllowed(updateDoc(doc(stage.as(organizer).db, 'teams', event), { [`${teamId}.name`]: 'Renamed' }));
  });

  it('is not made twice by two requests at once', async () => {
    const answers = await Promise.allSettled([register(team()), register(team({ name: 'Second' }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const stored = await getDoc(doc(stage.operator.db, 'teams', event));
    expect(Object.keys(stored.data() ?? {})).toHaveLength(2);
  });

  it('needs a tournament that is there', async () => {
    await deleteDoc(doc(stage.operator.db, 'tournaments', event));
    await expectDenied(register(team()));
  });

  it('keeps markup as the text it is', async () => {
    const name = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    await expectAllowed(register(team({ name })));
    const stored = await getDoc(doc(stage.operator.db, 'teams', event));
    expect((stored.data()![teamId] as { name: string }).name).toBe(name);
  });
});

describe('a tournament of teams', () => {
  it('has no players to join', async () => {
    const { db } = stage.as(captain);
    await expectDenied(updateDoc(doc(db, 'tournaments', event), { playerIds: arrayUnion(captain) }));
    await expectDenied(updateDoc(doc(db, 'tournaments', event), { playerIds: [captain], tournamentType: 'MIXER' }));
    await expectDenied(updateDoc(doc(db, 'tournaments', event), { organizerUids: arrayUnion(captain) }));
    await expectDenied(updateDoc(doc(db, 'tournaments', event), { isRegistrationOpen: false }));
  });
});

describe('e-mail addresses', () => {
  it.each([
    ['the profile of another', () => getDoc(doc(stage.as(captain).db, 'profiles', rival, 'private', 'contact'))],
    ['the profile of another, signed out', () => getDoc(doc(stage.stranger.db, 'profiles', rival, 'private', 'contact'))],
    ['everything private', () => getDocs(query(collectionGroup(stage.as(captain).db, 'private'), limit(1)))],
    ['the contact of another team', () => getDoc(doc(stage.as(captain).db, 'teams', event, 'contacts', 'existing000'))],
    ['all contacts', () => getDocs(query(collectionGroup(stage.as(captain).db, 'contacts'), limit(1)))],
    ['all contacts of a tournament', () => getDocs(collection(stage.as(captain).db, 'teams', event, 'contacts'))],
    ['all contacts of a tournament, signed out', () => getDocs(collection(stage.stranger.db, 'teams', event, 'contacts'))],
    ['who registered', () => getDocs(collection(stage.as(captain).db, 'teams', event, 'registrations'))],
  ])('are not found in %s', async (_where, read) => {
    await expectDenied(read());
  });

  it('are found by their owner, the captain and the organisers', async () => {
    await expectAllowed(getDoc(doc(stage.as(rival).db, 'profiles', rival, 'private', 'contact')));
    await expectAllowed(getDoc(doc(stage.as(rival).db, 'teams', event, 'contacts', 'existing000')));
    await expectAllowed(getDocs(collection(stage.as(organizer).db, 'teams', event, 'contacts')));
  });

  it('stand in nothing that others may read', async () => {
    await stage.put({ [`tournaments/${event}`]: tournament({ ...open, isTeamsPublic: true }) });
    const { db } = stage.stranger;
    const readable = await Promise.all([
      getDoc(doc(db, 'profiles', rival)),
      getDoc(doc(db, 'teams', event)),
      getDoc(doc(db, 'tournaments', event)),
    ]);
    expect(JSON.stringify(readable.map((snapshot) => snapshot.data()))).not.toContain('@');
  });
});

describe('a profile', () => {
  const save = (changes: object) => setDoc(doc(stage.as(captain).db, 'profiles', captain), profile({ ...changes }));

  it.each([
    ['skill 0', { skill: 0 }],
    ['skill 11', { skill: 11 }],
    ['skill 1.5', { skill: 1.5 }],
    ['skill −1', { skill: -1 }],
    ['no number for a skill', { skill: NaN }],
    ['no skill', { skill: null }],
    ['a list of skills', { skill: [5] }],
    ['an uppercase name', { name: 'ZOÉ' }],
    ['one uppercase letter beyond ASCII', { name: 'zoÉ' }],
    ['a space behind the name', { name: 'zoé ' }],
    ['a line end behind the name', { name: 'zoé\n' }],
    ['a name of 81 characters', { name: 'é'.repeat(81) }],
    ['a name that is a number', { name: 7 }],
    ['pronouns of 41 characters', { pronouns: 'x'.repeat(41) }],
    ['a club of 101 characters', { club: 'x'.repeat(101) }],
    ['a region of 101 characters', { region: 'x'.repeat(101) }],
  ])('is refused with %s', async (_what, changes) => {
    await expectDenied(save(changes));
  });

  it.each([
    ['skill 1', { skill: 1 }],
    ['skill 10', { skill: 10 }],
    ['every text at its longest', { name: 'é'.repeat(80), pronouns: 'x'.repeat(40), club: 'x'.repeat(100), region: 'x'.repeat(100) }],
    ['markup, which is text', { name: '<b>zoé</b>' }],
    ['a name in another script', { name: '李小龍' }],
  ])('is taken with %s', async (_what, changes) => {
    await expectAllowed(save(changes));
  });

  it('is whole or not at all', async () => {
    const { skill, ...rest } = profile() as { skill: number };
    expect(skill).toBe(7);
    await expectDenied(setDoc(doc(stage.as(captain).db, 'profiles', captain), rest));
  });
});
