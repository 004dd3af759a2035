import type { Identity } from '../../auth/identity';
import { randomBytes } from 'node:crypto';
import { FirestoreError } from '../model/firestore-error';
import { databaseText, type DatabaseName } from '../model/names';
import { isInScope, matchesQuery, type Query } from '../model/query';
import type { StoredDocument } from '../model/document';
import { elapsed } from '../../process/elapsed';
import type { Engine } from './engine';
import { identityKey } from './gate';

/** As in the official service: a transaction ends after this long (ms). */
const LONGEST = 270_000;
/** The maximum of transactions; the oldest are dropped. */
const MOST = 1000;
/** The maximum of documents and queries that one transaction may read. */
const MOST_READS = 10_000;

/** The reads of a transaction, which must still be valid when it commits. */
export class Transaction {
  readonly began = elapsed();
  private readonly documents = new Map<string, bigint | null>();
  private readonly queries: { readonly query: Query; readonly time: bigint }[] = [];

  /** @param readAt the moment at which a read-only one reads; null for one that may write */
  constructor(
    private readonly engine: Engine,
    readonly database: DatabaseName,
    readonly holder: string,
    readonly readAt: bigint | null,
  ) {}

  noteDocument(path: string, document: StoredDocument | null): void {
    if (this.readAt !== null) return;
    this.requireRoom();
    // The first read counts: a document that differs at a second read is a conflict.
    if (!this.documents.has(path)) this.documents.set(path, document?.updateTime ?? null);
  }

  noteQuery(query: Query): void {
    if (this.readAt !== null) return;
    this.requireRoom();
    this.queries.push({ query, time: this.engine.clock.latest });
  }

  /**
   * @param unsaved paths that commits before this one write, which are not in the tables yet
   * @throws FirestoreError ABORTED when something that was read has changed
   */
  check(unsaved: ReadonlySet<string>): void {
    const table = this.engine.table(this.database);
    for (const [path, time] of this.documents) if (unsaved.has(path) || (table.get(path)?.updateTime ?? null) !== time) throw conflict();
    for (const { query, time } of this.queries) {
      const changed = this.engine.changedSince(this.database, time);
      if (changed === null) throw conflict();
      for (const path of unsaved) if (isInScope(query, path)) throw conflict();
      const concerns = (document: StoredDocument | null | undefined): boolean =>
        document ? matchesQuery(query, document, databaseText(this.database)) : false;
      for (const [path, before] of changed)
        if (isInScope(query, path) && (before === 'large' || concerns(before) || concerns(table.get(path)))) throw conflict();
    }
  }

  private requireRoom(): void {
    if (this.documents.size + this.queries.length >= MOST_READS)
      throw new FirestoreError('RESOURCE_EXHAUSTED', 'The transaction reads too much.');
  }
}

const conflict = (): FirestoreError =>
  new FirestoreError('ABORTED', 'Another transaction changed what this one has read. Please try again.');
const gone = (): FirestoreError => new FirestoreError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.');

/** Transactions that were begun on the server. They take no locks: the first commit wins, and the others get an error and retry. */
export class Transactions {
  private readonly open = new Map<string, Transaction>();

  constructor(private readonly engine: Engine) {}

  /** @param readAt see {@link Transaction.readAt} @returns its id, as text of Base64 */
  begin(database: DatabaseName, identity: Identity | null, readAt: bigint | null): string {
    const id = randomBytes(12).toString('base64');
    this.open.set(id, new Transaction(this.engine, database, identityKey(identity), readAt));
    for (const oldest of this.open.keys()) {
      if (this.open.size <= MOST) break;
      this.open.delete(oldest);
    }
    return id;
  }

  /** @throws FirestoreError INVALID_ARGUMENT when it is over, or belongs to another user */
  get(id: string, database: DatabaseName, identity: Identity | null): Transaction {
    const found = this.open.get(id);
    if (!found || found.holder !== identityKey(identity) || databaseText(found.database) !== databaseText(database)) throw gone();
    if (elapsed() - found.began <= LONGEST) return found;
    this.open.delete(id);
    throw gone();
  }

  /** The transaction has ended, as committed or rolled back. */
  end(id: string): void {
    this.open.delete(id);
  }
}
