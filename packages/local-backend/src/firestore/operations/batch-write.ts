import { createWorkLedger } from '@courtside/rules-language';
import { maxWrites } from '../engine/commit-limits';
import { FirestoreError, toFirestoreError } from '../model/firestore-error';
import type { WireWrite } from '../model/write';
import type { Answer, Call } from './call';
import { commitReply } from './commit-reply';

/** Applies each write by itself: a refused write does not affect the others. They go to disk together. */
export async function batchWrite({ engine, database, identity, body }: Call): Promise<Answer> {
  const writes = (body['writes'] as readonly WireWrite[] | undefined) ?? [];
  if (!Array.isArray(writes) || writes.length > maxWrites)
    throw new FirestoreError('INVALID_ARGUMENT', `maximum ${maxWrites} writes allowed per request`);
  const work = createWorkLedger();
  const commits = writes.map((write: WireWrite) => engine.commit(database, identity, [write], { work }));
  const answers = (await Promise.allSettled(commits)).map((settled): { result: unknown; status: Record<string, unknown> } => {
    if (settled.status === 'fulfilled')
      return { result: (commitReply(settled.value) as { writeResults: Record<string, unknown>[] }).writeResults[0] ?? {}, status: {} };
    const { code, message } = toFirestoreError(settled.reason);
    return { result: {}, status: { code, message } };
  });
  return { writeResults: answers.map(({ result }) => result), status: answers.map(({ status }) => status) };
}
