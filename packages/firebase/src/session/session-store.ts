import type { User } from 'firebase/auth';
import { forgetOthers } from '../kept/kept-documents';
import { loadAuth, loadGoogleSignIn } from '../sdk/parts';
import { actorOf, loadingSession, sameSession, signedOutSession, type Session } from './session';
import { isProbablySignedIn, onSignInElsewhere, rememberSignIn } from './device-memory';
import { mayHaveSession } from './stored-session';

let session: Session = loadingSession;
let started = false;
let listening = false;
const listeners = new Set<(session: Session) => void>();

/** Returns the current session. */
export function currentSession(): Session {
  return session;
}

/**
 * Watches the session: immediately with the current one, then at every change.
 * @returns stops watching
 */
export function watchSession(onValue: (session: Session) => void): () => void {
  listeners.add(onValue);
  if (!started) start();
  onValue(session);
  return () => {
    listeners.delete(onValue);
  };
}

/** The session once it is known. */
export function settledSession(): Promise<Session> {
  return new Promise((resolve) => {
    const stop = watchSession((now) => {
      if (now.status === 'loading') return;
      queueMicrotask(() => stop());
      resolve(now);
    });
  });
}

function start(): void {
  started = true;
  if (isProbablySignedIn()) {
    void listen();
    return;
  }
  session = signedOutSession;
  whenIdle(() => void listenWhereNeeded());
}

/**
 * A visitor needs no authentication client. It is loaded if a session may be stored, when a user signs in in another tab, or with the first
 * action on an account.
 */
async function listenWhereNeeded(): Promise<void> {
  if (await mayHaveSession()) return listen();
  onSignInElsewhere(() => void listen());
}

/** Starts the authentication client. If its code can't be loaded, no user is signed in until it arrives. */
async function listen(): Promise<void> {
  if (listening) return;
  listening = true;
  try {
    const { authClient, onIdTokenChanged } = await startAuth();
    onIdTokenChanged(authClient(), (user) => publish(user ? sessionOf(user) : signedOutSession));
    if (typeof sessionStorage !== 'undefined' && sessionStorage.getItem('courtside-google-redirect')) {
      await (await loadGoogleSignIn()).finishGoogleRedirect();
    }
  } catch (error) {
    listening = false;
    console.warn('Signing in is not available', error);
    if (session.status === 'loading') publish(signedOutSession);
    if (typeof window !== 'undefined') window.addEventListener('online', () => void listen(), { once: true });
  }
}

/** The authentication client, with our listener attached from the first moment. */
async function startAuth() {
  return loadAuth();
}

function sessionOf(user: User): Session {
  if (user.isAnonymous) return { status: 'signedOut', uid: null, email: null, hasPassword: false, guestUid: user.uid };
  return {
    status: 'signedIn',
    uid: user.uid,
    email: user.email,
    hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
  };
}

/** Publishes a change immediately; the SDK reports a changed account only with its next token. */
export function publishUser(user: User | null): void {
  publish(user ? sessionOf(user) : signedOutSession);
}

function publish(next: Session): void {
  if (next.status !== 'loading') {
    rememberSignIn(actorOf(next));
    void forgetOthers(actorOf(next));
  }
  if (sameSession(session, next)) return;
  session = next;
  // A user who has just signed in may sign out elsewhere, or be signed out.
  if (actorOf(next) !== null) void listen();
  for (const listener of [...listeners]) listener(next);
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 1500);
}
