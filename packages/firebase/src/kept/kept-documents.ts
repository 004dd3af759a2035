import type { RawDocument, Source } from '../sdk/source';

/*
 * Documents that this browser keeps from the server's last responses, so that a page can show them without a network. Each user has a separate
 * store, and visitors who are not signed in have one too. Browsers without caches (no TLS on a local network) keep nothing, and can't open a
 * page without a network either.
 */

export interface Kept {
  readonly documents: RawDocument[];
  /** When the server last confirmed them, in milliseconds since 1970. */
  readonly at: number;
}

/** The prefix of stores with private data. The shell's service worker uses it for pictures. */
const PRIVATE = 'courtside-private-';
const PICTURES = `${PRIVATE}pictures`;
const NOBODY = `${PRIVATE}documents-nobody`;
const storeOf = (uid: string | null): string => (uid === null ? NOBODY : `${PRIVATE}documents-of-${uid}`);

/** A tournament's page makes some eight requests, so this is enough for about thirty of them. */
const MOST = 250;

/** The user of this browser; undefined before it is known. */
let owner: string | null | undefined;
let isPruned = false;

const stores = (): CacheStorage | null => (typeof caches === 'undefined' ? null : caches);

/** A list from today has the same key as yesterday's: the bounds of a range are not part of the key. */
function addressOf(source: Source): string {
  const asked =
    source.kind === 'document'
      ? source
      : {
          ...source,
          conditions: source.conditions.map((condition) =>
            condition.kind === 'where' && /[<>]/.test(condition.op) ? { ...condition, value: null } : condition,
          ),
        };
  return `/kept/${encodeURIComponent(JSON.stringify(asked))}`;
}

/** Stores the documents of a source for one user. A failure is ignored. */
export async function keepDocuments(uid: string | null, source: Source, kept: Kept): Promise<void> {
  try {
    const store = await stores()?.open(storeOf(uid));
    if (!store) return;
    // Another user has signed in: the store was emptied, and must stay empty.
    if (owner !== undefined && owner !== uid) return void (await stores()?.delete(storeOf(uid)));
    await store.put(addressOf(source), new Response(JSON.stringify(kept)));
    if (isPruned) return;
    isPruned = true;
    const addresses = await store.keys();
    for (const address of addresses.slice(0, Math.max(0, addresses.length - MOST))) await store.delete(address);
  } catch {
    // The disk is full, or storage is switched off.
  }
}

/** The server now refuses them: documents that were public may be private. */
export async function forgetDocuments(uid: string | null, source: Source): Promise<void> {
  try {
    await (await stores()?.open(storeOf(uid)))?.delete(addressOf(source));
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Returns the stored documents of a source for this user, or null. */
export async function recallDocuments(uid: string | null, source: Source): Promise<Kept | null> {
  try {
    const found = await (await stores()?.open(storeOf(uid)))?.match(addressOf(source));
    return found ? ((await found.json()) as Kept) : null;
  } catch {
    return null;
  }
}

/** Deletes the private data of the last user, with their pictures, when another user is signed in or none. Public data stays. */
export async function forgetOthers(uid: string | null): Promise<void> {
  const isAnother = owner !== undefined && owner !== uid;
  owner = uid;
  try {
    const names = (await stores()?.keys()) ?? [];
    const others = names.filter((name) => name.startsWith(PRIVATE) && ![PICTURES, NOBODY, storeOf(uid)].includes(name));
    const gone = isAnother || others.length > 0 ? [...others, PICTURES] : [];
    await Promise.all(gone.map((name) => stores()?.delete(name)));
  } catch {
    // Without storage there is nothing to delete.
  }
}
