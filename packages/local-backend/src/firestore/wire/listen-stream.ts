import type { Identity } from '../../auth/identity';
import type { CommitEvent } from '../engine/commit-event';
import type { Engine } from '../engine/engine';
import { identityKey } from '../engine/gate';
import { FirestoreError, toFirestoreError } from '../model/firestore-error';
import { databaseText, type DatabaseName } from '../model/names';
import { parseMicros, formatTime } from '../model/value';
import { ListenTarget, type LazyMessages, type WireTarget } from './listen-target';
import type { Message } from './shared-messages';
import { SharedMessages } from './shared-messages';
import type { StreamOutput, Stream } from './stream';

/** Commits that concern no target of a stream still advance its time, at most once in this time (ms). */
const IDLE_SNAPSHOT = 1000;
/** The maximum of waiting requests of a client that is behind with reading. */
const MOST_REQUESTS = 1000;

const snapshots = new SharedMessages();

interface ListenRequest {
  readonly addTarget?: WireTarget;
  readonly removeTarget?: number;
}

/**
 * A Listen stream with many targets. Each target sends all its documents, or the changes since its resume token, and then every change. A commit
 * reaches the client as one snapshot, never in parts. A client that reads too slowly later gets all changes of the meantime at once, as if it had
 * been away.
 */
