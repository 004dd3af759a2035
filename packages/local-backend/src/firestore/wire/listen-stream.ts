import type { CommitEvent, Engine } from '../engine/engine';
import type { Identity } from '../engine/gate';
import { toFirestoreError } from '../model/firestore-error';
import { databaseText, type DatabaseName } from '../model/names';
import { timeText } from '../model/value';
import { ListenTarget } from './listen-target';
import type { Outgoing, Stream } from './stream';

interface AddTarget {
  readonly targetId: number;
  readonly resumeToken?: string;
  readonly readTime?: string;
}

/**
 * A Listen stream: many targets, each told all there is and then every change. A commit reaches the client as one
 * snapshot, never in parts. A resume token is answered with RESET and the whole result.
 */
export function openListenStream(engine: Engine, database: DatabaseName, identity: Identity | null, out: Outgoing): Stream {
  const targets = new Map<number, ListenTarget>();
  const ownDatabase = databaseText(database);

  const targetChange = (type: string, targetId: number, more: Record<string, unknown> = {}) => out.send({ targetChange: { targetChangeType: type, targetIds: [targetId], ...more } });
  const mark = (time: bigint) => ({ resumeToken: Buffer.from(String(time)).toString('base64'), readTime: timeText(time) });
  // Only this message, without type and ids, makes the client show what it was told.
  const snapshot = (time: bigint) => out.send({ targetChange: mark(time) });

  const refuse = (targetId: number, error: unknown) => {
    targets.delete(targetId);
    const { code, message } = toFirestoreError(error);
    targetChange('REMOVE', targetId, { cause: { code, message } });
  };

  const add = (wire: AddTarget) => {
    try {
      const target = new ListenTarget(engine, database, identity, wire);
      const messages = target.start();
      targets.set(wire.targetId, target);
      targetChange('ADD', wire.targetId);
      if (wire.resumeToken !== undefined || wire.readTime !== undefined) targetChange('RESET', wire.targetId);
      messages.forEach((message) => out.send(message));
      const time = engine.clock.latest;
      targetChange('CURRENT', wire.targetId, mark(time));
      snapshot(time);
    } catch (error) {
      refuse(wire.targetId, error);
    }
  };

  const onCommit = (event: CommitEvent) => {
    if (event.database !== ownDatabase || targets.size === 0) return;
    for (const [targetId, target] of [...targets]) {
      try {
        target.changes(event).forEach((message) => out.send(message));
      } catch (error) {
        refuse(targetId, error);
      }
    }
    snapshot(event.time);
  };
  const unsubscribe = engine.onCommit(onCommit);

  return {
    receive(message) {
      const { addTarget, removeTarget } = message as { addTarget?: AddTarget; removeTarget?: number };
      if (addTarget) add(addTarget);
      else if (removeTarget !== undefined) {
        targets.delete(removeTarget);
        targetChange('REMOVE', removeTarget);
      }
    },
    close: unsubscribe,
  };
}
