import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import { emulatorAddress, firebaseApp } from './app';
import { isBrowser } from './environment';

export {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';

let auth: Auth | null = null;

/** Authentication without the popup machinery, which only Google sign-in loads. */
export function authClient(): Auth {
  if (auth) return auth;
  const persistence = isBrowser() ? [indexedDBLocalPersistence, browserLocalPersistence] : inMemoryPersistence;
  auth = initializeAuth(firebaseApp(), { persistence });
  const emulator = emulatorAddress();
  if (emulator) connectAuthEmulator(auth, emulator.origin, { disableWarnings: true });
  return auth;
}
