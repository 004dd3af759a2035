import type { Ruleset, StructuredQuery } from '../../rules';
import type { Store } from '../../store';
import { masked, type StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, type DatabaseName } from '../model/names';
import { prepareQuery, runQuery, type Query } from '../model/query';
import type { Value } from '../model/value';
import { applyWrite, checkPrecondition, pathOfWrite, type WireWrite } from '../model/write';
import { identicalFields } from '../model/identical';
import { checkIndexes } from '../indexes/check-indexes';
import type { IndexCatalogue } from '../indexes/index-file';
import { CommitClock } from './clock';
import { DocumentTables, type DocumentTable } from './document-tables';
import { Gate, type Identity, type WriteToJudge } from './gate';

/** One document that a commit changed. */
export interface DocumentChange {
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

export interface CommitEvent {
  /** `projects/p/databases/d`. */
  readonly database: string;
  readonly time: bigint;
  readonly changes: readonly DocumentChange[];
}

export interface WriteResult {
  /** Null after a delete: the commit's time. */
  readonly updateTime: bigint | null;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly time: bigint;
  readonly results: readonly WriteResult[];
}

export interface EngineOptions {
  readonly store: Store;
  readonly rules: () => Ruleset;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: { debug?(message: string): void; warn(message: string): void };
  /** The composite indexes there are; null lets every query pass. */
  readonly indexes?: IndexCatalogue | null;
}

const mostWrites = 500;

/** Documents, queries and commits, judged by the rules; what the transports speak is their own affair. */
export class Engine {
  readonly gate: Gate;
  readonly clock: CommitClock;
  private readonly tables: DocumentTables;
  private readonly listeners = new Set<(event: CommitEvent) => void>();
  private queue: Promise<unknown> = Promise.resolve();

  private readonly indexes: IndexCatalogue | null;

  constructor({ store, rules, now, log, indexes = null }: EngineOptions) {
    this.indexes = indexes;
    this.tables = new DocumentTables(store);
    this.clock = new CommitClock(now, this.tables.storedTime());
    this.gate = new Gate(this.tables, rules, log);
  }

  table(database: DatabaseName): DocumentTable {
    return this.tables.table(databaseText(database));
  }

  /** @returns the function that ends the subscription */
  onCommit(listener: (event: CommitEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Reads documents by full name; null where there is none. */
  getDocuments(database: DatabaseName, identity: Identity | null, names: readonly string[]): { name: string; document: StoredDocument | null }[] {
    const table = this.table(database);
    const time = this.clock.next();
    return names.map((name) => {
      const path = documentPath(name);
      const document = table.get(path) ?? null;
      this.gate.judgeGet(database, identity, path, document, time);
      return { name, document };
    });
  }

  /** Runs a query below a document (empty text: the root). */
  query(database: DatabaseName, identity: Identity | null, parent: string, source: StructuredQuery): StoredDocument[] {
    const query = prepareQuery(parent, source);
    this.gate.judgeQuery(database, identity, query, this.clock.next());
    this.requireIndex(database, query);
    const found = this.results(database, query);
    const { select } = source as { select?: { fields?: readonly { fieldPath?: string }[] } };
    return select ? found.map((document) => masked(document, (select.fields ?? []).map(({ fieldPath = '' }) => fieldPath))) : found;
  }

  /** @throws FirestoreError FAILED_PRECONDITION when the official service would ask for a composite index */
  requireIndex(database: DatabaseName, query: Query): void {
    if (this.indexes) checkIndexes(this.indexes, query, databaseText(database));
  }

  /** The results of a query that was judged already. */
  results(database: DatabaseName, query: Query): StoredDocument[] {
    const table = this.table(database);
    const isOneCollection = query.collectionId !== null && !query.allDescendants;
    const collection = query.parent === '' ? (query.collectionId ?? '') : `${query.parent}/${query.collectionId ?? ''}`;
    return runQuery(query, isOneCollection ? table.collection(collection) : table.all(), databaseText(database));
  }

  /**
   * Applies writes as one atomic commit, judged by the rules.
   * @returns once it is on disk and every listener has been told
   */
  commit(database: DatabaseName, identity: Identity | null, writes: readonly WireWrite[]): Promise<CommitResult> {
    const run = this.queue.then(() => this.commitNow(database, identity, writes));
    this.queue = run.catch(() => undefined);
    return run;
  }

  /** Removes every document of a database; for tests. */
  async clear(database: DatabaseName): Promise<void> {
    const owner: Identity = { uid: 'owner', token: {}, owner: true };
    const prefix = `${databaseText(database)}/documents/`;
    const paths = this.table(database).paths;
    for (let start = 0; start < paths.length; start += mostWrites) {
      await this.commit(database, owner, paths.slice(start, start + mostWrites).map((path) => ({ delete: prefix + path })));
    }
  }

  private async commitNow(database: DatabaseName, identity: Identity | null, writes: readonly WireWrite[]): Promise<CommitResult> {
    if (writes.length > mostWrites) throw new FirestoreError('INVALID_ARGUMENT', `maximum ${mostWrites} writes allowed per request`);
    const time = this.clock.next();
    const table = this.table(database);
    const after = new Map<string, StoredDocument | null>();
    const current = (path: string): StoredDocument | null => (after.has(path) ? (after.get(path) ?? null) : (table.get(path) ?? null));
    const toJudge: WriteToJudge[] = [];
    const results: WriteResult[] = [];
    let refusal: unknown = null;

    for (const write of writes) {
      const path = pathOfWrite(write);
      const before = current(path);
      try {
        checkPrecondition(write, path, before ?? undefined);
      } catch (error) {
        refusal ??= error; // Told only to those whom the rules let write here.
      }
      const { fields, transformResults } = applyWrite(write, path, before ?? undefined, time);
      const document = nextDocument(path, before, fields, time);
      toJudge.push({ method: methodOf(write, before, document), path, before, after: document });
      if (write.verify === undefined) after.set(path, document);
      results.push({ updateTime: document?.updateTime ?? null, transformResults });
    }
    this.gate.judgeWrites(database, identity, toJudge, current, time);
    if (refusal) throw refusal;

    const changes = [...after].map(([path, document]): DocumentChange => ({ path, before: table.get(path) ?? null, after: document })).filter(({ before, after: document }) => before !== document);
    // Also without changes: the time is told to clients, so it must not come again.
    await this.tables.save(databaseText(database), new Map(changes.map(({ path, after: document }) => [path, document])), time).catch(() => {
      throw new FirestoreError('RESOURCE_EXHAUSTED', 'The write could not be stored: is the disk full?');
    });
    this.clock.settle(time);
    // Told even when nothing changed: the writer's own listeners wait for a snapshot as late as the commit.
    const event: CommitEvent = { database: databaseText(database), time, changes };
    for (const listener of this.listeners) listener(event);
    return { time, results };
  }
}

/** A write that changes nothing leaves the document, and its update time, as it was. */
function nextDocument(path: string, before: StoredDocument | null, fields: StoredDocument['fields'] | null, time: bigint): StoredDocument | null {
  if (fields === null) return null;
  if (before && identicalFields(before.fields, fields)) return before;
  return { path, fields, createTime: before?.createTime ?? time, updateTime: time };
}

function methodOf(write: WireWrite, before: StoredDocument | null, after: StoredDocument | null): WriteToJudge['method'] {
  if (write.verify !== undefined) return 'get';
  if (!after) return 'delete';
  return before ? 'update' : 'create';
}
