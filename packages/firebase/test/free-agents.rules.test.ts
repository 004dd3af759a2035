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
import { enter as enterTeam, createEntry } from './entries.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { ada, apes, ben, captain, cleo, organizer, person, profile, rival, takesTeams, team, zebras } from './sample.testkit';

const stage = stageForTests();

let event = '';
let count = 0;
const putEvent = (changes = {}) => stage.put({ [`tournaments/${event}`]: takesTeams(changes) });
/** An event with two teams and their captains, and players with profiles. */
beforeEach(async () => {
  event = `agents${++count}`;
  await putEvent();
  await stage.put({ [`teams/${event}`]: {}, ...Object.fromEntries([ada, ben, cleo].map((uid) => [`profiles/${uid}`, profile()])) });
  await enterTeam(stage, { event, uid: captain, teamId: zebras });
  await enterTeam(stage, { event, uid: rival, teamId: apes, entry: createEntry({ name: 'Mud Club' }) });
});
const { dbOf } = stage;
const at = (uid: string | null, ...path: readonly string[]) => doc(dbOf(uid), 'teams', event, ...path);

const agentOf = (uid: string, changes: object = {}) => ({
  uid,
  tournamentId: event,
  position: 'goal',
  notes: 'Left-handed.',
  at: serverTimestamp(),
  ...changes,
});
const look = (uid: string, changes: object = {}, by: string | null = uid) => setDoc(at(by, 'freeAgents', uid), agentOf(uid, changes));

interface Inviting {
  readonly by?: string;
  readonly teamId?: string;
  readonly invites?: number | null;
  readonly changes?: object;
  readonly id?: string;
}
const invitationOf = (uid: string, teamId = zebras, changes: object = {}) => ({
  uid,
  tournamentId: event,
  teamId,
  name: teamId === apes ? 'Mud Club' : 'Puddle Cavalry',
  at: serverTimestamp(),
  ...changes,
});
function invite(uid: string, { by = captain, teamId = zebras, invites = 1, changes = {}, id = `${teamId}_${uid}` }: Inviting = {}) {
  const batch = writeBatch(dbOf(by));
  batch.set(at(by, 'invitations', id), invitationOf(uid, teamId, changes));
  if (invites !== null) batch.update(at(by, 'registrations', by), { invites });
  return batch.commit();
}

interface Accepting {
  readonly by?: string;
  readonly teamId?: string;
  readonly players?: readonly string[];
  readonly entry?: object | null;
  readonly claim?: object | null;
  readonly answer?: object | null;
  readonly keepsEntry?: boolean;
}
/** Sends the writes of a player's page; each part can be changed, or omitted with null. */
function accept(uid: string, { by = uid, teamId = zebras, players = [uid, '', ''], entry, claim, answer, keepsEntry }: Accepting = {}) {
  const batch = writeBatch(dbOf(by));
  const now = serverTimestamp();
  if (entry !== null) batch.update(at(by, 'entries', teamId), entry ?? { profileIds: players });
  if (claim !== null) batch.set(at(by, 'players', uid), { uid, tournamentId: event, teamId, number: 0, at: now, joinedAt: now, ...claim });
  if (answer !== null) batch.update(at(by, 'invitations', `${teamId}_${uid}`), { answer: 'accepted', answeredAt: now, ...answer });
  if (!keepsEntry) batch.delete(at(by, 'freeAgents', uid));
  return batch.commit();
}
const playersOf = async (teamId: string) =>
  (await getDoc(doc(stage.operator.db, 'teams', event, 'entries', teamId))).data()?.['profileIds'] as unknown;

