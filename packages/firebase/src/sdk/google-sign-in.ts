import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
  type User,
} from 'firebase/auth';
import { emulatorAddress } from './app';
import { authClient } from './auth-client';
import { installGapiBridge } from './gapi-bridge';

const REDIRECT_FLAG = 'courtside-google-redirect';

function resolver() {
  if (emulatorAddress()) installGapiBridge();
  return browserPopupRedirectResolver;
}

function provider(): GoogleAuthProvider {
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}

const needsRedirect = new Set(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']);

/** Opens Google's window; if popups are blocked, the page itself goes to Google and comes back. */
export async function signInWithGoogleAccount(): Promise<void> {
  try {
    await signInWithPopup(authClient(), provider(), resolver());
  } catch (error) {
    if (!needsRedirect.has((error as { code?: string }).code ?? '')) throw error;
    sessionStorage.setItem(REDIRECT_FLAG, '1');
    await signInWithRedirect(authClient(), provider(), resolver());
  }
}

/** Completes a sign-in for which the page went to Google and came back. */
export async function finishGoogleRedirect(): Promise<void> {
  sessionStorage.removeItem(REDIRECT_FLAG);
  await getRedirectResult(authClient(), resolver());
}

/** Asks for the Google account again before an action that can't be undone. */
export async function reauthenticateWithGoogle(user: User): Promise<void> {
  await reauthenticateWithPopup(user, provider(), resolver());
}
