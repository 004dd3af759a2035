import type { DocumentReference, FieldPath, Transaction, WriteBatch } from 'firebase/firestore';
import { openLive, type OpenLive } from '../sdk/live';
import type { Live } from '../sdk/parts';

/** One field of a document and its new value; the path is given in parts, since ids may hold any character. */
export type Change = readonly [path: readonly string[], value: unknown];

type FieldArguments = [FieldPath, unknown, ...unknown[]];

/** The arguments that make `update` write exactly these fields and leave the others to whoever edits them. */
export function fieldArguments(sdk: Live, changes: readonly Change[]): FieldArguments {
  return changes.flatMap(([path, value]) => [new sdk.FieldPath(...path), value]) as FieldArguments;
}

/** Writes single fields of a document; queued while there is no network. */
export async function changeFields(path: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const { sdk, db } = await openLive();
  await sdk.updateDoc(sdk.doc(db, path), ...fieldArguments(sdk, changes));
}

/** Adds single fields to a batch or transaction. */
export function changeIn(writer: WriteBatch | Transaction, sdk: Live, target: DocumentReference, changes: readonly Change[]): void {
  if (changes.length > 0) (writer as WriteBatch).update(target, ...fieldArguments(sdk, changes));
}

/** A read-then-write that the server runs only if nobody changed what was read; needs the network. */
export async function inTransaction<T>(run: (transaction: Transaction, live: OpenLive) => Promise<T>): Promise<T> {
  const live = await openLive();
  return live.sdk.runTransaction(live.db, (transaction) => run(transaction, live));
}

/** Plain changes of several documents that arrive together; queued while there is no network. */
export async function inBatch(fill: (batch: WriteBatch, live: OpenLive) => void): Promise<void> {
  const live = await openLive();
  const batch = live.sdk.writeBatch(live.db);
  fill(batch, live);
  await batch.commit();
}