describe('a player who looks for a team', () => {
  it('says so in their own name, in sound words, and changes and removes it', async () => {
    for (const changes of [{ position: 'sweeper' }, { notes: 'x'.repeat(201) }, { notes: 7 }, { at: new Date(0) }, { uid: ben }])
      await expectDenied(look(ada, changes));
    for (const changes of [{ tournamentId: 'other' }, { email: 'ada@courtside.test' }]) await expectDenied(look(ada, changes));
    for (const by of [ben, captain, organizer, null]) await expectDenied(look(ada, {}, by));
    await expectAllowed(look(ada));
    await expectAllowed(look(ada, { position: 'any', notes: '' }));
    for (const by of [ben, captain, null]) await expectDenied(deleteDoc(at(by, 'freeAgents', ada)));
    await expectAllowed(deleteDoc(at(ada, 'freeAgents', ada)));
    await look(ada);
    await expectAllowed(deleteDoc(at(organizer, 'freeAgents', ada)));
  });

  it('has a profile, no team, and comes while registration takes teams', async () => {
    await expectDenied(look(person('nobody')));
    await expectDenied(look(captain));
    await stage.put({ [`profiles/${captain}`]: profile() });
    await expectDenied(look(captain));
    for (const changes of [
      { isRegistrationOpen: false },
      { registrationOpensAt: Date.now() + 60_000 },
      { registrationClosesAt: Date.now() - 60_000 },
      { tournamentType: 'MIXER' },
      { needsProvenEmail: true },
      { isTournamentPublic: false },
    ]) {
      await putEvent(changes);
      await expectDenied(look(ada));
    }
    await putEvent();
    await expectAllowed(look(ada));
    // A captain is free once the team has withdrawn.
    await updateDoc(at(captain, 'places', zebras), { withdrawnAt: serverTimestamp() });
    await expectAllowed(look(captain));
  });

  it('has confirmed no team, or plays for it no more: a captain who names strangers keeps nobody from the list', async () => {
    const claim = { uid: ada, tournamentId: event, teamId: zebras, number: 1, at: 1 };
    await stage.put({
      [`teams/${event}/entries/${zebras}`]: team({ profileIds: [ada, '', ''], registeredAt: 1 }),
      [`teams/${event}/players/${ada}`]: claim,
    });
    await expectAllowed(look(ada));
    await stage.put({ [`teams/${event}/players/${ada}`]: { ...claim, confirmedAt: 1 } });
    await expectDenied(look(ada));
    await updateDoc(at(captain, 'places', zebras), { withdrawnAt: serverTimestamp() });
    await expectAllowed(look(ada));
    await stage.put({ [`teams/${event}/entries/${zebras}`]: team({ profileIds: ['', '', ''], registeredAt: 1 }) });
    await expectAllowed(look(ada));
  });

  it('is seen by captains whose teams play, while registration takes teams, and by organisers; nobody else', async () => {
    await look(ada);
    const listed = (uid: string | null) => getDocs(collection(dbOf(uid), 'teams', event, 'freeAgents'));
    for (const uid of [captain, rival, organizer]) {
      expect((await listed(uid)).docs.map(({ id }) => id)).toEqual([ada]);
      await expectAllowed(getDoc(at(uid, 'freeAgents', ada)));
    }
    await expectAllowed(getDoc(at(ada, 'freeAgents', ada)));
    for (const uid of [ben, null]) {
      await expectDenied(listed(uid));
      await expectDenied(getDoc(at(uid, 'freeAgents', ada)));
    }
    await expectDenied(listed(ada));
    await expectDenied(getDocs(collection(stage.anonymous.db, 'teams', event, 'freeAgents')));
    await updateDoc(at(rival, 'places', apes), { withdrawnAt: serverTimestamp() });
    await expectDenied(listed(rival));
    await putEvent({ isRegistrationOpen: false });
    await expectDenied(listed(captain));
    await expectDenied(getDoc(at(captain, 'freeAgents', ada)));
    await expectAllowed(listed(organizer));
    await expectAllowed(deleteDoc(at(ada, 'freeAgents', ada)));
  });

  it('finds their own of all tournaments, and no one else’s', async () => {
    await look(ada);
    await invite(ada);
    for (const kind of ['freeAgents', 'invitations']) {
      const own = (uid: string | null, of: string) => getDocs(query(collectionGroup(dbOf(uid), kind), where('uid', '==', of)));
      expect((await own(ada, ada)).docs.filter((one) => one.data()['tournamentId'] === event)).toHaveLength(1);
      await expectDenied(own(ben, ada));
      await expectDenied(own(captain, ada));
      await expectDenied(own(null, ada));
      await expectDenied(getDocs(collectionGroup(dbOf(ada), kind)));
    }
  });
});

