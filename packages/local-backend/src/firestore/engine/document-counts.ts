import type { DocumentQuota } from '../../quota/document-quota';
import type { Usage } from '../../quota/usage';
import type { Database, Store } from '../../store';
import type { StoredDocument } from '../model/document';
import { getPathId, getParentPath } from '../model/names';
import type { DocumentChange } from './document-change';
import { toDocument, type DocumentRow } from './document-row';
import { getMemorySize } from './loaded-collection';
import { toDocumentKey, parseDocumentKey, type DocumentKey } from './stored-documents';

/** The size of a collection. */
export interface CollectionSize {
  readonly documents: number;
  /** The most bytes of memory that its documents may take. */
  readonly memory: number;
}

/** The stored form of a sum: documents, then bytes or memory. */
type Pair = readonly [documents: number, more: number];

/** The version of the measure. A new version counts all documents again. */
const FORM = '1';
/** Ends the stored time of the latest commit where the sums were stored with it. Programs from before there were sums read it as well, and write it without. */
const COUNTED = ' ';
export const formatCountedTime = (time: bigint): string => `${time}${COUNTED}`;
/** The number of sums that go to disk at once. */
const BATCH = 10_000;

const nobody = 'nobody';
const chargeKey = (account: string | undefined): string => (account === undefined ? nobody : `of ${account}`);

/** The number of documents of each collection, and the charge of each account, on disk with the documents, so that they need not be counted at every start. */
export class DocumentCounts {
  /** By database, id and path. */
  private readonly collections: Database<DocumentKey, Pair>;
  private readonly charges: Database<string, Pair>;
  private readonly marker: Database<string, string>;
  private readonly rows: Database<DocumentKey, DocumentRow>;
  private isMarked = false;

  constructor(store: Pick<Store, 'database'>) {
    this.collections = store.database('firestore-collections');
    this.charges = store.database('firestore-charges');
    this.marker = store.database('firestore-counted');
    this.rows = store.database('firestore-documents');
  }

  /** @param latest the stored time of the latest commit, see {@link formatCountedTime} */
  isCurrent(latest: string): boolean {
    const form = this.marker.get('form');
    return form === undefined ? [...this.rows.range({ limit: 1 })].length === 0 : form === FORM && latest.endsWith(COUNTED);
  }

  of(database: string, collection: string): CollectionSize {
    const [documents, memory] = this.collections.get(collectionKey(database, collection)) ?? [0, 0];
    return { documents, memory };
  }

  /** The collections of one id that have documents, by path. */
  *group(database: string, id: string): Iterable<readonly [path: string, size: CollectionSize]> {
    const short = shortOf(id);
    for (const { key, value } of this.collections.range({ start: [database, short], end: [database, `${short}\x01`] })) {
      const [, , ...pieces] = key;
      const path = pieces.join('');
      if (getPathId(path) === id) yield [path, { documents: value[0], memory: value[1] }];
    }
  }

  /** The charge of each account; undefined for documents without an account. */
  *charged(): Iterable<readonly [account: string | undefined, use: Usage]> {
    for (const { key, value } of this.charges.range())
      yield [key === nobody ? undefined : key.slice(chargeKey('').length), { documents: value[0], bytes: value[1] }];
  }

  /** Adds the changes of commits; only inside a transaction of the store. @param quota has counted them already */
  put(commits: readonly { readonly database: string; readonly changes: readonly DocumentChange[] }[], quota: DocumentQuota): void {
    const tally = new Tally();
    for (const { database, changes } of commits)
      for (const { before, after } of changes) {
        tally.add(database, before, -1);
        tally.add(database, after, 1);
      }
    for (const { key, documents, memory } of tally.collections.values()) {
      if (documents === 0 && memory === 0) continue;
      const [had, took] = this.collections.get(key) ?? [0, 0];
      this.putCollection(key, had + documents, took + memory);
    }
    for (const [account, { documents, bytes }] of tally.accounts)
      if (documents !== 0 || bytes !== 0) this.putCharge(account, quota.usedBy(account));
    if (!this.isMarked) this.marker.put('form', FORM);
    this.isMarked = true;
  }

  /**
   * Counts everything from scratch. An interrupted process starts over.
   * @param finish writes the marks that belong to the sums, together with the last of them
   */
  async recount(store: Pick<Store, 'write'>, finish: () => void): Promise<void> {
    const tally = new Tally();
    for (const { key, value } of this.rows.range()) {
      const [database, path] = parseDocumentKey(key);
      tally.add(database, toDocument(path, value), 1);
    }
    await store.write(() => this.marker.put('form', ''));
    const puts = [
      ...[...this.collections.range()].map(
        ({ key }) =>
          () =>
            this.collections.remove(key),
      ),
      ...[...this.charges.range()].map(
        ({ key }) =>
          () =>
            this.charges.remove(key),
      ),
      ...[...tally.collections.values()].map(
        ({ key, documents, memory }) =>
          () =>
            this.putCollection(key, documents, memory),
      ),
      ...[...tally.accounts].map(
        ([account, use]) =>
          () =>
            this.putCharge(account, use),
      ),
    ];
    for (let start = 0; start < puts.length; start += BATCH)
      await store.write(() => puts.slice(start, start + BATCH).forEach((put) => put()));
    await store.write(() => {
      this.marker.put('form', FORM);
      finish();
    });
  }

  private putCollection(key: DocumentKey, documents: number, memory: number): void {
    if (documents > 0) this.collections.put(key, [documents, memory]);
    else this.collections.remove(key);
  }

  private putCharge(account: string | undefined, { documents, bytes }: Usage): void {
    if (documents > 0) this.charges.put(chargeKey(account), [documents, bytes]);
    else this.charges.remove(chargeKey(account));
  }
}

/** Keys have a maximum length, and the id is in them a second time. */
const shortOf = (id: string): string => id.slice(0, 50);

function collectionKey(database: string, path: string): DocumentKey {
  const [, ...pieces] = toDocumentKey(database, path);
  return [database, shortOf(getPathId(path)), ...pieces];
}

/** Sums of documents, in memory. */
class Tally {
  readonly collections = new Map<string, { readonly key: DocumentKey; documents: number; memory: number }>();
  readonly accounts = new Map<string | undefined, Usage>();

  add(database: string, document: StoredDocument | null, sign: 1 | -1): void {
    if (document === null) return;
    const path = getParentPath(document.path);
    const name = `${database}/${path}`;
    let collection = this.collections.get(name);
    if (!collection) this.collections.set(name, (collection = { key: collectionKey(database, path), documents: 0, memory: 0 }));
    collection.documents += sign;
    collection.memory += sign * getMemorySize(document);
    const use = this.accounts.get(document.chargedTo) ?? { documents: 0, bytes: 0 };
    const bytes = sign * (document.size?.bytes ?? 0);
    this.accounts.set(document.chargedTo, { documents: use.documents + sign, bytes: use.bytes + bytes });
  }
}
