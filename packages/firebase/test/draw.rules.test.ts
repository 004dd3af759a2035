import { commitmentTo } from '@courtside/domain/registration';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch, type WriteBatch } from 'firebase/firestore/lite';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, open, organizer, rival, tournament } from './sample.testkit';

const stage = stageForTests();

const secret = 'aB3'.repeat(13) + 'z';
const commitment = commitmentTo(secret);
const hour = 3_600_000;
let event = '';
let count = 0;
const putEvent = (changes: object = {}) =>
  stage.put({ [`tournaments/${event}`]: tournament({ ...open, hasEntries: true, places: 24, placesBy: 'draw', ...changes }) });
const over = () => putEvent({ isRegistrationOpen: false });
beforeEach(async () => {
  event = `draw${++count}`;
  await putEvent();
});
const { dbOf } = stage;
const draw = (uid: string | null) => doc(dbOf(uid), 'draws', event);
const secretOf = (uid: string | null) => doc(dbOf(uid), 'draws', event, 'secrets', 'draw');

interface Promised {
  readonly uid?: string;
  readonly draw?: object | null;
  readonly secret?: object | null;
}
function promise({ uid = organizer, draw: data = {}, secret: kept = { secret } }: Promised = {}): Promise<void> {
  const batch: WriteBatch = writeBatch(dbOf(uid));
  if (data) batch.set(draw(uid), { commitment, committedAt: serverTimestamp(), ...data });
  if (kept) batch.set(secretOf(uid), kept);
  return batch.commit();
}
const line = ['AAAAAAAAAAA 1790000000000', 'BBBBBBBBBBB 1790000000001'];
const fix = (changes: object = {}, uid = organizer) => updateDoc(draw(uid), { line, fixedAt: serverTimestamp(), ...changes });
const reveal = (changes: object = {}, uid = organizer) => updateDoc(draw(uid), { secret, drawnAt: serverTimestamp(), ...changes });

describe('the promise of a draw', () => {
  it('is an organiser’s, with the secret that it is the hash of, while registration is ahead or open', async () => {
    await expectDenied(promise({ uid: captain }));
    await expectAllowed(promise());
    expect((await getDoc(draw(null))).data()).toMatchObject({ commitment });
  });

  it.each<[string, Promised]>([
    ['without the secret', { secret: null }],
    ['of another secret', { secret: { secret: 'x'.repeat(40) } }],
    ['of a secret that could be guessed', { draw: { commitment: commitmentTo('short') }, secret: { secret: 'short' } }],
    ['of before', { draw: { committedAt: new Date(0) } }],
    ['with a line', { draw: { line } }],
    ['with more than the secret', { secret: { secret, name: 'x' } }],
  ])('is refused %s', async (_what, given) => {
    await expectDenied(promise(given));
    await expectDenied(promise({ draw: null }));
  });

  it('comes too late once registration is over by its time, or there are groups', async () => {
    await putEvent({ registrationClosesAt: Date.now() - hour });
    await expectDenied(promise());
    await putEvent({ isRegistrationOpen: false, groups: { 0: [] } });
    await expectDenied(promise());
    await putEvent({ registrationClosesAt: Date.now() + hour });
    await expectAllowed(promise());
  });

  it('is made once: nobody changes it or takes it back while the tournament is there', async () => {
    await promise();
    await expectDenied(promise());
    await expectDenied(updateDoc(draw(organizer), { commitment: commitmentTo('x'.repeat(40)) }));
    await expectDenied(setDoc(secretOf(organizer), { secret: 'x'.repeat(40) }));
    await expectDenied(deleteDoc(draw(organizer)));
    await expectDenied(deleteDoc(secretOf(organizer)));
    const { db } = stage.as(organizer);
    const batch = writeBatch(db);
    for (const path of [`draws/${event}/secrets/draw`, `draws/${event}`, `tournaments/${event}`]) batch.delete(doc(db, path));
    batch.set(doc(db, 'deletedTournaments', event), { deletedAt: serverTimestamp() });
    await expectAllowed(batch.commit());
  });

  it('is seen by everybody who sees the tournament; its secret by nobody, not even an organiser, before there is a line', async () => {
    await promise();
    await expectAllowed(getDoc(draw(null)));
    for (const uid of [null, captain, organizer]) await expectDenied(getDoc(secretOf(uid)));
    await putEvent({ isTournamentPublic: false });
    await expectDenied(getDoc(draw(rival)));
    await expectAllowed(getDoc(draw(organizer)));
    await fix();
    await expectDenied(getDoc(secretOf(captain)));
    await expectAllowed(getDoc(secretOf(organizer)));
  });
});

describe('the line of a draw', () => {
  beforeEach(() => promise());

  it('is fixed when registration is over, by the switch or by its time', async () => {
    await expectDenied(fix());
    await over();
    await expectDenied(fix({}, captain));
    await expectAllowed(fix());
    await expectDenied(fix({ line: line.slice(1) }));
  });

  it('is fixed after the time, though the switch is on', async () => {
    await putEvent({ registrationClosesAt: Date.now() - hour });
    await expectAllowed(fix());
  });

  it.each([
    ['nobody', { line: [] }],
    ['texts that are no teams', { line: ['Puddle Cavalry'] }],
    ['two in one', { line: ['A 1\nB 2'] }],
    ['more than a tournament holds', { line: Array.from({ length: 513 }, (_, index) => `T${index} 1`) }],
    ['another time', { fixedAt: new Date(0) }],
    ['the secret at once', { secret, drawnAt: serverTimestamp() }],
  ])('is refused with %s', async (_what, changes) => {
    await over();
    await expectDenied(fix(changes));
  });

  it('belongs to tournaments that draw, and keeps them so', async () => {
    const stored = doc(dbOf(organizer), 'tournaments', event);
    await putEvent({ isRegistrationOpen: false, placesBy: 'registration' });
    await expectDenied(fix());
    await expectAllowed(updateDoc(stored, { placesBy: 'draw' }));
    await expectAllowed(updateDoc(stored, { placesBy: 'registration' }));
    await expectDenied(updateDoc(stored, { placesBy: 'luck' }));
    await over();
    await fix();
    await expectDenied(updateDoc(stored, { placesBy: 'registration' }));
    await expectAllowed(updateDoc(stored, { places: 16, movesUp: 'organizer' }));
  });

  it('holds 512 teams', async () => {
    await over();
    await expectAllowed(fix({ line: Array.from({ length: 512 }, (_, index) => `T${String(index).padStart(10, '0')} 1790000000000`) }));
  });
});

describe('the secret of a draw', () => {
  beforeEach(() => promise());

  it('is revealed after the line, once, and is the one that was promised', async () => {
    await over();
    await expectDenied(reveal());
    await fix();
    await expectDenied(reveal({}, captain));
    await expectDenied(reveal({ secret: 'x'.repeat(40) }));
    await expectDenied(reveal({ drawnAt: new Date(0) }));
    await expectDenied(reveal({ line: [...line].reverse() }));
    await expectAllowed(reveal());
    await expectDenied(reveal());
    await expectDenied(deleteDoc(draw(organizer)));
    expect((await getDoc(draw(null))).data()).toMatchObject({ commitment, line, secret });
  });
});
