import { FirestoreError } from '../model/firestore-error';
import type { WireWrite } from '../model/write';
import type { Answer, Call } from './call';
import { commitReply } from './commit-reply';

/** @throws FirestoreError ABORTED when the transaction has read what changed since; everything else as {@link Engine.commit} */
export async function commit({ engine, transactions, database, identity, body }: Call): Promise<Answer> {
  const { writes = [], transaction: id = '' } = body as { writes?: readonly WireWrite[]; transaction?: string };
  if (id === '') return writes.length === 0 ? {} : commitReply(await engine.commit(database, identity, writes));
  const transaction = transactions.get(id, database, identity);
  if (transaction.readAt !== null && writes.length > 0)
    throw new FirestoreError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
  transactions.end(id);
  return commitReply(await engine.commit(database, identity, writes, { guard: (unsaved) => transaction.check(unsaved) }));
}
