import type { StructuredQuery } from '@courtside/rules-language';
import type { CommitEvent } from '../engine/commit-event';
import type { Engine } from '../engine/engine';
import type { Identity } from '../../auth/identity';
import type { Delta, LiveTarget, TargetSource } from '../engine/live-target';
import { toWireDocument, type StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, toRelativePath, type DatabaseName } from '../model/names';
import { prepareQuery } from '../model/query';
import { formatTime } from '../model/value';
import { type Message, SharedMessages } from './shared-messages';

/** Messages that are built when the reader takes them: until then they use no memory besides the cached documents. */
export type LazyMessages = readonly (() => Message)[];

/** The target that a client listens to. */
export interface WireTarget {
  readonly targetId: number;
  readonly documents?: { readonly documents?: readonly string[] };
  readonly query?: { readonly parent: string; readonly structuredQuery: StructuredQuery };
  readonly resumeToken?: string;
  readonly readTime?: string;
}

const shared = new SharedMessages();

/** One target of a Listen stream. */
export class ListenTarget {
  private readonly id: number;
  private readonly source: TargetSource;
  private readonly live: LiveTarget;
  private readonly leave: () => void;
  private isAdmitted = false;

  /**
   * @param identityKey the same for equal identities
   * @throws FirestoreError when it is malformed, refused by the rules, or needs an index
   */
  constructor(
    private readonly engine: Engine,
    private readonly database: DatabaseName,
    private readonly identity: Identity | null,
    private readonly identityKey: string,
    wire: WireTarget,
  ) {
    this.id = wire.targetId;
    this.source = sourceOf(wire);
    const joined = engine.live.join(database, this.source);
    this.live = joined.target;
    this.leave = joined.leave;
    try {
      this.live.admit(identityKey, identity);
      this.isAdmitted = true;
      if ('query' in this.source) engine.requireIndex(database, this.source.query);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    if (this.isAdmitted) this.live.leave(this.identityKey);
    this.isAdmitted = false;
    this.leave();
  }

  /** Returns all present results. */
  all(): LazyMessages {
    const found = this.live.results();
    const { source } = this;
    if ('path' in source && found.length === 0) return [() => this.deleted(source.path)];
    return found.map((document) => () => this.changed(document));
  }

  /** Returns the changes since a time, and the present number of results; null if they are unknown. */
  since(time: bigint): LazyMessages | null {
    const before = this.engine.changedSince(this.database, time);
    const delta = before && this.live.deltaSince(before);
    if (!delta) return null;
    const count = this.live.results().length;
    return [...this.messages(delta), () => ({ filter: { targetId: this.id, count } })];
  }

  /** Returns the changes of a commit here; null if it does not affect this target. @throws FirestoreError when the rules refuse from now on */
  changes(event: CommitEvent): LazyMessages | null {
    this.live.check(this.identityKey, event);
    const delta = this.live.delta(event);
    return this.live.isTouchedBy(event) ? this.messages(delta) : null;
  }

  /** @throws FirestoreError when the new rules refuse */
  checkRules(change: object): void {
    this.live.checkRules(this.identityKey, change);
  }

  private messages({ changed, gone }: Delta): LazyMessages {
    return [
      ...gone.map(
        ({ path, after }) =>
          () =>
            after ? this.removed(after) : this.deleted(path),
      ),
      ...changed.map((document) => () => this.changed(document)),
    ];
  }

  private changed(document: StoredDocument): Message {
    const database = databaseText(this.database);
    return shared.of(document, `${this.id} ${database}`, () => ({
      documentChange: { document: toWireDocument(database, document), targetIds: [this.id] },
    }));
  }

  /** It left the results. The client needs its present content, or it would have to ask. If this listener may not read that, only its name is sent. */
  private removed(after: StoredDocument): Message {
    const { engine, database, identity, id } = this;
    try {
      engine.gate.judgeGet(database, identity, after.path, after, engine.clock.next());
      return { documentChange: { document: toWireDocument(databaseText(database), after), removedTargetIds: [id] } };
    } catch {
      return { documentRemove: { document: this.nameOf(after.path), readTime: formatTime(engine.clock.latest), removedTargetIds: [id] } };
    }
  }

  private deleted(path: string): Message {
    return { documentDelete: { document: this.nameOf(path), readTime: formatTime(this.engine.clock.latest), removedTargetIds: [this.id] } };
  }

  private nameOf(path: string): string {
    return `${databaseText(this.database)}/documents/${path}`;
  }
}

function sourceOf({ documents, query }: WireTarget): TargetSource {
  const name = documents?.documents?.[0];
  if (name !== undefined) return { path: documentPath(name) };
  if (query) return { query: prepareQuery(toRelativePath(query.parent), query.structuredQuery) };
  throw new FirestoreError('INVALID_ARGUMENT', 'A target has neither a query nor a document.');
}
