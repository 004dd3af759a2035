import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { emulatorAddress, firebaseApp, secureBackend } from './app';
import { isBrowser } from './environment';

export {
  arrayRemove,
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDocFromCache,
  getDocFromServer,
  getDocsFromCache,
  getDocsFromServer,
  increment,
  limit,
  loadBundle,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';

let db: Firestore | null = null;
let closing: Promise<void> = Promise.resolve();

/**
 * Opens Firestore with listeners, cache and a write queue.
 * @param signedIn whether to keep the cache on disk: a visitor's browser stores nothing
 */
export async function liveDb(signedIn: boolean): Promise<Firestore> {
  await closing;
  if (db) return db;
  const emulator = emulatorAddress();
  // With the embedded backend (HTTP/1.1, six connections per host for all tabs) the shared cache also keeps the seventh tab working: one
  // tab does the networking for all.
  const onDisk = isBrowser() && (signedIn || emulator !== null);
  const secure = secureBackend();
  db = initializeFirestore(firebaseApp(), {
    ...secure,
    localCache: onDisk ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache(),
  });
  if (emulator && !secure) connectFirestoreEmulator(db, emulator.host, emulator.port);
  return db;
}

/** Closes the client because another user is signed in now, or none. `wipe` deletes the last user's documents from disk. */
export function closeLiveDb(options: { readonly wipe: boolean }): Promise<void> {
  const old = db;
  db = null;
  if (old) {
    closing = (async () => {
      await terminate(old);
      // Refused while another tab still uses the cache; that tab deletes it later.
      if (options.wipe && isBrowser()) await clearIndexedDbPersistence(old).catch(() => undefined);
    })();
  }
  return closing;
}

/** Waits until the server has every queued write, up to a time limit. @returns whether it has */
export function pendingWritesSettle(firestore: Firestore, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    void waitForPendingWrites(firestore)
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
