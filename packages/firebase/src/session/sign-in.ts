import { loadAuth, loadGoogleSignIn } from '../sdk/parts';
import { toAuthFailure } from './auth-failure';
import { publishUser } from './session-store';

/** @throws AuthFailure, e.g. `auth/invalid-credential` */
export async function signInWithEmail(email: string, password: string): Promise<void> {
  try {
    const sdk = await loadAuth();
    const { user } = await sdk.signInWithEmailAndPassword(sdk.authClient(), email.trim(), password);
    publishUser(user);
  } catch (error) {
    throw toAuthFailure(error);
  }
}

/** Makes an account and signs in. @throws AuthFailure, e.g. `auth/email-already-in-use`, `auth/weak-password` */
export async function signUpWithEmail(email: string, password: string): Promise<void> {
  try {
    const sdk = await loadAuth();
    const { user } = await sdk.createUserWithEmailAndPassword(sdk.authClient(), email.trim(), password);
    publishUser(user);
  } catch (error) {
    throw toAuthFailure(error);
  }
}

/** Fetches what Google sign-in needs, so that its window opens within the click that asks for it. */
export async function prepareGoogleSignIn(): Promise<void> {
  await Promise.all([loadAuth(), loadGoogleSignIn()]).catch(() => undefined);
}

/**
 * Signs in with a Google account in a window; where windows are blocked the page goes to Google and comes back, so the promise
 * may never settle. @throws AuthFailure, e.g. `auth/popup-closed-by-user`
 */
export async function signInWithGoogle(): Promise<void> {
  try {
    const [{ authClient }, { signInWithGoogleAccount }] = await Promise.all([loadAuth(), loadGoogleSignIn()]);
    await signInWithGoogleAccount();
    publishUser(authClient().currentUser);
  } catch (error) {
    throw toAuthFailure(error);
  }
}

/**
 * Sends a message with a link that sets a new password. Whether the address has an account is not told.
 * @param language of the message, `en` or `fr`
 * @param continueUrl address of our own to which the link's page leads afterwards
 */
export async function sendPasswordReset(email: string, language?: string, continueUrl?: string): Promise<void> {
  try {
    const sdk = await loadAuth();
    const auth = sdk.authClient();
    auth.languageCode = language ?? null;
    await sdk.sendPasswordResetEmail(auth, email.trim(), continueUrl ? { url: continueUrl } : undefined);
  } catch (error) {
    throw toAuthFailure(error);
  }
}
