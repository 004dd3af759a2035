import {
  createAccessLedger,
  createWorkLedger,
  type Decision,
  type DocumentAccessLedger,
  type RulesDocument,
  type RulesHost,
  type RulesMethod,
  type Ruleset,
  type StructuredQuery,
  type WorkLedger,
} from '@courtside/rules-language';
import type { Identity } from '../../auth/identity';
import type { Denial } from '../../rules/denial';
import type { StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { databaseText, type DatabaseName } from '../model/names';
import type { Query } from '../model/query';
import type { DocumentTables } from './document-tables';

/** The documents that the rules read for a decision: it holds until one of these changes. */
export type Dependencies = Set<string>;

export interface WriteToJudge {
  readonly method: RulesMethod;
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

export interface DocumentsOfCommit {
  before(path: string): StoredDocument | null;
  after(path: string): StoredDocument | null;
}

const rulesDocument = (document: StoredDocument | null | undefined): RulesDocument | null =>
  document ? { path: document.path, fields: document.fields as unknown as RulesDocument['fields'] } : null;

/** Asks the security rules before anything is read or written. */
export class Gate {
  constructor(
    private readonly tables: DocumentTables,
    private readonly rules: () => Ruleset,
    private readonly log: { debug?(message: () => string): void; warn(message: string): void },
    private readonly onDenied: (denial: Denial) => void = () => undefined,
  ) {}

  /** @throws FirestoreError PERMISSION_DENIED */
  judgeGet(
    database: DatabaseName,
    identity: Identity | null,
    path: string,
    document: StoredDocument | null,
    time: bigint,
    work: WorkLedger = createWorkLedger(),
  ): Dependencies {
    const dependencies: Dependencies = new Set([path]);
    if (identity?.owner) return dependencies;
    this.require(this.decideGet(database, identity, path, document, time, dependencies, work), 'get', path, identity);
    return dependencies;
  }

  /** The rules' decision about a hypothetical read: it is neither counted nor logged. */
  predictGet(database: DatabaseName, identity: Identity | null, path: string, document: StoredDocument | null, time: bigint): Decision {
    return this.decideGet(database, identity, path, document, time, new Set(), createWorkLedger());
  }

  /** The same of a query. */
  predictQuery(database: DatabaseName, identity: Identity | null, query: Query, time: bigint): Decision {
    return this.decideQuery(database, identity, query, time, new Set());
  }

  private decideGet(
    database: DatabaseName,
    identity: Identity | null,
    path: string,
    document: StoredDocument | null,
    time: bigint,
    dependencies: Dependencies,
    work: WorkLedger,
  ): Decision {
    return this.rules().evaluate(
      {
        method: 'get',
        database: database.databaseId,
        path,
        auth: authOf(identity),
        timeMicros: time,
        resource: rulesDocument(document),
        requestResource: null,
        work,
      },
      this.host(database, dependencies),
    );
  }

  /** Judges a query from its constraints, before it runs. @throws FirestoreError PERMISSION_DENIED */
  judgeQuery(database: DatabaseName, identity: Identity | null, query: Query, time: bigint): Dependencies {
    const dependencies: Dependencies = new Set();
    if (identity?.owner) return dependencies;
    const decision = this.decideQuery(database, identity, query, time, dependencies);
    this.require(decision, 'list', [query.parent, query.collectionId ?? '*'].filter(Boolean).join('/'), identity);
    return dependencies;
  }

  private decideQuery(database: DatabaseName, identity: Identity | null, query: Query, time: bigint, dependencies: Dependencies): Decision {
    return this.rules().evaluateQuery(
      {
        database: database.databaseId,
        parent: query.parent,
        structuredQuery: query.source as StructuredQuery,
        auth: authOf(identity),
        timeMicros: time,
      },
      this.host(database, dependencies),
    );
  }

  /** Judges the writes of one commit, for which every document is known as it is and as it will be. @throws FirestoreError PERMISSION_DENIED */
  judgeWrites(
    database: DatabaseName,
    identity: Identity | null,
    writes: readonly WriteToJudge[],
    documents: DocumentsOfCommit,
    time: bigint,
    work: WorkLedger = createWorkLedger(),
  ): void {
    if (identity?.owner) return;
    const accesses: DocumentAccessLedger | undefined = writes.length > 1 ? createAccessLedger() : undefined;
    const host: RulesHost = {
      get: (path) => rulesDocument(documents.before(path)),
      getAfter: (path) => rulesDocument(documents.after(path)),
    };
    for (const write of writes) {
      const decision = this.rules().evaluate(
        {
          method: write.method,
          database: database.databaseId,
          path: write.path,
          auth: authOf(identity),
          timeMicros: time,
          resource: rulesDocument(write.before),
          requestResource: rulesDocument(write.method === 'delete' || write.method === 'get' ? null : write.after),
          work,
          ...(accesses ? { accesses } : {}),
        },
        host,
      );
      this.require(decision, write.method, write.path, identity);
    }
  }

  /** The stored documents, as rules read them. */
  host(database: DatabaseName, dependencies: Dependencies): RulesHost {
    const table = this.tables.table(databaseText(database));
    const read = (path: string) => {
      dependencies.add(path);
      return rulesDocument(table.get(path));
    };
    return { get: read, getAfter: read };
  }

  private require(decision: Decision, method: RulesMethod, path: string, identity: Identity | null): void {
    if (decision.allowed) return;
    this.onDenied({ method, path, uid: identity?.uid ?? null, reasons: () => decision.reasons() });
    this.log.debug?.(() => `denied: ${method} ${path} by ${identity?.uid ?? 'nobody'}: ${decision.explanation()}`);
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}

const authOf = (identity: Identity | null) => (identity ? { uid: identity.uid, token: identity.token } : null);

/** Returns the same text for all identities that the rules can't distinguish. */
export const identityKey = (identity: Identity | null): string =>
  identity === null ? '' : identity.owner ? 'owner' : JSON.stringify([identity.uid, identity.token]);
