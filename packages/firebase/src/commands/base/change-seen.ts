import type { Transaction, WriteBatch } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { newDocumentId } from '../../ids';
import { tournamentPath } from '../../paths';
import type { OpenLive } from '../../session/open-live';
import { changeIn, inBatch, type Change } from './changes';
import { inTransactionOnce } from './once';

/** A field, its new value, and the value that was seen when the change was made. */
export interface SeenChange {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly seen: unknown;
  /** Merges the stored value, the one on the screen and the new one; undefined if they conflict. */
  readonly merge?: (stored: unknown, seen: unknown, wanted: unknown) => unknown;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Writes only the fields of a tournament, or of another document of it, that differ from those on the screen. With a network the server compares: if another
 * user changed the same field in the meantime, nothing is written. Without one the change is queued, and the last one to arrive wins.
 * @param keepWith adds the record of the change, with an id, to the same write
 * @throws CommandFailure `conflict`
 */
export async function changeSeen(
  tournamentId: string,
  changes: readonly SeenChange[],
  keepWith: (writer: WriteBatch | Transaction, live: OpenLive, changeId: string) => void = () => undefined,
  path = tournamentPath(tournamentId),
): Promise<void> {
  const differing = changes.filter(({ value, seen }) => !isSame(value, seen));
  if (differing.length === 0) return;
  try {
    await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const { sdk, db } = live;
      const target = sdk.doc(db, path);
      const stored = await transaction.get(target);
      if (!stored.exists()) throw new CommandFailure('not-found', 'It was deleted meanwhile.');
      const written = differing.map(({ path: field, value, seen, merge }): Change => {
        const now: unknown = stored.get(new sdk.FieldPath(...field));
        if (now === undefined || isSame(now, seen) || isSame(now, value)) return [field, value];
        const merged = merge?.(now, seen, value);
        if (merged === undefined) throw new CommandFailure('conflict', 'Somebody else changed this meanwhile.');
        return [field, merged];
      });
      changeIn(transaction, sdk, target, written);
      keepWith(transaction, live, changeId);
    });
  } catch (error) {
    if (toFailureCode(error) !== 'unavailable') throw error;
    await inBatch((batch, live) => {
      const written = differing.map(({ path: field, value }): Change => [field, value]);
      changeIn(batch, live.sdk, live.sdk.doc(live.db, path), written);
      keepWith(batch, live, newDocumentId());
    });
  }
}
