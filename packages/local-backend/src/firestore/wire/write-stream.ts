import { randomBytes } from 'node:crypto';
import type { CommitResult, Engine } from '../engine/engine';
import type { Identity } from '../engine/gate';
import { toFirestoreError } from '../model/firestore-error';
import type { DatabaseName } from '../model/names';
import { timeText } from '../model/value';
import type { WireWrite } from '../model/write';
import type { Outgoing, Stream } from './stream';

/** The results of a commit as every transport writes them. */
export function commitReply({ time, results }: CommitResult): Record<string, unknown> {
  return {
    commitTime: timeText(time),
    writeResults: results.map(({ updateTime, transformResults }) => ({
      ...(updateTime === null ? {} : { updateTime: timeText(updateTime) }),
      ...(transformResults.length > 0 ? { transformResults } : {}),
    })),
  };
}

/** A Write stream: a handshake, then one atomic commit per message, answered in order; a refused one ends the stream. */
export function openWriteStream(engine: Engine, database: DatabaseName, identity: Identity | null, out: Outgoing): Stream {
  let isOpen = false;
  let hasFailed = false;
  let order: Promise<unknown> = Promise.resolve();
  const token = () => randomBytes(12).toString('base64');

  const commit = async (writes: readonly WireWrite[]) => {
    if (hasFailed) return; // Batches behind a refused one must not be applied: the client sends them again.
    try {
      const result = await engine.commit(database, identity, writes);
      out.send({ streamToken: token(), ...commitReply(result) });
    } catch (error) {
      hasFailed = true;
      out.fail(toFirestoreError(error));
    }
  };

  return {
    receive(message) {
      if (!isOpen) {
        isOpen = true;
        out.send({ streamId: token(), streamToken: token() });
        return;
      }
      const { writes = [] } = message as { writes?: readonly WireWrite[] };
      if (writes.length === 0) out.send({ streamToken: token(), commitTime: timeText(engine.clock.latest) });
      else order = order.then(() => commit(writes));
    },
    close: () => undefined,
  };
}
