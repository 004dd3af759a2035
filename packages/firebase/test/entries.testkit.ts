import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { toEmail, type Stage } from './people.testkit';

/** The parts of a captain's batch; each can be changed, or omitted with null. */
export interface Entering {
  readonly event: string;
  readonly uid: string;
  readonly teamId: string;
  readonly entry?: object | null;
  readonly contact?: object | null;
  readonly registration?: object | null;
  readonly place?: object | null;
  /** Omitted unless given. */
  readonly answers?: object;
  /** Whether their address is verified. */
  readonly isProven?: boolean;
}

export const createEntry = (changes: object = {}): object => ({
  name: 'Puddle Cavalry',
  profileIds: ['', '', ''],
  registeredAt: serverTimestamp(),
  ...changes,
});

/** Registers a team with the plain SDK. */
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

/** Creates people, with ids like Firebase's, and a team for each. */
export const createPeople = (count: number): readonly { readonly uid: string; readonly teamId: string }[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: `person${String(index).padStart(22, '0')}`,
    teamId: `T${String(index).padStart(10, '0')}`,
  }));
