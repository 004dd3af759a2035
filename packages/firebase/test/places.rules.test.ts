import { parsePlace } from '@courtside/domain';
import { getPlacements } from '@courtside/domain/registration';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { createPeople, enter, createEntry, type Entering } from './entries.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, team, tournament } from './sample.testkit';

const stage = stageForTests();

const teamId = 'AAAAAAAAAAA';
let event = '';
let count = 0;
const putEvent = (changes: object = {}) =>
  stage.put({ [`tournaments/${event}`]: tournament({ ...open, hasEntries: true, places: 24, ...changes }) });
beforeEach(async () => {
  event = `places${++count}`;
  await putEvent();
  await stage.put({ [`teams/${event}`]: { existing000: team({ registeredAt: 1000 }) } });
});
const register = (changes: Partial<Entering> = {}) => enter(stage, { event, uid: captain, teamId, ...changes });
const { dbOf } = stage;
const place = (uid: string | null, of = teamId) => doc(dbOf(uid), 'teams', event, 'places', of);

describe('the place of a team that registers', () => {
  it('comes with the entry, at the same time of the server', async () => {
    await expectAllowed(register());
    const stored = (await getDoc(place(null))).data();
    const entry = (await getDoc(doc(stage.operator.db, 'teams', event, 'entries', teamId))).data();
    expect(Object.keys(stored ?? {})).toEqual(['registeredAt']);
    expect(stored?.['registeredAt']).toEqual(entry?.['registeredAt']);
  });

  it('is demanded once there is a number of places, also of a page of an earlier build', async () => {
    await expectDenied(register({ place: null }));
    const batch = writeBatch(dbOf(captain));
    batch.update(doc(dbOf(captain), 'teams', event), { [teamId]: team() });
    batch.set(doc(dbOf(captain), 'teams', event, 'contacts', teamId), { email: 'a@b.test' });
    batch.set(doc(dbOf(captain), 'teams', event, 'registrations', captain), {
      uid: captain,
      tournamentId: event,
      teamId,
      registeredAt: Date.now(),
    });
    await expectDenied(batch.commit());
    await putEvent({ places: 0 });
    await expectAllowed(register({ place: null }));
  });

  it.each([
    ['an earlier time', { registeredAt: new Date(0) }],
    ['a time of its own', { registeredAt: Date.now() }],
    ['a place that it grants itself', { registeredAt: serverTimestamp(), grantedAt: serverTimestamp() }],
    ['a guarantee', { registeredAt: serverTimestamp(), guaranteed: true }],
    ['a name for everybody to read', { registeredAt: serverTimestamp(), name: 'Puddle Cavalry' }],
    ['nothing', {}],
  ])('is refused with %s', async (_what, data) => {
    await expectDenied(register({ place: data }));
  });

  it('is not taken without a team, for another team, or a second time', async () => {
    await expectDenied(setDoc(place(captain), { registeredAt: serverTimestamp() }));
    await expectDenied(register({ entry: null }));
    const { db } = stage.as(captain);
    const batch = writeBatch(db);
    batch.set(doc(db, 'teams', event, 'entries', teamId), createEntry());
    batch.set(doc(db, 'teams', event, 'contacts', teamId), { email: 'a@b.test' });
    batch.set(doc(db, 'teams', event, 'registrations', captain), {
      uid: captain,
      tournamentId: event,
      teamId,
      registeredAt: serverTimestamp(),
    });
    batch.set(place(captain), { registeredAt: serverTimestamp() });
    batch.set(place(captain, 'BBBBBBBBBBB'), { registeredAt: serverTimestamp() });
    await expectDenied(batch.commit());
    await expectAllowed(register());
    await expectDenied(setDoc(place(captain), { registeredAt: serverTimestamp() }));
    await expectDenied(setDoc(place(captain, 'BBBBBBBBBBB'), { registeredAt: serverTimestamp() }));
  });
});

