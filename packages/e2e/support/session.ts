import type { Page } from '@playwright/test';
import { password } from './people';

export interface Config {
  readonly firebase: { readonly apiKey: string };
  readonly emulator: { readonly origin: string };
}

/** The backend's response to a password. */
interface Entered {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** The client's stored session in the browser: its key and its value. */
export interface StoredSession {
  readonly key: string;
  readonly value: string;
}

/** Creates a new session of a user, in the client's stored format. @param config the site's `/config.json` */
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
 * Stores a session in a browser, as if its user had signed in before, for tests that are not about signing in. The page is then at a file of the site, and the
 * next page that it opens is signed in.
 */
export async function rememberSession(page: Page, email: string, secret = password): Promise<void> {
  // The smallest file of the site: only pages of an origin can access its storage.
  const answer = await page.goto('/config.json');
  const { key, value } = await newSession((await answer?.json()) as Config, email, secret);
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
      // The mark that a browser of a signed-in user has: without it the first page is that of a visitor.
      localStorage.setItem('courtside-signed-in', (JSON.parse(text) as { uid: string }).uid);
      document.cookie = 'courtside.signed-in=1; path=/; max-age=31536000; samesite=lax';
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
