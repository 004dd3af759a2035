import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import type { Backend } from '../server/backend';

let count = 0;

/** The ordinary SDK, connected to a backend; `close` ends it. */
export function authClient(url: string): { auth: Auth; close(): Promise<void> } {
  count += 1;
  const app = initializeApp(
    { apiKey: 'test-key', projectId: 'demo-courtside', authDomain: 'demo-courtside.firebaseapp.com' },
    `auth-test-${count}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  return { auth, close: () => deleteApp(app) };
}

export interface SentCode {
  email: string;
  oobCode: string;
  oobLink: string;
  requestType: string;
}

/** The key that the start printed, as programs send it. */
export const withOutboxKey = ({ outboxUrl }: Pick<Backend, 'outboxUrl'>): { Authorization: string } => ({
  Authorization: `Bearer ${new URL(outboxUrl).searchParams.get('key') ?? ''}`,
});

/** All messages of the outbox, the newest last. */
export async function sentCodes(backend: Pick<Backend, 'url' | 'outboxUrl'>): Promise<SentCode[]> {
  const response = await fetch(`${backend.url}/emulator/v1/projects/demo-courtside/oobCodes`, { headers: withOutboxKey(backend) });
  return ((await response.json()) as { oobCodes: SentCode[] }).oobCodes;
}

/** The newest message of the outbox to an address. */
export async function newestCode(backend: Pick<Backend, 'url' | 'outboxUrl'>, email: string): Promise<SentCode> {
  const found = (await sentCodes(backend)).filter((code) => code.email === email).pop();
  if (found === undefined) throw new Error(`No message to ${email}.`);
  return found;
}

/** Returns the credential that the account chooser hands to the app for these claims. */
export async function chooseAccount(backend: Pick<Backend, 'url' | 'outboxUrl'>, claims: object): Promise<string> {
  const response = await fetch(`${backend.url}/emulator/auth/credential`, {
    method: 'POST',
    headers: withOutboxKey(backend),
    body: JSON.stringify(claims),
  });
  return ((await response.json()) as { credential: string }).credential;
}
