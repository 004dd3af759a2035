import type { Page } from '@playwright/test';
import { password } from './people';

interface Config {
  readonly firebase: { readonly apiKey: string };
  readonly emulator: { readonly origin: string };
}

/** What the backend answers to a password. */
interface Entered {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/**
 * Makes a browser one in which somebody has signed in before, for tests that are not about signing in: with what the client keeps of a session, in the
 * form in which it looks for one of an earlier visit. Leaves the page at a file of the site; the next address that it opens is somebody's who is signed in.
 */
export async function rememberSession(page: Page, email: string): Promise<void> {
  // The smallest file that belongs to the site: only pages of an origin reach what it has stored.
  const answer = await page.goto('/config.json');
  const { firebase, emulator } = (await answer?.json()) as Config;
  const { localId, idToken, refreshToken, expiresIn } = await enter(emulator.origin, firebase.apiKey, email);
  const session = {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
    apiKey: firebase.apiKey,
    appName: '[DEFAULT]',
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${firebase.apiKey}:[DEFAULT]`,
    JSON.stringify(session),
  ] as const);
}

async function enter(origin: string, apiKey: string, email: string): Promise<Entered> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} can't sign in (${response.status}): ${await response.text()}`);
  return (await response.json()) as Entered;
}