describe('a captain', () => {
  beforeEach(() => look(ada));

  it('invites who looks for a team, for their own team and in its name, counted', async () => {
    await expectDenied(invite(ada, { teamId: apes }));
    await expectDenied(invite(ada, { by: ben }));
    await expectDenied(invite(ada, { by: organizer }));
    await expectDenied(invite(ben));
    await expectDenied(invite(ada, { changes: { name: 'World Champions' } }));
    await expectDenied(invite(ada, { changes: { at: new Date(0) } }));
    await expectDenied(invite(ada, { changes: { tournamentId: 'other' } }));
    await expectDenied(invite(ada, { changes: { answer: 'accepted' } }));
    await expectDenied(invite(ada, { changes: { notes: 'Come!' } }));
    await expectDenied(invite(ada, { id: `${zebras}_${ben}` }));
    await expectDenied(invite(ada, { invites: null }));
    await expectDenied(invite(ada, { invites: 2 }));
    await expectDenied(setDoc(doc(dbOf(null), 'teams', event, 'invitations', `${zebras}_${ada}`), invitationOf(ada)));
    await expectAllowed(invite(ada));
    await expectAllowed(invite(ada, { by: rival, teamId: apes }));
  });

  it('thirty times, while registration takes teams and the team has not withdrawn', async () => {
    await putEvent({ isRegistrationOpen: false });
    await expectDenied(invite(ada));
    await putEvent();
    await stage.put({ [`teams/${event}/registrations/${captain}`]: { uid: captain, tournamentId: event, teamId: zebras, invites: 29 } });
    await expectAllowed(invite(ada, { invites: 30 }));
    await expectDenied(invite(ada, { invites: 31 }));
    await expectDenied(updateDoc(at(captain, 'registrations', captain), { invites: 0 }));
    await updateDoc(at(rival, 'places', apes), { withdrawnAt: serverTimestamp() });
    await expectDenied(invite(ada, { by: rival, teamId: apes }));
  });

  it('sees the team’s own invitations, and takes back what is not answered', async () => {
    await invite(ada);
    const of = (uid: string | null) => getDocs(query(collection(dbOf(uid), 'teams', event, 'invitations'), where('teamId', '==', zebras)));
    await expectAllowed(of(captain));
    await expectAllowed(of(organizer));
    for (const uid of [rival, ben, ada, null]) await expectDenied(of(uid));
    await expectAllowed(getDoc(at(ada, 'invitations', `${zebras}_${ada}`)));
    for (const uid of [rival, ben, null]) {
      await expectDenied(getDoc(at(uid, 'invitations', `${zebras}_${ada}`)));
      await expectDenied(deleteDoc(at(uid, 'invitations', `${zebras}_${ada}`)));
    }
    await expectAllowed(deleteDoc(at(captain, 'invitations', `${zebras}_${ada}`)));
    await expectDenied(accept(ada));
  });

  it('does not ask again whom said no, and may ask again who was in the team', async () => {
    await invite(ada);
    const answer = (answered: object, by = ada) =>
      updateDoc(at(by, 'invitations', `${zebras}_${ada}`), { answeredAt: serverTimestamp(), ...answered });
    for (const by of [ben, captain, organizer]) await expectDenied(answer({ answer: 'declined' }, by));
    await expectDenied(answer({ answer: 'perhaps' }));
    await expectDenied(answer({ answer: 'declined', name: 'Losers' }));
    await expectDenied(answer({ answer: 'declined', answeredAt: new Date(0) }));
    await expectDenied(answer({ answer: 'accepted' }));
    await expectAllowed(answer({ answer: 'declined' }));
    await expectDenied(answer({ answer: 'declined' }));
    await expectDenied(deleteDoc(at(captain, 'invitations', `${zebras}_${ada}`)));
    await expectDenied(invite(ada, { invites: 2 }));
    await expectDenied(accept(ada));
    await stage.put({
      [`teams/${event}/invitations/${zebras}_${ada}`]: invitationOf(ada, zebras, { at: new Date(0), answer: 'accepted' }),
    });
    await expectAllowed(invite(ada, { invites: 2 }));
  });
});

