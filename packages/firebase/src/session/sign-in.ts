import { loadAuth, loadGoogleSignIn } from '../sdk/parts';
import { withAuth } from './auth-failure';
import { publishUser } from './session-store';

/** @throws AuthFailure, e.g. `auth/invalid-credential` */
export function signInWithEmail(email: string, password: string): Promise<void> {
  return withAuth(async (sdk) => publishUser((await sdk.signInWithEmailAndPassword(sdk.authClient(), email.trim(), password)).user));
}

/** Creates an account and signs in. @throws AuthFailure, e.g. `auth/email-already-in-use`, `auth/weak-password` */
export function signUpWithEmail(email: string, password: string): Promise<void> {
  return withAuth(async (sdk) => publishUser((await sdk.createUserWithEmailAndPassword(sdk.authClient(), email.trim(), password)).user));
}

/** Signs in without a name or an address: for scorekeepers with a pass. */
export function signInAsGuest(): Promise<void> {
  return withAuth(async (sdk) => publishUser((await sdk.signInAnonymously(sdk.authClient())).user));
}

/** Loads the code for Google sign-in in advance, so that its window opens within the click that requests it. */
export async function prepareGoogleSignIn(): Promise<void> {
  await Promise.all([loadAuth(), loadGoogleSignIn()]).catch(() => undefined);
}

/**
 * Signs in with a Google account in a window. If popups are blocked the page goes to Google and comes back, so the promise may never settle.
 * @throws AuthFailure, e.g. `auth/popup-closed-by-user`
 */
export function signInWithGoogle(): Promise<void> {
  return withAuth(async ({ authClient }) => {
    await (await loadGoogleSignIn()).signInWithGoogleAccount();
    publishUser(authClient().currentUser);
  });
}

/**
 * Sends a message with a link that sets a new password. The response does not reveal whether the address has an account.
 * @param language of the message, `en` or `fr`
 * @param continueUrl one of our addresses that the link's page leads to afterwards
 */
export function sendPasswordReset(email: string, language?: string, continueUrl?: string): Promise<void> {
  return withAuth(async (sdk) => {
    const auth = sdk.authClient();
    auth.languageCode = language ?? null;
    await sdk.sendPasswordResetEmail(auth, email.trim(), continueUrl ? { url: continueUrl } : undefined);
  });
}
