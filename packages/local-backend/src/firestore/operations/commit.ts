import type { CommitOptions } from '../engine/committer';
import { FirestoreError, toPermanentError } from '../model/firestore-error';
import type { WireWrite } from '../model/write';
import type { Answer, Call } from './call';
import { commitReply } from './commit-reply';

/** @throws FirestoreError ABORTED when data that the transaction read has changed since; everything else as {@link Engine.commit} */
export async function commit({ engine, transactions, database, identity, body }: Call): Promise<Answer> {
  const { writes = [], transaction: id = '' } = body as { writes?: readonly WireWrite[]; transaction?: string };
  const run = async (more?: CommitOptions): Promise<Answer> => {
    try {
      return commitReply(await engine.commit(database, identity, writes, more));
    } catch (error) {
      throw isOfTransaction(writes, id) ? toPermanentError(error) : error;
    }
  };
  if (id === '') return writes.length === 0 ? {} : run();
  const transaction = transactions.get(id, database, identity);
  if (transaction.readAt !== null && writes.length > 0)
    throw new FirestoreError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
  transactions.end(id);
  return run({ guard: (unsaved) => transaction.check(unsaved) });
}

/** Transactions of the web SDK have no id: their preconditions on the documents that they read show them. */
const isOfTransaction = (writes: readonly WireWrite[], id: string): boolean =>
  id !== '' ||
  writes.some(
    ({ verify, currentDocument }) => verify !== undefined || currentDocument?.updateTime !== undefined || currentDocument?.exists === false,
  );