export function openListenStream(engine: Engine, database: DatabaseName, identity: Identity | null, out: StreamOutput): Stream {
  const targets = new Map<number, ListenTarget>();
  const ownDatabase = databaseText(database);
  const ownKey = identityKey(identity);
  const requests: ListenRequest[] = [];
  /** The messages that are being sent; interrupted while the reader is behind. */
  let work: Iterator<Message> | null = null;
  /** The time up to which all targets have sent their changes, or are sending them. */
  let toldUntil = engine.clock.latest;
  /** Commits since then have not been sent. */
  let isBehind = false;
  let isOver = false;
  let idleTimer: NodeJS.Timeout | undefined;

  const targetChange = (type: string, targetId: number, more: Message = {}): Message => ({
    targetChange: { targetChangeType: type, targetIds: [targetId], ...more },
  });
  const mark = (time: bigint) => ({ resumeToken: engine.resumeTokens.write(time), readTime: formatTime(time) });
  // Only this message, without type and ids, makes the client show the received changes.
  const snapshot = (time: bigint): Message => {
    clearTimeout(idleTimer);
    idleTimer = undefined;
    return snapshots.of(engine, String(time), () => ({ targetChange: mark(time) }));
  };
  const snapshotLater = () => {
    idleTimer ??= setTimeout(() => {
      idleTimer = undefined;
      if (work === null && !isBehind && !out.isFull()) out.send(snapshot(engine.clock.latest));
    }, IDLE_SNAPSHOT).unref();
  };

  const drop = (targetId: number) => {
    targets.get(targetId)?.close();
    targets.delete(targetId);
  };
  const refuse = (targetId: number, error: unknown) => {
    drop(targetId);
    const { code, message } = toFirestoreError(error);
    out.send(targetChange('REMOVE', targetId, { cause: { code, message } }));
  };

  /** Sends a target's part, unless the client removed it in the meantime. */
  function* telling(targetId: number, target: ListenTarget, parts: LazyMessages): Iterable<Message> {
    for (const part of parts) {
      if (targets.get(targetId) !== target) return;
      yield part();
    }
  }

  function* begin(wire: WireTarget): Generator<Message> {
    const { targetId } = wire;
    // An id that is reused before its target was removed belongs to the new target.
    drop(targetId);
    let isReset = false;
    let parts: LazyMessages;
    let target: ListenTarget;
    try {
      target = new ListenTarget(engine, database, identity, ownKey, wire);
      targets.set(targetId, target);
      const from = momentOf(engine, wire);
      const changes = typeof from === 'bigint' ? target.since(from) : null;
      isReset = from !== undefined && changes === null;
      parts = changes ?? target.all();
    } catch (error) {
      refuse(targetId, error);
      return;
    }
    const time = engine.clock.latest;
    toldUntil = time;
    yield targetChange('ADD', targetId);
    if (isReset) yield targetChange('RESET', targetId);
    yield* telling(targetId, target, parts);
    if (targets.get(targetId) !== target) return;
    yield targetChange('CURRENT', targetId, mark(time));
    yield snapshot(time);
  }

  function* tell(time: bigint, parts: readonly (readonly [number, ListenTarget, LazyMessages])[]): Generator<Message> {
    toldUntil = time;
    for (const [targetId, target, messages] of parts) yield* telling(targetId, target, messages);
    yield snapshot(time);
  }

  /** Sends the changes that happened while the reader was behind. */
  function* catchUp(): Generator<Message> {
    const [from, time] = [toldUntil, engine.clock.latest];
    toldUntil = time;
    isBehind = false;
    const all = [...targets].flatMap(([targetId, target]) => {
      try {
        const changes = target.since(from);
        return [{ targetId, target, isReset: changes === null, parts: changes ?? target.all() }];
      } catch (error) {
        refuse(targetId, error);
        return [];
      }
    });
    for (const { targetId, target, isReset, parts } of all) {
      if (isReset && targets.get(targetId) === target) yield targetChange('RESET', targetId);
      yield* telling(targetId, target, parts);
      if (isReset && targets.get(targetId) === target) yield targetChange('CURRENT', targetId, mark(time));
    }
    yield snapshot(time);
  }

  const next = (): Iterator<Message> | null => {
    if (isBehind) return catchUp();
    const request = requests.shift();
    if (request?.addTarget) return begin(request.addTarget);
    if (request?.removeTarget === undefined) return null;
    drop(request.removeTarget);
    return [targetChange('REMOVE', request.removeTarget)].values();
  };

  /** Continues until everything is sent, or there is no room. */
  const run = (): void => {
    while (!isOver && !out.isFull()) {
      work ??= next();
      if (work === null) {
        if (requests.length === 0 && !isBehind) return;
        continue;
      }
      const { value, done } = work.next();
      if (done === true) work = null;
      else out.send(value);
    }
  };

  const onCommit = (event: CommitEvent) => {
    if (event.database !== ownDatabase || targets.size === 0) return;
    let isConcerned = false;
    const parts: (readonly [number, ListenTarget, LazyMessages])[] = [];
    for (const [targetId, target] of [...targets]) {
      try {
        const changes = target.changes(event);
        isConcerned ||= changes !== null;
        if (changes) parts.push([targetId, target, changes]);
      } catch (error) {
        isConcerned = true;
        refuse(targetId, error);
      }
    }
    if (!isConcerned) {
      if (work === null && !isBehind) snapshotLater();
    } else if (work !== null || isBehind || out.isFull()) {
      isBehind = true;
    } else {
      work = tell(event.time, parts);
      run();
    }
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
  const close = (): void => {
    isOver = true;
    clearTimeout(idleTimer);
    for (const end of ends) end();
    for (const targetId of [...targets.keys()]) drop(targetId);
    work = null;
    requests.length = 0;
  };
  const revoke = (error: FirestoreError): void => {
    close();
    out.fail(error);
  };
  const fail = (error: FirestoreError): void => {
    if (!isOver) revoke(error);
  };

  return {
    receive(message) {
      if (isOver) return;
      const request = message as ListenRequest;
      // Dropped at once, so that nothing more is computed for it; confirmed in its turn.
      if (request.removeTarget !== undefined && !requests.some(({ addTarget }) => addTarget?.targetId === request.removeTarget))
        drop(request.removeTarget);
      requests.push(request);
      run();
      if (requests.length > MOST_REQUESTS) fail(new FirestoreError('RESOURCE_EXHAUSTED', 'Too many targets are asked for at once.'));
    },
    refuse: fail,
    silence: close,
    revoke,
    room: run,
    targets: () => targets.size,
    close,
  };
}

/** The version from which a target continues; undefined for a new target, null if this server does not know the version. */
function momentOf(engine: Engine, { resumeToken, readTime }: WireTarget): bigint | null | undefined {
  if (resumeToken !== undefined) return engine.resumeTokens.read(resumeToken, engine.clock.latest);
  if (readTime === undefined) return undefined;
  const time = parseMicros(readTime);
  return time <= engine.clock.latest ? time : null;
}
