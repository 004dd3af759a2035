import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { toEmail, type Stage } from './people.testkit';

/** What a captain's page sends in one batch; each part can be changed, or left out with null. */
export interface Entering {
  readonly event: string;
  readonly uid: string;
  readonly teamId: string;
  readonly entry?: object | null;
  readonly contact?: object | null;
  readonly registration?: object | null;
  readonly place?: object | null;
  /** Left out unless given. */
  readonly answers?: object;
  /** Whether they have proved their address. */
  readonly isProven?: boolean;
}

export const createEntry = (changes: object = {}): object => ({
  name: 'Puddle Cavalry',
  profileIds: ['', '', ''],
  registeredAt: serverTimestamp(),
  ...changes,
});

/** A team registers by itself, by the bare SDK. */
export function enter(
  stage: Stage,
  { event, uid, teamId, entry, contact, registration, place, answers, isProven }: Entering,
): Promise<void> {
  const { db } = isProven ? stage.verified(uid) : stage.as(uid);
  const batch = writeBatch(db);
  if (entry !== null) batch.set(doc(db, 'teams', event, 'entries', teamId), entry ?? createEntry());
  if (place !== null) batch.set(doc(db, 'teams', event, 'places', teamId), place ?? { registeredAt: serverTimestamp() });
  if (answers) batch.set(doc(db, 'teams', event, 'answers', teamId), answers);
  if (contact !== null) batch.set(doc(db, 'teams', event, 'contacts', teamId), contact ?? { email: toEmail(uid) });
  if (registration !== null)
    batch.set(
      doc(db, 'teams', event, 'registrations', uid),
      registration ?? { uid, tournamentId: event, teamId, registeredAt: serverTimestamp() },
    );
  return batch.commit();
}

/** As many people as are wanted, with ids as Firebase makes them, and a team for each. */
export const createPeople = (count: number): readonly { readonly uid: string; readonly teamId: string }[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: `person${String(index).padStart(22, '0')}`,
    teamId: `T${String(index).padStart(10, '0')}`,
  }));
