import type { Page } from '@playwright/test';
import { password } from './people';

export interface Config {
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

/** What the client keeps of a session in the browser: under which name, and what. */
export interface StoredSession {
  readonly key: string;
  readonly value: string;
}

/** A new session of somebody, in the form in which the client looks for one of an earlier visit. @param config what the site's `/config.json` says */
export async function newSession({ firebase, emulator }: Config, email: string, secret = password): Promise<StoredSession> {
  const { localId, idToken, refreshToken, expiresIn } = await enter(emulator.origin, firebase.apiKey, email, secret);
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
  return { key: `firebase:authUser:${firebase.apiKey}:[DEFAULT]`, value: JSON.stringify(session) };
}

/**
 * Makes a browser one in which somebody has signed in before, for tests that are not about signing in: with what the client keeps of a session. Leaves the
 * page at a file of the site; the next address that it opens is somebody's who is signed in.
 */
export async function rememberSession(page: Page, email: string, secret = password): Promise<void> {
  // The smallest file that belongs to the site: only pages of an origin reach what it has stored.
  const answer = await page.goto('/config.json');
  const { key, value } = await newSession((await answer?.json()) as Config, email, secret);
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
      // As a browser remembers it in which somebody has signed in: without it the first page is that of a stranger.
      localStorage.setItem('courtside-signed-in', (JSON.parse(text) as { uid: string }).uid);
    },
    [key, value] as const,
  );
}

async function enter(origin: string, apiKey: string, email: string, secret: string): Promise<Entered> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} can't sign in (${response.status}): ${await response.text()}`);
  return (await response.json()) as Entered;
}
