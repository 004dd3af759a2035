import type { Identity } from '../../auth/identity';
import type { StoredDocument } from '../model/document';
import { databaseText, type DatabaseName } from '../model/names';
import { isInScope, matchesQuery, runQuery, type Query } from '../model/query';
import type { CommitClock } from './clock';
import type { CommitEvent } from './commit-event';
import type { DocumentTable } from './document-table';
import type { DocumentView } from './document-view';
import type { Dependencies, Gate } from './gate';

/** The source of a target: one document by its path, or a query. */
export type TargetSource = { readonly path: string } | { readonly query: Query };

/** The functions of the engine that targets use. */
export interface TargetEngine {
  readonly gate: Gate;
  readonly clock: CommitClock;
  table(database: DatabaseName): DocumentTable;
  /** Returns the present results of a query, without asking the rules. */
  results(database: DatabaseName, query: Query, view?: DocumentView): StoredDocument[];
}

/** The changes of a target by a commit, or since a client was away. */
export interface Delta {
  readonly changed: readonly StoredDocument[];
  /** No longer results; with the document as it is now, if there still is one. */
  readonly gone: readonly { readonly path: string; readonly after: StoredDocument | null }[];
}

interface Verdict {
  users: number;
  readonly identity: Identity | null;
  dependencies: Dependencies;
  refusal: unknown;
  /** The event of the last check. */
  judgedFor: unknown;
}

const nothing: Delta = { changed: [], gone: [] };

/**
 * A target that many streams may listen to: its results are worked out once for every commit, however many they are, and the rules are
 * asked once for all listeners with the same identity.
 */
export class LiveTarget {
  users = 0;
  private readonly verdicts = new Map<string, Verdict>();
  /** The results of a query with a window, because a document outside the window may enter when another leaves: they are read again, so that they use no memory. */
  private window: Versions | null = null;
  private latest: { readonly event: CommitEvent; readonly delta: Delta } | null = null;

  constructor(
    private readonly engine: TargetEngine,
    private readonly database: DatabaseName,
    private readonly source: TargetSource,
  ) {
    if (this.isWindow) this.window = versionsOf(this.found());
  }

  /** All present results. */
  results(): StoredDocument[] {
    if (!this.window) return this.found();
    const table = this.engine.table(this.database);
    return [...this.window.keys()].flatMap((path) => table.get(path) ?? []);
  }

  private found(): StoredDocument[] {
    if ('query' in this.source) return this.engine.results(this.database, this.source.query);
    const document = this.engine.table(this.database).get(this.source.path);
    return document ? [document] : [];
  }

  /** Whether a commit wrote to documents that this target could contain. */
  isTouchedBy({ touched }: CommitEvent): boolean {
    const { source } = this;
    return 'path' in source ? touched.includes(source.path) : touched.some((path) => isInScope(source.query, path));
  }

  /** Returns the changes of a commit for this target; computed once for all listeners. */
  delta(event: CommitEvent): Delta {
    if (this.latest?.event !== event) this.latest = { event, delta: this.isTouchedBy(event) ? this.workOut(event) : nothing };
    return this.latest.delta;
  }

  /**
   * Returns the changes since a time, from the documents as they were then.
   * @returns null if they are unknown: the client has to get everything again
   */
  deltaSince(before: ReadonlyMap<string, StoredDocument | null | 'large'>): Delta | null {
    const table = this.engine.table(this.database);
    const { source } = this;
    if ('path' in source) {
      if (!before.has(source.path)) return nothing;
      const now = table.get(source.path);
      return now ? { changed: [now], gone: [] } : { changed: [], gone: [{ path: source.path, after: null }] };
    }
    const touched = [...before].filter(([path]) => isInScope(source.query, path));
    if (touched.some(([, document]) => document === 'large')) return null;
    const then = new Map(touched as readonly (readonly [string, StoredDocument | null])[]);
    if (!this.isWindow)
      return difference(
        [...then].map(([path, document]) => this.matching(document ?? null, path)),
        [...then.keys()].map((path) => this.matching(table.get(path) ?? null, path)),
      );
    function* candidates(query: Query): Iterable<StoredDocument> {
      for (const document of table.candidates(query)) if (!then.has(document.path)) yield document;
      for (const document of then.values()) if (document !== null) yield document;
    }
    const view: DocumentView = {
      get: (path) => then.get(path) ?? undefined,
      runs: (query) => [{ documents: candidates(query), sorted: 'not', isFleeting: true }],
    };
    const were = versionsOf(this.engine.results(this.database, source.query, view));
    return differenceOfResults(were, this.results(), (path) => table.get(path) ?? null);
  }

  /** Judges a new listener. @throws FirestoreError when the rules refuse @throws FirestoreError when the rules refuse */
  admit(key: string, identity: Identity | null): void {
    const dependencies = this.judge(identity);
    const known = this.verdicts.get(key);
    if (known) Object.assign(known, { dependencies, refusal: null, users: known.users + 1 });
    else this.verdicts.set(key, { identity, dependencies, refusal: null, users: 1, judgedFor: null });
  }

