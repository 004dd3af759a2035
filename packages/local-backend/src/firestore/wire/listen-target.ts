import type { StructuredQuery } from '../../rules';
import type { CommitEvent, Engine } from '../engine/engine';
import type { Dependencies, Identity } from '../engine/gate';
import { wireDocument, type StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, relativePath, type DatabaseName } from '../model/names';
import { matchesQuery, prepareQuery, type Query } from '../model/query';
import { timeText } from '../model/value';

type Message = Record<string, unknown>;

/** What a client listens to. */
interface WireTarget {
  readonly targetId: number;
  readonly documents?: { readonly documents?: readonly string[] };
  readonly query?: { readonly parent: string; readonly structuredQuery: StructuredQuery };
}

/** One target of a Listen stream: knows which documents the client has been told of. */
export class ListenTarget {
  readonly id: number;
  private readonly path: string | null;
  private readonly query: Query | null;
  private readonly told = new Map<string, StoredDocument>();
  private dependencies: Dependencies = new Set();

  constructor(
    private readonly engine: Engine,
    private readonly database: DatabaseName,
    private readonly identity: Identity | null,
    target: WireTarget,
  ) {
    this.id = target.targetId;
    const name = target.documents?.documents?.[0];
    this.path = name === undefined ? null : documentPath(name);
    this.query = target.query ? prepareQuery(relativePath(target.query.parent), target.query.structuredQuery) : null;
    if (this.path === null && this.query === null) throw new FirestoreError('INVALID_ARGUMENT', 'A target has neither a query nor a document.');
  }

  /** Everything there is now. @throws FirestoreError when the rules refuse */
  start(): Message[] {
    this.judge();
    if (this.query) this.engine.requireIndex(this.database, this.query);
    if (this.path !== null) {
      const document = this.engine.table(this.database).get(this.path);
      return [document ? this.tell(document) : this.tellDeleted(this.path)];
    }
    return this.results().map((document) => this.tell(document));
  }

  /** What a commit changes for this target. @throws FirestoreError when the rules refuse from now on */
  changes(event: CommitEvent): Message[] {
    if (event.changes.some(({ path }) => this.dependencies.has(path))) this.judge();
    if (this.path !== null) {
      const change = event.changes.find(({ path }) => path === this.path);
      if (!change) return [];
      return [change.after ? this.tell(change.after) : this.tellDeleted(change.path)];
    }
    const query = this.query as Query;
    // A neighbour may come into the window of a limit when another leaves it, so the whole window is compared.
    return query.limit === null && query.offset === 0 ? this.changesOne(query, event) : this.changesWindow(event);
  }

  private changesOne(query: Query, event: CommitEvent): Message[] {
    return event.changes.flatMap(({ path, after }) => {
      if (after && matchesQuery(query, after, event.database)) return [this.tell(after)];
      return this.told.has(path) ? [this.tellGone(path, after)] : [];
    });
  }

  private changesWindow(event: CommitEvent): Message[] {
    const now = new Map(this.results().map((document) => [document.path, document]));
    const gone = [...this.told.keys()].filter((path) => !now.has(path));
    const table = this.engine.table(this.database);
    const changed = [...now.values()].filter((document) => this.told.get(document.path) !== document);
    return event.changes.length === 0 ? [] : [...gone.map((path) => this.tellGone(path, table.get(path) ?? null)), ...changed.map((document) => this.tell(document))];
  }

  private judge(): void {
    const time = this.engine.clock.next();
    const { gate } = this.engine;
    if (this.path === null) this.dependencies = gate.judgeQuery(this.database, this.identity, this.query as Query, time);
    else this.dependencies = gate.judgeGet(this.database, this.identity, this.path, this.engine.table(this.database).get(this.path) ?? null, time);
  }

  private results(): StoredDocument[] {
    return this.engine.results(this.database, this.query as Query);
  }

  private tell(document: StoredDocument): Message {
    this.told.set(document.path, document);
    return { documentChange: { document: wireDocument(databaseText(this.database), document), targetIds: [this.id] } };
  }

  /** It still exists but left the results, or it was deleted. */
  private tellGone(path: string, after: StoredDocument | null): Message {
    this.told.delete(path);
    if (!after) return this.tellDeleted(path);
    return { documentChange: { document: wireDocument(databaseText(this.database), after), removedTargetIds: [this.id] } };
  }

  private tellDeleted(path: string): Message {
    this.told.delete(path);
    const document = `${databaseText(this.database)}/documents/${path}`;
    return { documentDelete: { document, readTime: timeText(this.engine.clock.latest), removedTargetIds: [this.id] } };
  }
}
