import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';

let count = 0;

/** The ordinary SDK, connected to a backend; `close` ends it. */
export function authClient(url: string): { auth: Auth; close(): Promise<void> } {
  count += 1;
  const app = initializeApp({ apiKey: 'test-key', projectId: 'demo-courtside', authDomain: 'demo-courtside.firebaseapp.com' }, `auth-test-${count}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  return { auth, close: () => deleteApp(app) };
}

/** The newest message of the outbox to an address. */
export async function newestCode(url: string, email: string): Promise<{ oobCode: string; oobLink: string; requestType: string }> {
  const response = await fetch(`${url}/emulator/v1/projects/demo-courtside/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string; oobLink: string; requestType: string }[] };
  const found = oobCodes.filter((code) => code.email === email).pop();
  if (found === undefined) throw new Error(`No message to ${email}.`);
  return found;
}
