import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isSameSecret } from '../http/is-same-secret';
import { getBearerToken, type ApiRequest } from '../http/api';
import { writeFileAtomically } from '../disk/atomic-file';
import { StartupError } from '../process/startup-error';

/**
 * Protects the actions of the person who started the backend: reading all messages, and signing in as anyone at the account chooser. Behind a proxy
 * on the same machine all requests come from this machine, so an address proves nothing; the key does. It is printed at the start and stays the same
 * as long as the data folder does, so a user enters it only once in each browser.
 */
export interface OutboxKey {
  readonly value: string;
  /** Whether the request carries this key or the owner's as `Authorization: Bearer`. */
  isBearer(headers: ApiRequest['headers']): boolean;
  /** The same check, or this key as `key` in the address: for pages only, because the SDK puts its API key there in calls of Auth. */
  isHeldBy(request: Pick<ApiRequest, 'headers' | 'url'>): boolean;
}

const SHORTEST = 20;
/** The key is in a header. */
const isUsable = (key: string): boolean => key.length >= SHORTEST && /^[!-~]+$/.test(key);

/**
 * Reads the key of a data folder, or makes one.
 * @throws StartupError for a given key that could be guessed
 */
export async function loadOutboxKey({
  file,
  given,
  ownerKey,
}: {
  file: string;
  given?: string | undefined;
  ownerKey?: string | undefined;
}): Promise<OutboxKey> {
  if (given !== undefined && !isUsable(given))
    throw new StartupError(`The outbox key needs at least ${SHORTEST} letters, digits and signs without blanks.`, 2);
  const value = given ?? (await keptIn(file));
  const secrets = [value, ...(ownerKey === undefined ? [] : [ownerKey])];
  const isBearer = (headers: ApiRequest['headers']): boolean => {
    const bearer = getBearerToken(headers);
    return bearer !== undefined && secrets.some((secret) => isSameSecret(bearer, secret));
  };
  return {
    value,
    isBearer,
    isHeldBy({ headers, url }) {
      const key = url.searchParams.get('key');
      return isBearer(headers) || (key !== null && isSameSecret(key, value));
    },
  };
}

async function keptIn(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  // A torn file is replaced: users have to enter the new key, nothing else is lost.
  if (isUsable(kept)) return kept;
  const made = randomBytes(24).toString('base64url');
  await writeFileAtomically(file, `${made}\n`, { mode: 0o600 });
  return made;
}
