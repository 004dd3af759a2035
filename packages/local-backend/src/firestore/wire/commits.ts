import { createWorkLedger } from '@courtside/rules-language';
import { mostWrites } from '../engine/commit-limits';
import { FirestoreError, toFirestoreError } from '../model/firestore-error';
import type { WireWrite } from '../model/write';
import type { Call } from './reads';
import { commitReply } from './write-stream';

/** @throws FirestoreError ABORTED when the transaction has read what changed since; everything else as {@link Engine.commit} */
export async function commit({ engine, transactions, database, identity, body }: Call): Promise<Record<string, unknown>> {
  const { writes = [], transaction: id = '' } = body as { writes?: readonly WireWrite[]; transaction?: string };
  if (id === '') return writes.length === 0 ? {} : commitReply(await engine.commit(database, identity, writes));
  const transaction = transactions.get(id, database, identity);
  if (transaction.readAt !== null && writes.length > 0) throw new FirestoreError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
  transactions.end(id);
  return commitReply(await engine.commit(database, identity, writes, { guard: (unsaved) => transaction.check(unsaved) }));
}

/** Each write by itself: what one of them is refused does not touch the others. They go to disk together. */
export async function batchWrite({ engine, database, identity, body }: Call): Promise<Record<string, unknown>> {
  const writes = (body['writes'] as readonly WireWrite[] | undefined) ?? [];
  if (!Array.isArray(writes) || writes.length > mostWrites) throw new FirestoreError('INVALID_ARGUMENT', `maximum ${mostWrites} writes allowed per request`);
  const work = createWorkLedger();
  const commits = writes.map((write: WireWrite) => engine.commit(database, identity, [write], { work }));
  const answers = (await Promise.allSettled(commits)).map((settled): { result: unknown; status: Record<string, unknown> } => {
    if (settled.status === 'fulfilled') return { result: (commitReply(settled.value) as { writeResults: Record<string, unknown>[] }).writeResults[0] ?? {}, status: {} };
    const { code, message } = toFirestoreError(settled.reason);
    return { result: {}, status: { code, message } };
  });
  return { writeResults: answers.map(({ result }) => result), status: answers.map(({ status }) => status) };
}
