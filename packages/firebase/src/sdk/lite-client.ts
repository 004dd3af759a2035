import { connectFirestoreEmulator, getFirestore, initializeFirestore, type Firestore } from 'firebase/firestore/lite';
import { emulatorAddress, firebaseApp, secureBackend } from './app';

export { arrayRemove, arrayUnion, deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';

let db: Firestore | null = null;

/** Firestore without cache and listeners, for commands: one HTTP request per call. Reads do without it (`repositories/answer.ts`). */
export function liteDb(): Firestore {
  if (db) return db;
  const secure = secureBackend();
  db = secure ? initializeFirestore(firebaseApp(), secure) : getFirestore(firebaseApp());
  const emulator = emulatorAddress();
  if (emulator && !secure) connectFirestoreEmulator(db, emulator.host, emulator.port);
  return db;
}
