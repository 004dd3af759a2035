import { createWorkLedger, type Ruleset, type StructuredQuery } from '@courtside/rules-language';
import type { Identity } from '../../auth/identity';
import type { DocumentQuota } from '../../quota/document-quota';
import type { Denial } from '../../rules/denial';
import type { Store } from '../../store';
import { maskDocument, type StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, type DatabaseName } from '../model/names';
import { eachResult, prepareQuery, runQuery, type Query } from '../model/query';
import type { WireWrite } from '../model/write';
import { checkIndexes } from '../indexes/check-indexes';
import type { IndexCatalogue } from '../indexes/index-file';
import { CommitClock } from './clock';
import type { CommitResult, PreparedCommit } from './prepare-commit';
import type { CommitEvent } from './commit-event';
import { Committer, type CommitOptions } from './committer';
import type { DocumentTable } from './document-table';
import type { DocumentView } from './document-view';
import { DocumentTables } from './document-tables';
import { Gate } from './gate';
import { LiveTargets } from './live-targets';
import { ResumeTokens } from './resume-tokens';

/** How many documents are removed at once when all are removed. */
const CLEARED = 100;
/** The most documents that one call of `batchGet` reads. */
const mostNames = 1000;

export interface EngineOptions {
  readonly store: Store;
  readonly quota: DocumentQuota;
  /** Bytes that documents may take in memory. */
  readonly memory: number;
  readonly rules: () => Ruleset;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: { debug?(message: () => string): void; warn(message: string): void; error?(message: string, error?: unknown): void };
  /** Called when the rules have refused a request. */
  readonly onDenied?: (denial: Denial) => void;
  /** The existing composite indexes; null allows every query. */
  readonly indexes?: IndexCatalogue | null;
}

/** Documents, queries and commits, checked by the rules; independent of the transports. */
export class Engine {
  readonly gate: Gate;
  readonly clock: CommitClock;
  private readonly tables: DocumentTables;
  private readonly listeners = new Set<(event: CommitEvent) => void>();
  private readonly rulesListeners = new Set<(change: object) => void>();
  private readonly committer: Committer;
  private readonly indexes: IndexCatalogue | null;
  private readonly log: EngineOptions['log'];
  readonly live: LiveTargets;
  readonly resumeTokens: ResumeTokens;

  constructor({ store, quota, memory, rules, now, log, onDenied, indexes = null }: EngineOptions) {
    this.indexes = indexes;
    this.tables = new DocumentTables(store, quota, memory);
    this.clock = new CommitClock(now, this.tables.storedTime());
    this.gate = new Gate(this.tables, rules, log, onDenied);
    this.log = log;
    this.live = new LiveTargets(this);
    this.resumeTokens = new ResumeTokens(store, this.tables.storedTime());
    this.committer = new Committer({
      tables: this.tables,
      gate: this.gate,
      quota,
      clock: this.clock,
      publish: (commit) => this.publish(commit),
      log,
    });
  }

  table(database: DatabaseName): DocumentTable {
    return this.tables.table(databaseText(database));
  }

