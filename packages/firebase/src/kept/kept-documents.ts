import type { RawDocument, Source } from '../sdk/source';

/*
 * What this browser keeps of what the server said last, so that a page says it again without a network. Each person has a store of their own, and nobody (who
 * reads what is public) has one, too. Browsers without such stores (no TLS on a local network) keep nothing, and have no way to open a page without a network either.
 */

export interface Kept {
  readonly documents: RawDocument[];
  /** When the server last confirmed them, in milliseconds since 1970. */
  readonly at: number;
}

/** What may be a person's own. The shell's service worker keeps pictures under such a name. */
const PRIVATE = 'courtside-private-';
const PICTURES = `${PRIVATE}pictures`;
const NOBODY = `${PRIVATE}documents-nobody`;
const storeOf = (uid: string | null): string => (uid === null ? NOBODY : `${PRIVATE}documents-of-${uid}`);

/** A tournament's page asks some eight questions, so about thirty of them. */
const MOST = 250;

/** Who is at the browser; undefined before it is known. */
let owner: string | null | undefined;
let isPruned = false;

const stores = (): CacheStorage | null => (typeof caches === 'undefined' ? null : caches);

/** A list that begins today is the one that began yesterday: what a range is compared with is no part of the question. */
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

/** Keeps the documents of a source for one person. What can't be kept is not. */
export async function keepDocuments(uid: string | null, source: Source, kept: Kept): Promise<void> {
  try {
    const store = await stores()?.open(storeOf(uid));
    if (!store) return;
    // Somebody else is here by now: their store was emptied, and must stay so.
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

/** The server refuses them now: what was public when it was kept may be private. */
export async function forgetDocuments(uid: string | null, source: Source): Promise<void> {
  try {
    await (await stores()?.open(storeOf(uid)))?.delete(addressOf(source));
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** What was kept of a source for this person; null for nothing. */
export async function recallDocuments(uid: string | null, source: Source): Promise<Kept | null> {
  try {
    const found = await (await stores()?.open(storeOf(uid)))?.match(addressOf(source));
    return found ? ((await found.json()) as Kept) : null;
  } catch {
    return null;
  }
}

/** Another person is at the browser, or nobody: what the last one could read goes, their pictures, too. What everybody may read stays. */
export async function forgetOthers(uid: string | null): Promise<void> {
  const isAnother = owner !== undefined && owner !== uid;
  owner = uid;
  try {
    const names = (await stores()?.keys()) ?? [];
    const others = names.filter((name) => name.startsWith(PRIVATE) && ![PICTURES, NOBODY, storeOf(uid)].includes(name));
    const gone = isAnother || others.length > 0 ? [...others, PICTURES] : [];
    await Promise.all(gone.map((name) => stores()?.delete(name)));
  } catch {
    // Without storage there is nothing to forget.
  }
}
