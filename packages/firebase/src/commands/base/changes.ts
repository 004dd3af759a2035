import type { DocumentReference, FieldPath, Transaction, WriteBatch } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { openLive, type OpenLive } from '../../session/open-live';
import type { Live } from '../../sdk/parts';
import { getStoredEntry, explainRefusal, type StoredEntry } from './entry-refusal';

/** One field of a document and its new value; the path has separate parts, because ids may contain any character. */
export type Change = readonly [path: readonly string[], value: unknown];

type FieldArguments = [FieldPath, unknown, ...unknown[]];

/** The arguments that make `update` write exactly these fields and leave the others unchanged. */
function fieldArguments(sdk: Live, changes: readonly Change[]): FieldArguments {
  return changes.flatMap(([path, value]) => [new sdk.FieldPath(...path), value]) as FieldArguments;
}

/** Writes single fields of a document; queued without a network. */
export async function changeFields(path: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const { sdk, db } = await openLive();
  await sdk.updateDoc(sdk.doc(db, path), ...fieldArguments(sdk, changes));
}

/** Adds single fields to a batch or transaction. */
export function changeIn(writer: WriteBatch | Transaction, sdk: Live, target: DocumentReference, changes: readonly Change[]): void {
  if (changes.length > 0) (writer as WriteBatch).update(target, ...fieldArguments(sdk, changes));
}

/**
 * Reads and writes in one step that only runs if no other client changed what was read; needs the network.
 * @param run may run several times. It refuses with a CommandFailure
 */
export async function inTransaction<T>(run: (transaction: Transaction, live: OpenLive) => Promise<T>): Promise<T> {
  const live = await openLive();
  const once = () => live.sdk.runTransaction(live.db, (transaction) => run(transaction, live));
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    // The server compares what was read only with a commit, and a refusal does not commit. If another client wrote between two reads, the
    // refusal can be about a state that never existed: so it must come twice.
    return once();
  }
}

/** Makes simple changes to several documents at once; queued without a network. */
export async function inBatch(fill: (batch: WriteBatch, live: OpenLive) => void): Promise<void> {
  const live = await openLive();
  const batch = live.sdk.writeBatch(live.db);
  fill(batch, live);
  await batch.commit();
}

/**
 * Returns an entry of a map as this device knows it, with its queued changes, or null. The cache may be older than the entry, because
 * transactions do not update it. If it has no entry the server is asked; without a network the cache counts.
 */
export async function knownEntry(path: string, id: string): Promise<StoredEntry> {
  const { sdk, db } = await openLive();
  const target = sdk.doc(db, path);
  const known = await sdk.getDocFromCache(target).catch(() => null);
  const entry = getStoredEntry(known?.data(), id);
  if (entry) return entry;
  try {
    // The SDK does not know a document that this device changed before it ever read it, between the confirmation of each such change and
    // the next snapshot. It is read again, as often as changes may be pending, and then without the SDK's cache, before it counts as
    // deleted.
    let stored = await sdk.getDocFromServer(target);
    for (let again = 0; again < ASKED_AGAIN && !stored.exists(); again += 1) stored = await sdk.getDocFromServer(target);
    return getStoredEntry(stored.data() ?? (await readOnce(documentAt(path)))[0]?.data, id);
  } catch (error) {
    if (known?.exists() && toFailureCode(error) === 'unavailable') return null;
    throw error;
  }
}

const ASKED_AGAIN = 5;

/** The number of changed map entries that the rules check in one write, with the states of their games, within the limit of evaluated expressions. */
const ENTRIES = 2;

/** Changes one field of several entries of a map; queued without a network. @throws CommandFailure `not-found` for an entry that was deleted */
export async function changeEntries(path: string, field: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const entries = Object.entries(values);
  const parts = Array.from({ length: Math.ceil(entries.length / ENTRIES) }, (_, index) =>
    entries.slice(index * ENTRIES, (index + 1) * ENTRIES),
  );
  await Promise.all(
    parts.map(async (part) => {
      try {
        await changeFields(
          path,
          part.map(([id, value]): Change => [[id, field], value]),
        );
      } catch (error) {
        // One deleted entry must not prevent the changes of the others.
        if (part.length === 1 || toFailureCode(error) !== 'permission-denied') throw await explainRefusal(error, path, part[0]?.[0] ?? '');
        await Promise.all(part.map(([id, value]) => changeEntries(path, field, { [id]: value })));
      }
    }),
  );
}
