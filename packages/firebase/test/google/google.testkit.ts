import { configurePlatform } from '../../src/config';
import { setLogLevel } from 'firebase/firestore/lite';

// The product's own client with Google's emulators of Auth and Storage; the embedded backend has the documents (scripts/google.mjs).

export const projectId = 'demo-courtside';
export const bucket = `${projectId}.appspot.com`;

/** One origin for all of them. */
export const origin = (JSON.parse(process.env['COURTSIDE_GOOGLE'] ?? '{}') as { origin?: string }).origin ?? '';
if (origin === '') throw new Error("Google's emulators are not running: npm run google.");

export function openGoogle(): void {
  setLogLevel('silent');
  configurePlatform({
    firebase: { apiKey: 'key', projectId, authDomain: `${projectId}.test`, storageBucket: bucket },
    emulator: { origin },
  });
}

const asOperator = { authorization: 'Bearer owner' };
const documents = `${origin}/v1/projects/${projectId}/databases/(default)/documents`;

/** Returns a stored document's fields, as the operator reads them; null if there is none. */
export async function documentAt(path: string): Promise<unknown> {
  const response = await fetch(`${documents}/${path}`, { headers: asOperator });
  return response.status === 404 ? null : ((await response.json()) as { fields?: unknown }).fields;
}

export async function putDocument(path: string, fields: object): Promise<void> {
  const response = await fetch(`${documents}/${path}`, { method: 'PATCH', headers: asOperator, body: JSON.stringify({ fields }) });
  if (!response.ok) throw new Error(await response.text());
}

interface Message {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/** Returns the link in the last message of a kind to an address, which Google's emulator keeps instead of sending it. */
export async function linkTo(email: string, requestType: string): Promise<string> {
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: readonly Message[] };
  const found = oobCodes.filter((message) => message.email === email && message.requestType === requestType).at(-1);
  if (!found) throw new Error(`Nobody wrote to ${email} (${requestType}).`);
  const { pathname, search } = new URL(found.oobLink);
  return `${origin}${pathname}${search}`;
}
