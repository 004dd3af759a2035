import { isProfileId } from '@courtside/domain';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
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
import { createEntry } from './entries.testkit';
import { toEmail, expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { ada, apes, ben, captain, cleo, organizer, person, rival, takesTeams, team, tournament, zebras } from './sample.testkit';

const stage = stageForTests();

let event = '';
let count = 0;
const putEvent = (changes = {}) => stage.put({ [`tournaments/${event}`]: takesTeams(changes) });
beforeEach(async () => {
  event = `players${++count}`;
  await putEvent();
  await stage.put({ [`teams/${event}`]: { existing000: team({ registeredAt: 1000 }) } });
});
const { dbOf } = stage;
const at = (uid: string | null, ...path: readonly string[]) => doc(dbOf(uid), 'teams', event, ...path);
const claimOf = (uid: string, teamId: string, number: number, changes: object = {}) => ({
  uid,
  tournamentId: event,
  teamId,
  number,
  at: serverTimestamp(),
  ...changes,
});

interface Entering {
  readonly by?: string;
  readonly teamId?: string;
  readonly players: readonly string[];
  /** Numbers of the claims, by player; the others are numbered in order. */
  readonly numbers?: Readonly<Record<string, number | null>>;
  readonly legacy?: boolean;
  readonly answers?: object;
}

/** Sends the writes of a captain's page; numbers of claims can be changed, or claims omitted with null. */
function enter({ by = captain, teamId = zebras, players, numbers = {}, legacy = false, answers }: Entering): Promise<void> {
  const batch = writeBatch(dbOf(by));
  if (legacy) batch.update(doc(dbOf(by), 'teams', event), { [teamId]: team({ profileIds: players, registeredAt: Date.now() }) });
  else {
    batch.set(at(by, 'entries', teamId), createEntry({ profileIds: players }));
    batch.set(at(by, 'places', teamId), { registeredAt: serverTimestamp() });
  }
  if (answers) batch.set(at(by, 'answers', teamId), answers);
  batch.set(at(by, 'contacts', teamId), { email: toEmail(by) });
  batch.set(at(by, 'registrations', by), { uid: by, tournamentId: event, teamId, registeredAt: serverTimestamp() });
  players.filter(isProfileId).forEach((uid, index) => {
    const number = numbers[uid] === undefined ? index + 1 : numbers[uid];
    if (number !== null) batch.set(at(by, 'players', uid), claimOf(uid, teamId, number));
  });
  return batch.commit();
}

/** Changes the players of a team, as a captain. */
function change(
  from: readonly string[],
  to: readonly string[],
  claims: Readonly<Record<string, object | null>>,
  number = 1,
): Promise<void> {
  const batch = writeBatch(dbOf(captain));
  const name = 'Puddle Cavalry';
  batch.update(at(captain, 'entries', zebras), { profileIds: to });
  batch.set(at(captain, 'edits', `${zebras}_${number}`), {
    by: captain,
    at: serverTimestamp(),
    from: { name, profileIds: from },
    to: { name, profileIds: to },
    email: false,
  });
  batch.update(at(captain, 'registrations', captain), { edits: number });
  for (const [uid, claim] of Object.entries(claims))
    if (claim) batch.set(at(captain, 'players', uid), claim);
    else batch.delete(at(captain, 'players', uid));
  return batch.commit();
}

const leave = (uid: string, teamId: string, changes: { readonly entry?: object; readonly claim?: object | null } = {}): Promise<void> => {
  const batch = writeBatch(dbOf(uid));
  batch.update(at(uid, 'entries', teamId), changes.entry ?? { profileIds: [] });
  if (changes.claim !== null)
    batch.set(at(uid, 'players', uid), { ...claimOf(uid, teamId, 0, { leftAt: serverTimestamp() }), ...changes.claim });
  return batch.commit();
};
interface Confirming {
  /** Entries of other teams that name the player, with the remaining players. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
  readonly claim?: object;
}
/** Confirms the player's team, and removes them from the others. */
const confirm = (uid: string, teamId: string, { others = {}, claim = {} }: Confirming = {}): Promise<void> => {
  const batch = writeBatch(dbOf(uid));
  batch.set(at(uid, 'players', uid), claimOf(uid, teamId, 0, { confirmedAt: serverTimestamp(), ...claim }));
  for (const [other, profileIds] of Object.entries(others)) batch.update(at(uid, 'entries', other), { profileIds });
  return batch.commit();
};
const claimedBy = async (uid: string) =>
  (await getDoc(doc(stage.operator.db, 'teams', event, 'players', uid))).data()?.['teamId'] as unknown;
const namesOf = async (teamId: string) =>
  (await getDoc(doc(stage.operator.db, 'teams', event, 'entries', teamId))).data()?.['profileIds'] as unknown;

describe('whom a captain names', () => {
  it('may be named by another captain too, until they confirm their team', async () => {
    // Naming strangers does not keep them from their team.
    await expectAllowed(enter({ by: rival, teamId: apes, players: [ada, ben, ''] }));
    await expectAllowed(enter({ players: [ada, ben, ''] }));
    // A captain cannot remove a player from another team.
    expect([await namesOf(apes), await namesOf(zebras)]).toEqual([
      [ada, ben, ''],
      [ada, ben, ''],
    ]);
    await expectDenied(updateDoc(at(captain, 'entries', apes), { profileIds: [ben, ''] }));
    expect(await claimedBy(ada)).toBe(zebras);
    await expectAllowed(confirm(ada, zebras, { others: { [apes]: [ben, ''] } }));
    expect(await namesOf(apes)).toEqual([ben, '']);
    const third = { by: person('third'), teamId: 'BBBBBBBBBBB' };
    await expectDenied(enter({ ...third, players: [ada, '', ''] }));
    await expectAllowed(enter({ ...third, players: [ben, '', ''] }));
  });

  it('plays for that team, and for no other', async () => {
    await expectAllowed(enter({ players: [ada, '', ben] }));
    await confirm(ada, zebras);
    await confirm(ben, zebras);
    await expectDenied(enter({ by: rival, teamId: apes, players: [cleo, ben, ''] }));
    await expectDenied(enter({ by: rival, teamId: apes, players: [ada, '', ''] }));
    await expectAllowed(enter({ by: rival, teamId: apes, players: [cleo, '', ''] }));
  });

  it('is claimed by the same write, each of them', async () => {
    for (const missing of [ada, ben, cleo]) await expectDenied(enter({ players: [ada, ben, cleo], numbers: { [missing]: null } }));
    await expectDenied(enter({ players: [ada, ben, cleo], numbers: { [ada]: null, [cleo]: 1 } }));
    await expectDenied(enter({ players: [ada, ben, cleo], numbers: { [ada]: null, [ben]: 1, [cleo]: 2 } }));
    await expectDenied(enter({ players: [ada, ben, cleo], numbers: { [ada]: 0, [ben]: 0, [cleo]: 0 } }));
    // Named twice, so that one claim would cover two places.
    await expectDenied(enter({ players: [ada, ben, ada], numbers: { [ben]: null, [ada]: 1 } }));
    await expectAllowed(enter({ players: [ada, ben, cleo] }));
  });

  it('may have no profile: a name in a place of the team, which nobody claims', async () => {
    const names = ['Zoé', '😀'.repeat(100), 'O’Neil; Jr. <b>', 'x'.repeat(27), 'x'.repeat(29), `${ada}.`];
    await putEvent({ playersPerTeam: names.length + 3 });
    const players = [...names, ada, '', ben];
    // Names among them change nothing for players with a profile.
    await expectDenied(enter({ players, numbers: { [ada]: null, [ben]: 1 } }));
    await expectDenied(enter({ players, numbers: { [ben]: null } }));
    await expectDenied(enter({ players: [...players.slice(1), ada], numbers: { [ada]: 1 } }));
    await expectAllowed(enter({ players }));
    await confirm(ben, zebras);
    await expectDenied(enter({ by: rival, teamId: apes, players: ['Zoé', ben, ...Array<string>(7).fill('')] }));
    await expectAllowed(enter({ by: rival, teamId: apes, players: ['Zoé', cleo, ...Array<string>(7).fill('')] }));
  });

  it('also where the team comes into the one document of a tournament that takes entries', async () => {
    await expectAllowed(enter({ players: [ada, '', ''] }));
    await confirm(ada, zebras);
    await expectDenied(enter({ by: rival, teamId: apes, players: [ben, ada, ''], legacy: true, numbers: { [ada]: null } }));
    await expectDenied(enter({ by: rival, teamId: apes, players: [ben, '', ''], legacy: true, numbers: { [ben]: null } }));
    await expectAllowed(enter({ by: rival, teamId: apes, players: [ben, '', ''], legacy: true }));
  });

  it('is invited by two teams that name them at the same moment, and confirms one', async () => {
    await Promise.all([enter({ players: [ada, ben, ''] }), enter({ by: rival, teamId: apes, players: [cleo, ada, ''] })]);
    await expectAllowed(confirm(ada, apes, { others: { [zebras]: [ben, ''] } }));
    expect([await namesOf(zebras), await namesOf(apes), await claimedBy(ada)]).toEqual([[ben, ''], [cleo, ada, ''], apes]);
  });

  it('is confirmed by nobody else, in no team that does not name them, and not once there are groups', async () => {
    await enter({ players: [ada, ben, ''] });
    await enter({ by: rival, teamId: apes, players: [cleo, '', ''] });
    const confirmed = { confirmedAt: serverTimestamp() };
    for (const uid of [captain, rival, organizer, cleo])
      await expectDenied(setDoc(at(uid, 'players', ada), claimOf(ada, zebras, 0, confirmed)));
    await expectDenied(confirm(ada, apes));
    await expectDenied(confirm(cleo, zebras));
    await expectDenied(confirm(ada, zebras, { claim: { confirmedAt: new Date(0) } }));
    await expectDenied(confirm(ada, zebras, { claim: { joinedAt: serverTimestamp() } }));
    await expectDenied(confirm(ada, zebras, { claim: { leftAt: serverTimestamp() } }));
    await expectDenied(confirm(ada, zebras, { claim: { number: 1 } }));
    await expectDenied(updateDoc(at(ada, 'players', ada), { confirmedAt: serverTimestamp() }));
    // Only their own name is removed, and from every team that they left.
    await expectDenied(confirm(ada, zebras, { others: { [apes]: ['', ''] } }));
    await expectDenied(confirm(ada, zebras, { others: { [zebras]: [ben, ''] } }));
    await putEvent({ isRegistrationOpen: false, groups: { one: [zebras] } });
    await expectDenied(confirm(ada, zebras));
    await putEvent();
    await expectAllowed(confirm(ada, zebras));
    await expectAllowed(confirm(ada, zebras));
    // A confirmed player cannot move to another team while the first one still names them.
    await change([ada, ben, ''], ['', ben, ''], { [ada]: null });
    await expectDenied(confirm(ada, zebras));
  });

  it('is a captain who names themselves: confirmed at once, by the new release', async () => {
    const batch = writeBatch(dbOf(captain));
    batch.set(at(captain, 'entries', zebras), createEntry({ profileIds: [captain, ada, ''] }));
    batch.set(at(captain, 'contacts', zebras), { email: toEmail(captain) });
    batch.set(at(captain, 'registrations', captain), {
      uid: captain,
      tournamentId: event,
      teamId: zebras,
      registeredAt: serverTimestamp(),
    });
    batch.set(at(captain, 'players', captain), claimOf(captain, zebras, 1, { confirmedAt: serverTimestamp() }));
    batch.set(at(captain, 'players', ada), claimOf(ada, zebras, 2));
    await expectAllowed(batch.commit());
    await expectDenied(enter({ by: rival, teamId: apes, players: [captain, '', ''] }));
    const other = { by: rival, teamId: apes, players: [ada, '', ''], numbers: { [ada]: null } };
    await expectDenied(enter(other));
  });

  it('finds all teams that name them, and nobody else does', async () => {
    await enter({ players: [ada, ben, ''] });
    await enter({ by: rival, teamId: apes, players: [ada, '', ''] });
    await putEvent({ isTeamsPublic: false });
    const naming = (by: string, uid: string) =>
      getDocs(query(collection(dbOf(by), 'teams', event, 'entries'), where('profileIds', 'array-contains', uid)));
    expect((await naming(ada, ada)).docs.map(({ id }) => id).sort()).toEqual([apes, zebras].sort());
    await expectDenied(naming(cleo, ada));
    await expectDenied(getDocs(collection(dbOf(ada), 'teams', event, 'entries')));
  });

  it('leaves another team for the confirmed one also among the gathered, one at a time', async () => {
    const stored = { [apes]: team({ profileIds: [ada, ben] }), existing000: team({ profileIds: [ada, cleo] }) };
    await enter({ players: [ada, '', ''] });
    await stage.put({ [`teams/${event}`]: stored });
    const settle = (fields: object) => {
      const batch = writeBatch(dbOf(ada));
      batch.update(doc(dbOf(ada), 'teams', event), { ...fields });
      batch.set(at(ada, 'players', ada), claimOf(ada, zebras, 0, { confirmedAt: serverTimestamp() }));
      return batch.commit();
    };
    await expectDenied(settle({ [`${apes}.profileIds`]: [''] }));
    await expectDenied(settle({ [`${apes}.profileIds`]: [ben], [`${apes}.name`]: 'Losers' }));
    await expectDenied(settle({ [`${apes}.profileIds`]: [ben], 'existing000.profileIds': [cleo] }));
    await expectDenied(settle({ [apes]: deleteField() }));
    await expectAllowed(settle({ [`${apes}.profileIds`]: [ben] }));
    await expectAllowed(settle({ 'existing000.profileIds': [cleo] }));
  });

  it('is not claimed without a team, for another team, or with other words', async () => {
    await enter({ players: [ada, '', ''] });
    for (const [uid, claim] of [
      [ben, claimOf(ben, zebras, 1)],
      [ben, claimOf(ben, zebras, 0)],
      [ada, claimOf(ada, 'existing000', 0)],
      [ada, claimOf(ben, zebras, 0)],
      [ada, claimOf(ada, zebras, 0, { at: new Date(0) })],
      [ada, claimOf(ada, zebras, 0, { tournamentId: 'other' })],
      [ada, claimOf(ada, zebras, 0, { name: 'Ada' })],
      [ada, claimOf(ada, zebras, 0, { leftAt: serverTimestamp() })],
    ] as const)
      await expectDenied(setDoc(at(captain, 'players', uid), claim));
    await expectDenied(setDoc(at(rival, 'players', ada), claimOf(ada, zebras, 0)));
    await expectAllowed(setDoc(at(captain, 'players', ada), claimOf(ada, zebras, 0)));
  });

  it('may be eight at once, with a place and answers that are required: as many documents as a batch may look at', async () => {
    const many = Array.from({ length: 8 }, (_, index) => person(`p${index}x`));
    await putEvent({ playersPerTeam: 8, places: 8 });
    const form = { order: ['q1'], texts: { q1: 'T-shirt?' }, kinds: { q1: 'text' }, choices: {}, required: ['q1'] };
    await stage.put({ [`forms/${event}`]: form });
    const end = new Date(`${String(tournament().endDate)}T00:00:00Z`).getTime() + 92 * 86_400_000;
    const answers = { asked: form.texts, kinds: form.kinds, given: { q1: 'L' }, expireAt: new Date(end) };
    await expectAllowed(enter({ players: many, answers }));
    await confirm(many[0] ?? '', zebras);
    const [first = '', ...others] = many.map((uid) => `x${uid.slice(1)}`);
    await expectDenied(enter({ by: rival, teamId: apes, players: [...others, many[0] ?? ''], answers }));
    await expectAllowed(enter({ by: rival, teamId: apes, players: [...others, first], answers }));
  });
});

describe('a captain who changes the team', () => {
  beforeEach(async () => {
    await enter({ players: [ada, '', ''] });
    await enter({ by: rival, teamId: apes, players: [cleo, '', ''] });
    await confirm(ada, zebras);
    await confirm(cleo, apes);
  });

  it('claims who is new, and frees who is named no more', async () => {
    await expectDenied(change([ada, '', ''], [ada, ben, ''], {}));
    await expectDenied(change([ada, '', ''], [ada, cleo, ''], { [cleo]: claimOf(cleo, zebras, 1) }));
    await expectDenied(change([ada, '', ''], [ada, ben, cleo], { [ben]: claimOf(ben, zebras, 1), [cleo]: claimOf(cleo, zebras, 2) }));
    await expectAllowed(change([ada, '', ''], [ada, ben, ''], { [ben]: claimOf(ben, zebras, 1) }));
    await expectDenied(deleteDoc(at(captain, 'players', ada)));
    await expectAllowed(change([ada, ben, ''], [ben, '', ''], { [ada]: null }, 2));
    expect((await getDoc(at(organizer, 'players', ada))).exists()).toBe(false);
  });

  it('names a player without a profile, puts the profile in the place of the name, and takes it out', async () => {
    const guest = 'Zoé (guest)';
    await expectAllowed(change([ada, '', ''], [ada, guest, ''], {}));
    await expectDenied(change([ada, guest, ''], [ada, ben, ''], {}, 2));
    await expectAllowed(change([ada, guest, ''], [ada, ben, 'Max'], { [ben]: claimOf(ben, zebras, 1) }, 2));
    await expectAllowed(change([ada, ben, 'Max'], [ada, ben, ''], {}, 3));
    expect(await namesOf(zebras)).toEqual([ada, ben, '']);
    for (const name of ['x'.repeat(101), ' ', 'Zoé\nMax']) await expectDenied(change([ada, ben, ''], [ada, ben, name], {}, 4));
    await expectDenied(change([ada, ben, ''], [ada, ben, 'Max', 'Zoé'], {}, 4));
  });

  it('leaves nobody bound whom the team does not name, whatever became of the claim', async () => {
    await expectAllowed(change([ada, '', ''], ['', '', ''], {}));
    const again = person('again');
    await expectAllowed(enter({ by: again, teamId: 'BBBBBBBBBBB', players: [ada, '', ''] }));
  });

  it('leaves nobody bound whose team has withdrawn', async () => {
    await updateDoc(at(captain, 'places', zebras), { withdrawnAt: serverTimestamp() });
    await expectAllowed(enter({ by: person('again'), teamId: 'BBBBBBBBBBB', players: [ada, '', ''] }));
  });

  it('can’t keep somebody who is named anew without a new claim', async () => {
    await change([ada, '', ''], ['', '', ''], {});
    await expectDenied(change(['', '', ''], [ben, ada, ''], {}, 2));
    await expectDenied(change(['', '', ''], [ben, ada, ''], { [ada]: claimOf(ada, zebras, 2) }, 2));
    await expectAllowed(change(['', '', ''], [ben, ada, ''], { [ben]: claimOf(ben, zebras, 1), [ada]: claimOf(ada, zebras, 2) }, 2));
  });
});

describe('a player', () => {
  beforeEach(async () => {
    await enter({ players: [ada, ben, ''] });
    await enter({ by: rival, teamId: apes, players: [cleo, '', ''] });
  });

  it('takes out their own name, with the note of it, and nothing else', async () => {
    await expectDenied(leave(ada, zebras, { entry: { profileIds: ['', ''] } }));
    await expectDenied(leave(ada, zebras, { entry: { profileIds: [ada, ''] } }));
    await expectDenied(leave(ada, zebras, { entry: { profileIds: [ben, ''], name: 'Losers' } }));
    await expectDenied(leave(ada, zebras, { entry: { profileIds: [ben, ''] }, claim: null }));
    await expectDenied(leave(ada, zebras, { entry: { profileIds: [ben, ''] }, claim: { leftAt: new Date(0) } }));
    await expectDenied(leave(ada, apes, { entry: { profileIds: ['', ''] } }));
    await expectDenied(leave(cleo, zebras, { entry: { profileIds: [ben, ''] } }));
    await expectDenied(setDoc(at(ada, 'players', ada), claimOf(ada, zebras, 0, { leftAt: serverTimestamp() })));
    await expectDenied(deleteDoc(at(ada, 'players', ada)));
    await expectAllowed(leave(ada, zebras, { entry: { profileIds: [ben, ''] } }));
    expect(await namesOf(zebras)).toEqual([ben, '']);
    await expectDenied(leave(ada, zebras, { entry: { profileIds: [ben, ''] } }));
  });

  it('also where the team stands among the others, but not once there are groups', async () => {
    const stored = [ada, ben, ''];
    await stage.put({ [`teams/${event}`]: { [zebras]: team({ profileIds: stored }), existing000: team({ profileIds: [cleo] }) } });
    await deleteDoc(doc(stage.operator.db, 'teams', event, 'entries', zebras));
    const out = (fields: object) => {
      const batch = writeBatch(dbOf(ada));
      batch.update(doc(dbOf(ada), 'teams', event), { ...fields });
      batch.set(at(ada, 'players', ada), claimOf(ada, zebras, 0, { leftAt: serverTimestamp() }));
      return batch.commit();
    };
    await putEvent({ isRegistrationOpen: false, groups: { one: [zebras] } });
    await expectDenied(out({ [`${zebras}.profileIds`]: [ben, ''] }));
    await putEvent({ isRegistrationOpen: false });
    await expectDenied(out({ [`${zebras}.profileIds`]: [ben, ''], [`${zebras}.name`]: 'Losers' }));
    await expectDenied(out({ [`${zebras}.profileIds`]: [ben, ''], 'existing000.profileIds': [] }));
    await expectDenied(out({ [`${zebras}.profileIds`]: [''] }));
    await expectAllowed(out({ [`${zebras}.profileIds`]: [ben, ''] }));
  });

  it('is free afterwards, and the captain and organisers see that it happened', async () => {
    await leave(ada, zebras, { entry: { profileIds: [ben, ''] } });
    const left = async (uid: string) =>
      (await getDocs(query(collection(dbOf(uid), 'teams', event, 'players'), where('teamId', '==', zebras)))).docs
        .filter((one) => 'leftAt' in one.data())
        .map(({ id }) => id);
    expect(await left(captain)).toEqual([ada]);
    expect(await left(organizer)).toEqual([ada]);
    await expectDenied(left(rival));
    await expectAllowed(enter({ by: person('again'), teamId: 'BBBBBBBBBBB', players: [ada, '', ''] }));
  });

  it('reads their own team, and their own part in all tournaments; nobody else does', async () => {
    await expectAllowed(getDoc(at(ada, 'entries', zebras)));
    await expectDenied(getDoc(at(cleo, 'entries', zebras)));
    const mine = (uid: string, of = uid) => getDocs(query(collectionGroup(dbOf(uid), 'players'), where('uid', '==', of)));
    expect((await mine(ada)).docs.filter((one) => one.data()['tournamentId'] === event).map((one) => one.data()['teamId'])).toEqual([
      zebras,
    ]);
    await expectDenied(mine(ben, ada));
    await expectDenied(getDocs(collection(dbOf(ada), 'teams', event, 'players')));
    await expectDenied(getDocs(collection(dbOf(null), 'teams', event, 'players')));
    // A user who registers a team may read one claim, to see which player is taken.
    await expectAllowed(getDoc(at(rival, 'players', ada)));
    await expectDenied(getDoc(at(null, 'players', ada)));
    await putEvent({ isRegistrationOpen: false });
    await expectDenied(getDoc(at(rival, 'players', ada)));
    await expectAllowed(getDoc(at(ada, 'players', ada)));
  });
});

describe('an organiser', () => {
  it('names players, who have one team also then, and frees them', async () => {
    await enter({ players: [ada, '', ''] });
    await confirm(ada, zebras);
    await stage.put({ [`teams/${event}`]: { existing000: team({ profileIds: [ben, ada, ''] }) } });
    await expectDenied(setDoc(at(organizer, 'players', ada), claimOf(ada, 'existing000', 0)));
    await expectDenied(setDoc(at(organizer, 'players', cleo), claimOf(cleo, 'existing000', 0)));
    await expectAllowed(setDoc(at(organizer, 'players', ben), claimOf(ben, 'existing000', 0)));
    await expectAllowed(deleteDoc(at(organizer, 'players', ben)));
  });
});
