import type { CommitEvent, Engine } from '../engine/engine';
import { identityKey, type Identity } from '../engine/gate';
import { toFirestoreError } from '../model/firestore-error';
import { databaseText, type DatabaseName } from '../model/names';
import { microsOf, timeText } from '../model/value';
import { ListenTarget, type WireTarget } from './listen-target';
import type { Outgoing, Stream } from './stream';

/** Commits that concern no target of a stream still move its time on, at most once in so many milliseconds. */
const IDLE_SNAPSHOT = 1000;

/**
 * A Listen stream: many targets, each told all there is, or what changed since its resume token, and then every change. A commit
 * reaches the client as one snapshot, never in parts.
 */
export function openListenStream(engine: Engine, database: DatabaseName, identity: Identity | null, out: Outgoing): Stream {
  const targets = new Map<number, ListenTarget>();
  const ownDatabase = databaseText(database);
  const ownKey = identityKey(identity);
  let idleTimer: NodeJS.Timeout | undefined;

  const targetChange = (type: string, targetId: number, more: Record<string, unknown> = {}) => out.send({ targetChange: { targetChangeType: type, targetIds: [targetId], ...more } });
  const mark = (time: bigint) => ({ resumeToken: engine.resumeTokens.write(time), readTime: timeText(time) });
  // Only this message, without type and ids, makes the client show what it was told.
  const snapshot = (time: bigint) => {
    clearTimeout(idleTimer);
    idleTimer = undefined;
    out.send({ targetChange: mark(time) });
  };
  const snapshotLater = () => {
    idleTimer ??= setTimeout(() => snapshot(engine.clock.latest), IDLE_SNAPSHOT).unref();
  };

  const drop = (targetId: number) => {
    targets.get(targetId)?.close();
    targets.delete(targetId);
  };
  const refuse = (targetId: number, error: unknown) => {
    drop(targetId);
    const { code, message } = toFirestoreError(error);
    targetChange('REMOVE', targetId, { cause: { code, message } });
  };

  const add = (wire: WireTarget) => {
    // An id that is used again before it was given up stands for the new target.
    drop(wire.targetId);
    try {
      const target = new ListenTarget(engine, database, identity, ownKey, wire);
      targets.set(wire.targetId, target);
      const from = momentOf(engine, wire);
      const changes = typeof from === 'bigint' ? target.since(from) : null;
      const messages = changes ?? target.all();
      targetChange('ADD', wire.targetId);
      if (from !== undefined && changes === null) targetChange('RESET', wire.targetId);
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
    let isConcerned = false;
    for (const [targetId, target] of [...targets]) {
      try {
        const messages = target.changes(event);
        isConcerned ||= messages !== null;
        messages?.forEach((message) => out.send(message));
      } catch (error) {
        isConcerned = true;
        refuse(targetId, error);
      }
    }
    if (isConcerned) snapshot(event.time);
    else snapshotLater();
  };

  const onRulesChange = (change: object) => {
    for (const [targetId, target] of [...targets]) {
      try {
        target.checkRules(change);
      } catch (error) {
        refuse(targetId, error);
      }
    }
  };
  const ends = [engine.onCommit(onCommit), engine.onRulesChange(onRulesChange)];

  return {
    receive(message) {
      const { addTarget, removeTarget } = message as { addTarget?: WireTarget; removeTarget?: number };
      if (addTarget) add(addTarget);
      else if (removeTarget !== undefined) {
        drop(removeTarget);
        targetChange('REMOVE', removeTarget);
      }
    },
    close() {
      clearTimeout(idleTimer);
      for (const end of ends) end();
      for (const targetId of [...targets.keys()]) drop(targetId);
    },
  };
}

/** The moment from which a target goes on; undefined: it is new; null: the moment is not known here. */
function momentOf(engine: Engine, { resumeToken, readTime }: WireTarget): bigint | null | undefined {
  if (resumeToken !== undefined) return engine.resumeTokens.read(resumeToken, engine.clock.latest);
  if (readTime === undefined) return undefined;
  const time = microsOf(readTime);
  return time <= engine.clock.latest ? time : null;
}
