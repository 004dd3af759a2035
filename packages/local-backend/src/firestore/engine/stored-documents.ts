import type { Database } from '../../store';
import type { StoredDocument } from '../model/document';
import { toDocument, type DocumentRow } from './document-row';

export type DocumentKey = readonly string[];

/** Keys are shorter in the store than names may be; a long path is kept in pieces. */
const pieceLength = 400;

export function toDocumentKey(database: string, path: string): DocumentKey {
  const key = [database];
  for (let start = 0; start < path.length; start += pieceLength) key.push(path.slice(start, start + pieceLength));
  return key;
}

/** @returns the database and the path of a key */
export const parseDocumentKey = ([database = '', ...pieces]: DocumentKey): [database: string, path: string] => [database, pieces.join('')];

/** The first key after everything below a path. */
const behind = (path: string): string => `${path}0`;
/** This many entries below a document are skipped one by one; more are skipped by a jump. */
const PATIENCE = 4;
/** The first and the last id that is ordered by its number, and not by its bytes. */
const NUMERIC = ['__id', '__ie'] as const;

/** A part of a collection, by paths of documents: both ends belong to it. */
export interface PathSpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly descending?: boolean;
}

interface Entry {
  readonly path: string;
  read(): StoredDocument;
}

/** The documents of one database as they are on disk, by their paths in the order of bytes. */
export class StoredDocuments {
  constructor(
    private readonly rows: Database<DocumentKey, DocumentRow>,
    private readonly database: string,
  ) {}

  get(path: string): StoredDocument | undefined {
    const row = this.rows.get(toDocumentKey(this.database, path));
    return row && toDocument(path, row);
  }

  has(path: string): boolean {
    for (const entry of this.entries(path, `${path}\0`)) return entry.path === path;
    return false;
  }

  /** The documents of one collection. */
  *inCollection(collection: string, { from, to, descending = false }: PathSpan = {}): Iterable<StoredDocument> {
    const first = `${collection}/`;
    const low = from ?? first;
    const high = to === undefined ? behind(collection) : `${to}\0`;
    let start: string | null = descending ? high : low;
    while (start !== null) {
      const entries: Iterable<Entry> = descending ? this.entries(start, first, true) : this.entries(start, high);
      start = null;
      let passed = 0;
      for (const entry of entries) {
        const slash = entry.path.indexOf('/', first.length);
        if (slash < 0) {
          passed = 0;
          yield entry.read();
          continue;
        }
        passed += 1;
        if (passed < PATIENCE) continue;
        const above = entry.path.slice(0, slash);
        start = descending ? `${above}/` : behind(above);
        break;
      }
    }
  }

  /** Whether ids of the collection are ordered by their bytes alone. */
  isInByteOrder(collection: string): boolean {
    for (const _ of this.entries(`${collection}/${NUMERIC[0]}`, `${collection}/${NUMERIC[1]}`)) return false;
    return true;
  }

  /** Returns all documents below a path; the empty path returns every document. */
  *below(path: string): Iterable<StoredDocument> {
    for (const entry of this.entriesBelow(path)) yield entry.read();
  }

  *pathsBelow(path: string): Iterable<string> {
    for (const entry of this.entriesBelow(path)) yield entry.path;
  }

  /** Lists the ids directly below a path, also of missing documents that have something below them. Some may occur twice. */
  *idsBelow(path: string): Iterable<string> {
    const prefix = path === '' ? '' : `${path}/`;
    const high = path === '' ? null : behind(path);
    let start: string | null = prefix;
    while (start !== null) {
      const entries: Iterable<Entry> = this.entries(start, high);
      start = null;
      for (const entry of entries) {
        const slash = entry.path.indexOf('/', prefix.length);
        yield entry.path.slice(prefix.length, slash < 0 ? undefined : slash);
        if (slash < 0) continue;
        start = behind(entry.path.slice(0, slash));
        break;
      }
    }
  }

  private entriesBelow(path: string): Iterable<Entry> {
    return path === '' ? this.entries('', null) : this.entries(`${path}/`, behind(path));
  }

  /** @param end null: up to the last one of the database */
  private *entries(start: string, end: string | null, reverse = false): Iterable<Entry> {
    const bound = end === null ? [`${this.database}\x01`] : toDocumentKey(this.database, end);
    for (const entry of this.rows.range({ start: toDocumentKey(this.database, start), end: bound, reverse })) {
      const [, path] = parseDocumentKey(entry.key);
      yield { path, read: () => toDocument(path, entry.value) };
    }
  }
}