describe('a place that is there', () => {
  beforeEach(() => register());

  it.each([
    ['its captain', captain],
    ['another captain', rival],
    ['a stranger', null],
  ])('is not changed or deleted by %s', async (_who, uid) => {
    await expectDenied(updateDoc(place(uid), { grantedAt: serverTimestamp() }));
    await expectDenied(updateDoc(place(uid), { guaranteed: true }));
    await expectDenied(updateDoc(place(uid), { toldAt: serverTimestamp() }));
    await expectDenied(updateDoc(place(uid), { registeredAt: new Date(0) }));
    await expectDenied(updateDoc(place(uid), { withdrawnAt: new Date(0) }));
    await expectDenied(updateDoc(place(uid), { withdrawnAt: serverTimestamp(), grantedAt: serverTimestamp() }));
    await expectDenied(deleteDoc(place(uid)));
  });

  it('is given back by its captain, once, and by no other', async () => {
    for (const uid of [rival, null]) await expectDenied(updateDoc(place(uid), { withdrawnAt: serverTimestamp() }));
    await expectAllowed(updateDoc(place(captain), { withdrawnAt: serverTimestamp() }));
    await expectDenied(updateDoc(place(captain), { withdrawnAt: serverTimestamp() }));
    await expectDenied(updateDoc(place(captain), { withdrawnAt: deleteField() }));
    await expectAllowed(updateDoc(place(organizer), { withdrawnAt: deleteField() }));
    await expectAllowed(updateDoc(place(captain), { withdrawnAt: serverTimestamp() }));
  });

  it.each([{ groups: { one: [teamId] } }, { bracket: { upper: { round1: ['g1'] } } }])(
    'is not given back by its captain where there are %j',
    async (made) => {
      await putEvent({ isRegistrationOpen: false, ...made });
      await expectDenied(updateDoc(place(captain), { withdrawnAt: serverTimestamp() }));
      await expectAllowed(updateDoc(place(organizer), { withdrawnAt: serverTimestamp() }));
    },
  );

  it('is given back also where as many as register take part, and by nobody else', async () => {
    await putEvent({ places: 0, isRegistrationOpen: false });
    await expectDenied(updateDoc(place(rival), { withdrawnAt: serverTimestamp() }));
    await expectAllowed(updateDoc(place(captain), { withdrawnAt: serverTimestamp() }));
  });

  it('comes with a reason for the organisers, which is written with the withdrawal and in no other way', async () => {
    const mine = (uid: string) => doc(dbOf(uid), 'teams', event, 'registrations', captain);
    const withdraw = (reason: unknown, changes: object = {}, uid = captain) => {
      const batch = writeBatch(dbOf(uid));
      batch.update(place(uid), { withdrawnAt: serverTimestamp() });
      batch.update(mine(uid), { reason, ...changes });
      return batch.commit();
    };
    await expectDenied(updateDoc(mine(captain), { reason: 'Two of us are ill.' }));
    await expectDenied(withdraw('x'.repeat(501)));
    await expectDenied(withdraw(7));
    await expectDenied(withdraw('', { mails: 0 }));
    await expectDenied(withdraw('', {}, rival));
    await expectAllowed(withdraw('Two of us are ill.'));
    expect((await getDoc(mine(organizer))).data()).toMatchObject({ reason: 'Two of us are ill.' });
    await expectDenied(getDoc(mine(rival)));
    await expectDenied(updateDoc(mine(captain), { reason: 'Another one' }));
    // A user who deletes the account deletes the text too.
    await expectDenied(updateDoc(mine(rival), { reason: '' }));
    await expectAllowed(updateDoc(mine(captain), { reason: '' }));
  });

  it('is granted, withdrawn, guaranteed and put back by organisers, at the server’s time', async () => {
    await expectAllowed(updateDoc(place(organizer), { grantedAt: serverTimestamp() }));
    await expectAllowed(updateDoc(place(organizer), { withdrawnAt: serverTimestamp(), guaranteed: true }));
    await expectAllowed(updateDoc(place(organizer), { withdrawnAt: deleteField(), grantedAt: deleteField(), guaranteed: false }));
    expect(Object.keys((await getDoc(place(null))).data() ?? {}).sort()).toEqual(['guaranteed', 'registeredAt']);
  });

  it('keeps its time, whoever asks', async () => {
    await expectDenied(updateDoc(place(organizer), { registeredAt: new Date(0) }));
    await expectDenied(updateDoc(place(organizer), { registeredAt: serverTimestamp() }));
    await expectDenied(updateDoc(place(organizer), { grantedAt: new Date(0) }));
    await expectDenied(updateDoc(place(organizer), { toldAt: new Date(0) }));
    await expectAllowed(updateDoc(place(organizer), { toldAt: serverTimestamp() }));
    await expectDenied(updateDoc(place(organizer), { withdrawnAt: 'yesterday' }));
    await expectDenied(updateDoc(place(organizer), { guaranteed: 'yes' }));
    await expectDenied(updateDoc(place(organizer), { name: 'Puddle Cavalry' }));
    await deleteDoc(place(organizer));
    await expectDenied(setDoc(place(organizer), { registeredAt: new Date(0) }));
    await expectDenied(setDoc(place(organizer), { registeredAt: serverTimestamp() }));
    const { registeredAt } = (await getDoc(doc(stage.operator.db, 'teams', event, 'entries', teamId))).data() ?? {};
    await expectAllowed(setDoc(place(organizer), { registeredAt: registeredAt as unknown }));
  });

  it('is seen by everybody who sees the tournament, and counted', async () => {
    const listed = (uid: string | null) => collection(dbOf(uid), 'teams', event, 'places');
    await expectAllowed(getDocs(listed(null)));
    expect((await getCount(listed(null))).data().count).toBe(1);
    await putEvent({ isTournamentPublic: false });
    await expectDenied(getDocs(listed(null)));
    await expectDenied(getDocs(listed(captain)));
    await expectDenied(getCount(listed(captain)));
    await expectAllowed(getDocs(listed(organizer)));
  });
});