  /** @returns the function that ends the subscription */
  onCommit(listener: (event: CommitEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** @returns the function that ends the subscription; the listener gets a separate token for each change */
  onRulesChange(listener: (change: object) => void): () => void {
    this.rulesListeners.add(listener);
    return () => this.rulesListeners.delete(listener);
  }

  /** Called when the rules have changed: all listeners are checked again. */
  rulesChanged(): void {
    const change = {};
    for (const listener of [...this.rulesListeners]) listener(change);
  }

  /** The documents that changed after a time, as they were then; null when that is no longer known. */
  changedSince(database: DatabaseName, time: bigint): Map<string, StoredDocument | null | 'large'> | null {
    return this.tables.log.since(databaseText(database), time);
  }

  /** Reads documents by full name, each once; null for missing ones. @throws FirestoreError */
  getDocuments(
    database: DatabaseName,
    identity: Identity | null,
    names: readonly string[],
    view: DocumentView = this.table(database),
  ): { name: string; document: StoredDocument | null }[] {
    if (!Array.isArray(names) || names.length > mostNames)
      throw new FirestoreError('INVALID_ARGUMENT', `At most ${mostNames} documents can be read at once.`);
    const time = this.clock.next();
    const work = createWorkLedger();
    let left = this.tables.room;
    return [...new Set(names)].map((name) => {
      const path = documentPath(name);
      const document = view.get(path) ?? null;
      this.gate.judgeGet(database, identity, path, document, time, work);
      left -= document?.size?.memory ?? 0;
      if (left < 0)
        throw new FirestoreError(
          'FAILED_PRECONDITION',
          'These documents are more than this server can hold in memory at once: ask for fewer.',
        );
      return { name, document };
    });
  }

  /** Runs a query below a document (empty text: the root). */
  query(
    database: DatabaseName,
    identity: Identity | null,
    parent: string,
    source: StructuredQuery,
    view: DocumentView = this.table(database),
  ): StoredDocument[] {
    const query = this.judged(database, identity, parent, source);
    const found = this.results(database, query, view);
    const { select } = source as { select?: { fields?: readonly { fieldPath?: string }[] } };
    return select
      ? found.map((document) =>
          maskDocument(
            document,
            (select.fields ?? []).map(({ fieldPath = '' }) => fieldPath),
          ),
        )
      : found;
  }

  /** The same without keeping all results in memory, in any order. The documents must not change while they are read. */
  scan(
    database: DatabaseName,
    identity: Identity | null,
    parent: string,
    source: StructuredQuery,
    view: DocumentView = this.table(database),
  ): Iterable<StoredDocument> {
    return this.each(database, this.judged(database, identity, parent, source), view);
  }

  private judged(database: DatabaseName, identity: Identity | null, parent: string, source: StructuredQuery): Query {
    const query = prepareQuery(parent, source);
    this.gate.judgeQuery(database, identity, query, this.clock.next());
    this.requireIndex(database, query);
    return query;
  }

  /** @throws FirestoreError FAILED_PRECONDITION when the official service would ask for a composite index */
  requireIndex(database: DatabaseName, query: Query): void {
    if (this.indexes) checkIndexes(this.indexes, query, databaseText(database));
  }

  /** The results of a query that was judged already. */
  results(database: DatabaseName, query: Query, view: DocumentView = this.table(database)): StoredDocument[] {
    const text = databaseText(database);
    return runQuery(query, view.runs(query, text), text, this.tables.room);
  }

  /** Returns the results one after the other; see {@link scan}. */
  each(database: DatabaseName, query: Query, view: DocumentView = this.table(database)): Iterable<StoredDocument> {
    const text = databaseText(database);
    const isWhole = query.limit === null && query.offset === 0;
    return isWhole ? eachResult(query, view.runs(query, text), text) : this.results(database, query, view);
  }

  /**
   * Applies writes as one atomic commit, checked by the rules.
   * @returns once it is on disk and every listener has been notified
   */
  commit(database: DatabaseName, identity: Identity | null, writes: readonly WireWrite[], more: CommitOptions = {}): Promise<CommitResult> {
    return this.committer.commit({ database, identity, writes, ...more });
  }

  /** Removes every document of a database; for tests. */
  async clear(database: DatabaseName): Promise<void> {
    const owner: Identity = { uid: 'owner', token: {}, owner: true };
    const prefix = `${databaseText(database)}/documents/`;
    const paths = [...this.table(database).pathsBelow('')];
    for (let start = 0; start < paths.length; start += CLEARED) {
      await this.commit(
        database,
        owner,
        paths.slice(start, start + CLEARED).map((path) => ({ delete: prefix + path })),
      );
    }
  }

  private publish({ database, time, changes, touched }: PreparedCommit): void {
    // Published even without a change: the writer's own listeners wait for a snapshot as late as the commit.
    const event: CommitEvent = { database, time, changes, touched };
    for (const listener of [...this.listeners]) {
      try {
        listener(event);
      } catch (error) {
        this.log.error?.('A listener could not be told of a commit.', error);
      }
    }
  }
}
