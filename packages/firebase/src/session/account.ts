import type { User } from 'firebase/auth';
import { loadGoogleSignIn, type loadAuth } from '../sdk/parts';
import { AuthFailure, withAuth } from './auth-failure';
import { publishUser } from './session-store';

/**
 * Authenticates the user again, as account changes require (`auth/requires-recent-login`).
 * @param password of the account; without one, the Google window opens
 */
export function reauthenticate(password?: string): Promise<void> {
  return withUser(async (user, sdk) => {
    if (password === undefined) return (await loadGoogleSignIn()).reauthenticateWithGoogle(user);
    const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
    await sdk.reauthenticateWithCredential(user, credential);
  });
}

/** @throws AuthFailure, e.g. `auth/weak-password`, `auth/requires-recent-login` */
export function changePassword(newPassword: string): Promise<void> {
  return withUser((user, sdk) => sdk.updatePassword(user, newPassword));
}

/**
 * Sends a message with a link to the new address; the account gets it once the link is opened.
 * @param language of the message
 * @param continueUrl one of our addresses that the link's page leads to afterwards
 * @throws AuthFailure, e.g. `auth/requires-recent-login`
 */
export function changeEmail(newEmail: string, language?: string, continueUrl?: string): Promise<void> {
  return withUser(async (user, sdk) => {
    sdk.authClient().languageCode = language ?? null;
    await sdk.verifyBeforeUpdateEmail(user, newEmail.trim(), continueUrl ? { url: continueUrl } : undefined);
  });
}

/** Deletes the account itself. Delete its data before, with `deleteMyProfile`. @throws AuthFailure, e.g. `auth/requires-recent-login` */
export async function deleteAccount(): Promise<void> {
  await withUser((user, sdk) => sdk.deleteUser(user));
  publishUser(null);
}

function withUser(change: (user: User, sdk: Awaited<ReturnType<typeof loadAuth>>) => Promise<unknown>): Promise<void> {
  return withAuth(async (sdk) => {
    await sdk.authClient().authStateReady();
    const user = sdk.authClient().currentUser;
    if (!user) throw new AuthFailure('auth/no-current-user', 'Nobody is signed in.');
    await change(user, sdk);
  });
}