describe('who is invited', () => {
  beforeEach(async () => {
    await look(ada);
    await invite(ada);
  });

  it('reads the team, until they have answered', async () => {
    await expectAllowed(getDoc(at(ada, 'entries', zebras)));
    await expectDenied(getDoc(at(ada, 'entries', apes)));
    await expectDenied(getDoc(at(ben, 'entries', zebras)));
    await updateDoc(at(ada, 'invitations', `${zebras}_${ada}`), { answer: 'declined', answeredAt: serverTimestamp() });
    await expectDenied(getDoc(at(ada, 'entries', zebras)));
  });

  it('comes into the team by one write of answer, name and claim, which ends the entry in the list', async () => {
    await expectDenied(accept(ada, { entry: null }));
    await expectDenied(accept(ada, { claim: null }));
    await expectDenied(accept(ada, { answer: null }));
    await expectDenied(accept(ada, { keepsEntry: true }));
    await expectDenied(accept(ada, { answer: { answer: 'declined' } }));
    await expectDenied(accept(ada, { claim: { joinedAt: new Date(0) } }));
    await expectDenied(accept(ada, { claim: { number: 1 } }));
    await expectDenied(accept(ada, { claim: { leftAt: serverTimestamp() } }));
    await expectDenied(accept(ada, { entry: { profileIds: [ada, '', ''], name: 'Losers' } }));
    // Only for the player, and only by the player.
    await expectDenied(accept(ada, { by: captain }));
    await expectDenied(accept(ada, { by: ben }));
    await expectDenied(accept(ben));
    await expectDenied(accept(ada, { teamId: apes }));
    await expectAllowed(accept(ada));
    expect(await playersOf(zebras)).toEqual([ada, '', '']);
    await expectDenied(accept(ada));
    expect((await getDoc(at(captain, 'invitations', `${zebras}_${ada}`))).data()).toMatchObject({ answer: 'accepted' });
  });

  it('takes a free place, and leaves everybody else in theirs', async () => {
    const putTeam = (...profileIds: readonly string[]) =>
      stage.put({ [`teams/${event}/entries/${zebras}`]: createEntry({ profileIds, registeredAt: 1 }) });
    await putTeam(ben, '', cleo);
    for (const players of [
      [ada, '', cleo],
      [ben, ada, ''],
      [ben, ada],
      [ben, cleo, cleo],
      [ben, ada, cleo, ''],
      [ada, ada, cleo],
    ])
      await expectDenied(accept(ada, { players }));
    await putTeam(ben, cleo, person('dan'));
    await expectDenied(accept(ada, { players: [ben, cleo, person('dan'), ada] }));
    await putTeam(ben);
    await expectAllowed(accept(ada, { players: [ben, ada] }));
  });

  it('not once registration is closed, the team has withdrawn, or they play elsewhere', async () => {
    await putEvent({ isRegistrationOpen: false });
    await expectDenied(accept(ada));
    await putEvent({ needsProvenEmail: true });
    await expectDenied(accept(ada));
    await putEvent();
    await stage.put({
      [`teams/${event}/entries/${apes}`]: createEntry({ profileIds: [ada, '', ''], registeredAt: 1 }),
      [`teams/${event}/players/${ada}`]: { uid: ada, tournamentId: event, teamId: apes, number: 1, at: 1, confirmedAt: 1 },
    });
    await expectDenied(accept(ada));
    await stage.put({ [`teams/${event}/entries/${apes}`]: createEntry({ profileIds: ['', '', ''], registeredAt: 1 }) });
    await updateDoc(at(captain, 'places', zebras), { withdrawnAt: serverTimestamp() });
    await expectDenied(accept(ada));
  });

  it('also where a captain has named them who did not ask', async () => {
    await stage.put({
      [`teams/${event}/entries/${apes}`]: createEntry({ profileIds: [ada, '', ''], registeredAt: 1 }),
      [`teams/${event}/players/${ada}`]: { uid: ada, tournamentId: event, teamId: apes, number: 1, at: 1 },
    });
    await expectAllowed(accept(ada));
  });

  it('not after they left the list', async () => {
    await deleteDoc(at(ada, 'freeAgents', ada));
    await expectDenied(accept(ada));
  });

  it('is the only one who takes the last place', async () => {
    await look(ben);
    await invite(ben, { invites: 2 });
    await stage.put({ [`teams/${event}/entries/${zebras}`]: createEntry({ profileIds: [cleo, person('dan'), ''], registeredAt: 1 }) });
    const all = await Promise.allSettled([ada, ben].map((uid) => accept(uid, { players: [cleo, person('dan'), uid] })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('also where the team stands among the others', async () => {
    await stage.put({ [`teams/${event}`]: { [zebras]: team({ profileIds: [ben, ''] }), existing000: team() } });
    await deleteDoc(doc(stage.operator.db, 'teams', event, 'entries', zebras));
    const join = (fields: object) => {
      const [batch, now] = [writeBatch(dbOf(ada)), serverTimestamp()];
      batch.update(doc(dbOf(ada), 'teams', event), { ...fields });
      batch.set(at(ada, 'players', ada), { uid: ada, tournamentId: event, teamId: zebras, number: 0, at: now, joinedAt: now });
      batch.update(at(ada, 'invitations', `${zebras}_${ada}`), { answer: 'accepted', answeredAt: now });
      batch.delete(at(ada, 'freeAgents', ada));
      return batch.commit();
    };
    await expectDenied(join({ [`${zebras}.profileIds`]: [ada, ''] }));
    await expectDenied(join({ [`${zebras}.profileIds`]: [ben, ada], [`${zebras}.name`]: 'Losers' }));
    await expectDenied(join({ [`${zebras}.profileIds`]: [ben, ada], 'existing000.profileIds': [] }));
    await expectAllowed(join({ [`${zebras}.profileIds`]: [ben, ada] }));
  });
});
