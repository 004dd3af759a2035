import type { Transaction } from 'firebase/firestore';
import { newDocumentId } from '../../ids';
import { historyPath } from '../../paths';
import type { OpenLive } from '../../session/open-live';
import { inTransaction } from './changes';

/**
 * Runs a transaction at most once. The SDK repeats a transaction without a response, though the server may have committed it: an addition would
 * be made twice, and an exchange undone. Therefore the id of its history record is created before the first run, and a later run that finds the
 * record changes nothing. A first run needs no additional read.
 * @param run writes the record of the change with that id
 */
export function inTransactionOnce<T>(
  tournamentId: string,
  run: (transaction: Transaction, live: OpenLive, changeId: string) => Promise<T>,
): Promise<T> {
  const changeId = newDocumentId();
  let last: { readonly made: T } | undefined;
  return inTransaction(async (transaction, live) => {
    const record = live.sdk.doc(live.db, historyPath(tournamentId), changeId);
    if (last && (await transaction.get(record)).exists()) return last.made;
    const made = await run(transaction, live, changeId);
    last = { made };
    return made;
  });
}
