import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { emulatorAddress, firebaseApp } from './app';

export {
  arrayRemove,
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';

let db: Firestore | null = null;

/** Firestore without cache and listeners: one HTTP request per call. */
export function liteDb(): Firestore {
  if (db) return db;
  db = getFirestore(firebaseApp());
  const emulator = emulatorAddress();
  if (emulator) connectFirestoreEmulator(db, emulator.host, emulator.port);
  return db;
}