describe('a place of a team that was there before', () => {
  it('is put in the line by organisers alone, at the time of the team', async () => {
    await expectAllowed(setDoc(place(organizer, 'existing000'), { registeredAt: 1000 }));
    await expectDenied(setDoc(place(rival, 'existing000'), { registeredAt: 1000 }));
    await expectDenied(setDoc(place(organizer, 'nobody00000'), { registeredAt: 1000 }));
  });

  it('comes with a team that an organiser adds', async () => {
    const { db } = stage.as(organizer);
    const add = (registeredAt: number) => {
      const batch = writeBatch(db);
      batch.update(doc(db, 'teams', event), { added000000: team({ registeredAt: 5000 }) });
      batch.set(place(organizer, 'added000000'), { registeredAt, guaranteed: true });
      return batch.commit();
    };
    await expectDenied(add(4000));
    await expectAllowed(add(5000));
  });
});

describe('the withdrawal of a team that has no place', () => {
  const mine = (uid: string) => doc(stage.operator.db, 'teams', event, 'registrations', uid);
  const gone = (registeredAt: unknown, changes: object = {}) => ({ registeredAt, withdrawnAt: serverTimestamp(), ...changes });
  beforeEach(() => putEvent({ places: 0 }));

  it('brings its place, at the time of the entry and in no other way', async () => {
    await register({ place: null });
    const { registeredAt } = (await getDoc(doc(stage.operator.db, 'teams', event, 'entries', teamId))).data() ?? {};
    await expectDenied(setDoc(place(captain), { registeredAt }));
    await expectDenied(setDoc(place(captain), gone(new Date(0))));
    await expectDenied(setDoc(place(captain), gone(registeredAt, { withdrawnAt: new Date(0) })));
    await expectDenied(setDoc(place(captain), gone(registeredAt, { guaranteed: true })));
    await expectDenied(setDoc(place(rival), gone(registeredAt)));
    await expectDenied(setDoc(place(captain, 'existing000'), gone(1000)));
    for (const made of [{ groups: { one: [teamId] } }, { bracket: { upper: { round1: ['g1'] } } }]) {
      await putEvent({ places: 0, isRegistrationOpen: false, ...made });
      await expectDenied(setDoc(place(captain), gone(registeredAt)));
    }
    await putEvent({ places: 0 });
    await expectAllowed(setDoc(place(captain), gone(registeredAt)));
    await expectDenied(updateDoc(place(captain), { withdrawnAt: deleteField() }));
    await expectAllowed(updateDoc(place(organizer), { withdrawnAt: deleteField() }));
  });

  it('is at the time of the registration where an earlier build registered the team', async () => {
    await setDoc(mine(captain), { uid: captain, tournamentId: event, teamId: 'existing000', registeredAt: 1000 });
    await expectDenied(setDoc(place(captain, 'existing000'), gone(999)));
    await expectAllowed(setDoc(place(captain, 'existing000'), gone(1000)));
  });
});

it('a number of places is the organiser’s, and a whole number', async () => {
  const stored = (uid: string) => doc(dbOf(uid), 'tournaments', event);
  await expectDenied(updateDoc(stored(captain), { places: 500 }));
  for (const wrong of [{ places: -1 }, { places: 513 }, { places: '24' }, { places: 2.5 }, { movesUp: 'first' }])
    await expectDenied(updateDoc(stored(organizer), wrong));
  await expectAllowed(updateDoc(stored(organizer), { places: 16, movesUp: 'organizer' }));
});

it('two hundred people register in one second for 24 places: exactly 24 are in, nobody twice, and everybody can tell the order from what is stored', async () => {
  const people = createPeople(200);
  // Half of them press twice; the second attempt finds the first.
  const twice = await Promise.all(
    people.flatMap((person, index) => {
      const first = enter(stage, { event, ...person }).then(() => 'in');
      const again = () => enter(stage, { event, uid: person.uid, teamId: `A${person.teamId.slice(1)}` });
      return index % 2
        ? [
            first,
            first.then(again).then(
              () => 'twice',
              () => 'refused',
            ),
          ]
        : [first];
    }),
  );
  expect(twice.filter((one) => one === 'in')).toHaveLength(200);
  expect(twice.filter((one) => one === 'twice')).toHaveLength(0);
  // A visitor reads the line, and an organizer the entries: the same teams at the same times.
  const line = await getDocs(collection(stage.stranger.db, 'teams', event, 'places'));
  const entries = await getDocs(collection(stage.as(organizer).db, 'teams', event, 'entries'));
  const times = (docs: typeof line.docs) => Object.fromEntries(docs.map((one) => [one.id, one.data()['registeredAt'] as unknown]));
  expect(times(line.docs)).toEqual(times(entries.docs));
  const places = line.docs.map((one) => {
    const parsed = parsePlace(one.id, one.data());
    if (!parsed.ok) throw new Error('Not a place');
    return parsed.value;
  });
  const placements = getPlacements({ places: 24, movesUp: 'automatic' }, places);
  const numbered = (state: string) =>
    [...placements.values()].flatMap((one) => (one.state !== 'withdrawn' && one.state === state ? [one.number] : []));
  expect(numbered('in')).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  expect(numbered('waiting')).toEqual(Array.from({ length: 176 }, (_, index) => index + 1));
  // By hand: sorted by time and id, the first 24.
  const sorted = [...places].sort((a, b) => a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
  expect([...placements.keys()]).toEqual(sorted);
}, 90_000);
