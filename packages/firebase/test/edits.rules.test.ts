import { collection, deleteDoc, doc, getDoc, getDocs, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { enter, type Entering } from './entries.testkit';
import { judgeWrite } from './judge-write.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, team, tournament } from './sample.testkit';
import { NOW } from './wire.testkit';

const stage = stageForTests();

const teamId = 'AAAAAAAAAAA';
const mate = 'mate000000000000000000000000';
const none = ['', '', ''];
const was = { name: 'Puddle Cavalry', profileIds: none };
let event = '';
let count = 0;
const putEvent = (changes: object = {}) => stage.put({ [`tournaments/${event}`]: tournament({ ...open, hasEntries: true, ...changes }) });
const register = (changes: Partial<Entering> = {}) => enter(stage, { event, uid: captain, teamId, ...changes });
beforeEach(async () => {
  event = `edits${++count}`;
  await putEvent();
  await stage.put({ [`teams/${event}`]: { existing000: team({ registeredAt: 1000 }) } });
  await register();
});

type Team = typeof was;
interface Sent {
  readonly uid?: string;
  readonly number?: number;
  readonly id?: string;
  readonly entry?: object | null;
  readonly contact?: object | null;
  readonly note?: object | null;
  readonly counted?: number | null;
  readonly of?: string;
  /** Players who join the team. */
  readonly joining?: readonly string[];
}
const noteOf = (from: Team, to: Team, changes: object = {}): object => ({
  by: captain,
  at: serverTimestamp(),
  from,
  to,
  email: false,
  ...changes,
});

/** Sends the batch of a captain's page; each part can be changed, or omitted with null. */
function send({ uid = captain, number = 1, id, entry, contact, note, counted, of = teamId, joining = [] }: Sent = {}): Promise<void> {
  const { db } = stage.as(uid);
  const at = (...path: readonly string[]) => doc(db, 'teams', event, ...path);
  const batch = writeBatch(db);
  if (entry !== null) batch.update(at('entries', of), { name: 'Mud Club', ...entry });
  if (contact) batch.set(at('contacts', of), contact);
  if (note !== null) batch.set(at('edits', id ?? `${of}_${number}`), note ?? noteOf(was, { ...was, name: 'Mud Club' }));
  if (counted !== null) batch.update(at('registrations', uid), { edits: counted ?? number });
  joining.forEach((player, index) =>
    batch.set(at('players', player), { uid: player, tournamentId: event, teamId: of, number: index + 1, at: serverTimestamp() }),
  );
  return batch.commit();
}
const stored = async (...path: readonly string[]) => (await getDoc(doc(stage.operator.db, 'teams', event, ...path))).data();

describe('a captain changes the team while registration takes entries', () => {
  it('its name, its players and its address, with a note that the organisers read', async () => {
    const now = { name: 'Mud Club', profileIds: [captain, mate, ''] };
    await expectAllowed(
      send({
        joining: [captain, mate],
        entry: { profileIds: now.profileIds },
        contact: { email: 'new@b.test' },
        note: noteOf(was, now, { email: true }),
      }),
    );
    expect(await stored('entries', teamId)).toMatchObject(now);
    expect(await stored('contacts', teamId)).toEqual({ email: 'new@b.test' });
    const { docs } = await getDocs(collection(stage.as(organizer).db, 'teams', event, 'edits'));
    expect(docs.map((one) => one.data())).toMatchObject([{ from: was, to: now, by: captain, email: true }]);
    expect(JSON.stringify(docs[0]?.data())).not.toContain('@');
  });

  it('the address alone, and one that an organiser had taken away', async () => {
    const note = noteOf(was, was, { email: true });
    await expectAllowed(send({ entry: null, contact: { email: 'new@b.test' }, note }));
    await deleteDoc(doc(stage.operator.db, 'teams', event, 'contacts', teamId));
    await expectAllowed(send({ number: 2, entry: null, contact: { email: 'newer@b.test' }, note }));
  });

  it('also where it stands among the others, and leaves those alone', async () => {
    await stage.put({ [`teams/${event}`]: { existing000: team({ registeredAt: 1000 }), [teamId]: team({ registeredAt: 2000 }) } });
    await deleteDoc(doc(stage.operator.db, 'teams', event, 'entries', teamId));
    const change = (fields: object) => {
      const { db } = stage.as(captain);
      const batch = writeBatch(db);
      batch.update(doc(db, 'teams', event), { ...fields });
      batch.set(doc(db, 'teams', event, 'edits', `${teamId}_1`), noteOf(was, { ...was, name: 'Mud Club' }));
      batch.update(doc(db, 'teams', event, 'registrations', captain), { edits: 1 });
      return batch.commit();
    };
    await expectDenied(change({ [`${teamId}.name`]: 'Mud Club', 'existing000.name': 'Losers' }));
    await expectDenied(change({ [`${teamId}.name`]: 'Mud Club', [`${teamId}.registeredAt`]: 1 }));
    await expectDenied(change({ 'existing000.name': 'Mud Club' }));
    await expectAllowed(change({ [`${teamId}.name`]: 'Mud Club' }));
  });

  it('with more places where an organiser gave it more, and with whom the organiser wrote down by name', async () => {
    const four = { ...was, profileIds: ['', '', '', 'Zoé (guest)'] };
    await updateDoc(doc(stage.operator.db, 'teams', event, 'entries', teamId), { profileIds: four.profileIds });
    const now = { name: 'Mud Club', profileIds: [mate, '', '', 'Zoé (guest)'] };
    await expectAllowed(send({ joining: [mate], entry: now, note: noteOf(four, now) }));
    const three = { name: 'Mud Club', profileIds: [mate, '', ''] };
    await expectAllowed(send({ number: 2, entry: three, note: noteOf(now, three) }));
  });

  it.each<[string, Sent]>([
    ['without a note', { note: null }],
    ['uncounted', { counted: null }],
    ['by a note that tells of another name', { note: noteOf(was, { ...was, name: 'Other' }) }],
    ['by a note of a name that it never had', { note: noteOf({ ...was, name: 'Other' }, { ...was, name: 'Mud Club' }) }],
    ['by a note that hides the players', { entry: { profileIds: [mate, '', ''] } }],
    ['in the name of another', { note: noteOf(was, { ...was, name: 'Mud Club' }, { by: rival }) }],
    ['at a time of its own', { note: noteOf(was, { ...was, name: 'Mud Club' }, { at: new Date(0) }) }],
    ['with more in the note', { note: noteOf(was, { ...was, name: 'Mud Club' }, { text: 'x' }) }],
    ['with an address that is not noted', { contact: { email: 'new@b.test' } }],
    ['with an address that is none', { contact: { email: 'x' }, note: noteOf(was, { ...was, name: 'Mud Club' }, { email: true }) }],
    ['without a name', { entry: { name: ' ' }, note: noteOf(was, { ...was, name: ' ' }) }],
    ['with a name that is too long', { entry: { name: 'x'.repeat(101) }, note: noteOf(was, { ...was, name: 'x'.repeat(101) }) }],
    ['with too many players', { entry: { profileIds: [...none, ''] }, note: noteOf(was, { name: 'Mud Club', profileIds: [...none, ''] }) }],
    [
      'with a name that begins with a blank',
      { entry: { profileIds: [' a', '', ''] }, note: noteOf(was, { name: 'Mud Club', profileIds: [' a', '', ''] }) },
    ],
    ['with an earlier time of registration', { entry: { registeredAt: new Date(0) } }],
    ['as the second', { number: 2 }],
    ['under another id', { id: `${teamId}_2` }],
    ['by somebody else', { uid: rival, counted: null }],
  ])('not %s', async (_what, sent) => {
    await expectDenied(send(sent));
    expect(await stored('entries', teamId)).toMatchObject(was);
  });

  it('not once registration is closed, by the switch or by the time, nor with groups', async () => {
    for (const closed of [{ isRegistrationOpen: false }, { registrationClosesAt: 1000 }, { groups: { '0': [teamId] } }]) {
      await putEvent(closed);
      await expectDenied(send());
    }
    await putEvent();
    await expectAllowed(send());
  });

  it('not over a change of the same moment, of an organiser or another device', async () => {
    await updateDoc(doc(stage.as(organizer).db, 'teams', event, 'entries', teamId), { name: 'Corrected' });
    await expectDenied(send());
    await expectAllowed(send({ note: noteOf({ ...was, name: 'Corrected' }, { ...was, name: 'Mud Club' }) }));
    await expectDenied(send({ entry: { name: 'Again' }, note: noteOf({ ...was, name: 'Corrected' }, { ...was, name: 'Again' }) }));
    await expectDenied(send({ entry: { name: 'Again' }, note: noteOf({ ...was, name: 'Mud Club' }, { ...was, name: 'Again' }) }));
    await expectAllowed(
      send({ number: 2, entry: { name: 'Again' }, note: noteOf({ ...was, name: 'Mud Club' }, { ...was, name: 'Again' }) }),
    );
  });

  it('thirty times', async () => {
    await stage.put({
      [`teams/${event}/registrations/${captain}`]: { uid: captain, tournamentId: event, teamId, registeredAt: 1000, edits: 29 },
    });
    await expectAllowed(send({ number: 30 }));
    await expectDenied(
      send({ number: 31, entry: { name: 'Again' }, note: noteOf({ ...was, name: 'Mud Club' }, { ...was, name: 'Again' }) }),
    );
  });

  it('and nobody else’s, nor by a count or a note alone', async () => {
    await enter(stage, { event, uid: rival, teamId: 'BBBBBBBBBBB' });
    await expectDenied(send({ uid: rival, note: noteOf(was, { ...was, name: 'Mud Club' }, { by: rival }) }));
    await expectDenied(send({ uid: rival, id: 'BBBBBBBBBBB_1', note: noteOf(was, { ...was, name: 'Mud Club' }, { by: rival }) }));
    await expectDenied(send({ entry: null, note: null }));
    await expectDenied(send({ entry: null, counted: null }));
    const { db } = stage.as(captain);
    await expectDenied(updateDoc(doc(db, 'teams', event, 'entries', teamId), { name: 'Mud Club' }));
    await expectDenied(setDoc(doc(db, 'teams', event, 'contacts', teamId), { email: 'new@b.test' }));
  });
});

it('a note that was left from before opens nothing', async () => {
  await stage.put({ [`teams/${event}/edits/${teamId}_1`]: noteOf(was, was, { at: new Date(0) }) });
  await expectDenied(send({ note: null, entry: { name: 'Mud Club', profileIds: [...none, 'x'.repeat(9000)] } }));
});

it('notes are read by organisers alone, changed by nobody, and deleted by organisers', async () => {
  await send();
  const note = (uid: string) => doc(stage.as(uid).db, 'teams', event, 'edits', `${teamId}_1`);
  for (const uid of [captain, rival]) {
    await expectDenied(getDoc(note(uid)));
    await expectDenied(getDocs(collection(stage.as(uid).db, 'teams', event, 'edits')));
    await expectDenied(deleteDoc(note(uid)));
  }
  for (const uid of [captain, organizer]) await expectDenied(updateDoc(note(uid), { 'to.name': 'Other' }));
  await expectDenied(setDoc(doc(stage.as(organizer).db, 'teams', event, 'edits', `${teamId}_2`), noteOf(was, was, { by: organizer })));
  await expectAllowed(deleteDoc(note(organizer)));
});

it('a note costs less than nine tenths of what the rules may, also among 512 teams', () => {
  const all = Object.fromEntries(
    Array.from({ length: 512 }, (_, index) => [`T${String(index).padStart(10, '0')}`, team({ registeredAt: 1000 })]),
  );
  const note = { by: captain, at: NOW, from: was, to: was, email: true };
  const registration = { uid: captain, tournamentId: 't', teamId: 'T0000000000', registeredAt: 1000 };
  const path = `teams/t/registrations/${captain}`;
  const teams = { ...all, [registration.teamId]: team({ ...was, registeredAt: 1000 }) };
  const before = { 'tournaments/t': tournament({ ...open, hasEntries: true }), 'teams/t': teams, [path]: registration };
  const { allowed, expressions } = judgeWrite('teams/t/edits/T0000000000_1', null, note, captain, before, {
    [path]: { ...registration, edits: 1 },
  });
  expect({ allowed, expressions }).toMatchObject({ allowed: true });
  expect(expressions).toBeLessThan(900);
});
