import type { Transaction } from 'firebase/firestore';
import { newDocumentId } from '../ids';
import { historyPath } from '../paths';
import type { OpenLive } from '../session/open-live';
import { inTransaction } from './changes';

/**
 * A transaction that is made once, though it is not one that may be made twice. The SDK runs a transaction again by itself when no answer comes, and the server
 * may have done what it asked for: what is added then is added twice, and what two places exchange is exchanged back. The id of its record in the history is
 * made before the first run; a later run that finds the record there changes nothing. A first run reads nothing more for it.
 * @param run writes the record of the change under that id
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