  leave(key: string): void {
    const verdict = this.verdicts.get(key);
    if (verdict && (verdict.users -= 1) === 0) this.verdicts.delete(key);
  }

  /** Checks a listener again if the event touches documents that its rules read. @throws FirestoreError when they refuse from now on */
  check(key: string, event: CommitEvent): void {
    const verdict = this.verdicts.get(key);
    if (verdict && verdict.judgedFor !== event && event.changes.some(({ path }) => verdict.dependencies.has(path)))
      this.rejudge(verdict, event);
    if (verdict?.refusal) throw verdict.refusal;
  }

  /** Judges a listener again because other rules are in force. @throws FirestoreError when they refuse */
  checkRules(key: string, change: object): void {
    const verdict = this.verdicts.get(key);
    if (verdict && verdict.judgedFor !== change) this.rejudge(verdict, change);
    if (verdict?.refusal) throw verdict.refusal;
  }

  private get isWindow(): boolean {
    return 'query' in this.source && (this.source.query.limit !== null || this.source.query.offset > 0);
  }

  private rejudge(verdict: Verdict, event: unknown): void {
    verdict.judgedFor = event;
    try {
      verdict.dependencies = this.judge(verdict.identity);
      verdict.refusal = null;
    } catch (error) {
      verdict.refusal = error;
    }
  }

  private judge(identity: Identity | null): Dependencies {
    const { engine, database, source } = this;
    const time = engine.clock.next();
    if ('query' in source) return engine.gate.judgeQuery(database, identity, source.query, time);
    return engine.gate.judgeGet(database, identity, source.path, engine.table(database).get(source.path) ?? null, time);
  }

  private matching(
    document: StoredDocument | null,
    path: string,
  ): { path: string; document: StoredDocument | null; now: StoredDocument | null } {
    const isResult = document !== null && ('path' in this.source || matchesQuery(this.source.query, document, databaseText(this.database)));
    return { path, document: isResult ? document : null, now: document };
  }

  private workOut(event: CommitEvent): Delta {
    const before = event.changes.map((change) => this.matching(this.isOwn(change.path) ? change.before : null, change.path));
    const after = event.changes.map((change) => this.matching(this.isOwn(change.path) ? change.after : null, change.path));
    if (!this.window) return difference(before, after);
    if (![...before, ...after].some(({ document }) => document !== null)) return nothing;
    const then = this.window;
    const now = this.moved(then, after) ?? this.found();
    this.window = versionsOf(now);
    return differenceOfResults(then, now, (path) => this.engine.table(this.database).get(path) ?? null);
  }

  /**
   * Returns the results of a query with a limit, from the earlier ones and a commit's changes. Null if they do not suffice: a document behind the
   * last result may have moved up.
   */
  private moved(then: Versions, after: Side): StoredDocument[] | null {
    const { query } = this.source as { query: Query };
    if (query.limit === null || query.offset > 0) return null;
    const touched = new Set(after.map(({ path }) => path));
    if (after.some(({ path, document }) => document === null && then.has(path))) return null;
    const table = this.engine.table(this.database);
    const stayed = [...then.keys()].flatMap((path) => (touched.has(path) ? [] : (table.get(path) ?? [])));
    const documents = [...stayed, ...after.flatMap(({ document }) => document ?? [])];
    const now = runQuery(query, [{ documents, sorted: 'not' }], databaseText(this.database));
    const last = now.at(-1);
    const isLastKnown = last !== undefined && !touched.has(last.path);
    return isLastKnown || then.size < query.limit ? now : null;
  }

  private isOwn(path: string): boolean {
    return !('path' in this.source) || this.source.path === path;
  }
}

/** Update times of results, by path and in their order. */
type Versions = ReadonlyMap<string, bigint>;
const versionsOf = (documents: readonly StoredDocument[]): Versions => new Map(documents.map(({ path, updateTime }) => [path, updateTime]));

type Side = readonly { readonly path: string; readonly document: StoredDocument | null; readonly now: StoredDocument | null }[];

function difference(before: Side, after: Side): Delta {
  return {
    changed: after.flatMap(({ document }) => document ?? []),
    gone: before.flatMap(({ path, document }, index) =>
      document && !after[index]?.document ? [{ path, after: after[index]?.now ?? null }] : [],
    ),
  };
}

function differenceOfResults(then: Versions, now: readonly StoredDocument[], current: (path: string) => StoredDocument | null): Delta {
  const paths = new Set(now.map(({ path }) => path));
  return {
    changed: now.filter(({ path, updateTime }) => then.get(path) !== updateTime),
    gone: [...then.keys()].filter((path) => !paths.has(path)).map((path) => ({ path, after: current(path) })),
  };
}
