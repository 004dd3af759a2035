import type { User } from 'firebase/auth';
import { withAuth } from './auth-failure';

/** Returns the account's address as the server sees it, if its owner has confirmed it. Null otherwise, and without a user. */
export function provenEmail(): Promise<string | null> {
  return withUser((user) => proofOf(user));
}

/**
 * Sends a message with a link that confirms the account's address.
 * @param language of the message
 * @param continueUrl one of our addresses that the link's page leads to afterwards
 * @throws AuthFailure, e.g. `auth/too-many-requests`
 */
export async function sendEmailProof(language: string, continueUrl: string): Promise<void> {
  await withUser(async (user, sdk) => {
    sdk.authClient().languageCode = language;
    await sdk.sendEmailVerification(user, { url: continueUrl });
    return null;
  });
}

/** Asks the server whether the link was opened in the meantime, on any device. @returns as `provenEmail` @throws AuthFailure */
export function checkEmailProof(): Promise<string | null> {
  return withUser(async (user) => {
    await user.reload();
    const known = await proofOf(user);
    if (known !== null || !user.emailVerified) return known;
    // The token is from before, and the rules believe the token alone.
    await user.getIdToken(true);
    return proofOf(user);
  });
}

async function proofOf(user: User): Promise<string | null> {
  const { claims } = await user.getIdTokenResult();
  return claims['email_verified'] === true && typeof claims['email'] === 'string' ? claims['email'] : null;
}

function withUser(ask: (user: User, sdk: Parameters<Parameters<typeof withAuth>[0]>[0]) => Promise<string | null>): Promise<string | null> {
  return withAuth(async (sdk) => {
    await sdk.authClient().authStateReady();
    const user = sdk.authClient().currentUser;
    return user ? ask(user, sdk) : null;
  });
}
