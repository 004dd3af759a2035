import type { StoredDocument } from '../model/document';
import { parseFieldPath, valueAt } from '../model/field-path';
import { getPathId } from '../model/names';
import { compareIds, compareValues, type Value } from '../model/value';

/** A range of an order, by positions: from the first one up to the second, which is excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The position of a value relative to a bound: below 0 before it, above 0 after it, 0 at it. */
export type Place = (value: Value) => number;

/** The documents of one collection in the order of one field, and by name if their values are equal. Documents without the field are left out. */
class OrderedIndex {
  private readonly sorted: StoredDocument[];
  private readonly path: readonly string[] | null;
  /** The number of changes since the index was last used. */
  changes = 0;

  /** @param fieldPath null: the order of names */
  constructor(fieldPath: string | null, all: Iterable<StoredDocument>) {
    this.path = fieldPath === null ? null : parseFieldPath(fieldPath);
    this.sorted = [...all].filter((document) => this.holds(document)).sort((left, right) => this.compare(left, right));
  }

  get size(): number {
    return this.sorted.length;
  }

  /** Replaces a document by its new version. */
  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    this.changes += 1;
    const from = before && this.holds(before) ? before : null;
    const to = after && this.holds(after) ? after : null;
    if (from && to && this.compare(from, to) === 0) {
      this.sorted[this.positionOf(from)] = to;
      return;
    }
    if (from) this.sorted.splice(this.positionOf(from), 1);
    if (to) this.sorted.splice(this.positionOf(to), 0, to);
  }

  /**
   * @param low values before it are left out
   * @param high values after it are left out
   * @param nameOf the value by which a document is ordered by name
   */
  span(low: Place | null, high: Place | null, nameOf: (document: StoredDocument) => Value): Span {
    const valueOf = (document: StoredDocument): Value =>
      this.path === null ? nameOf(document) : (valueAt(document.fields, this.path) as Value);
    const start = low === null ? 0 : this.firstThat((document) => low(valueOf(document)) >= 0);
    const end = high === null ? this.sorted.length : this.firstThat((document) => high(valueOf(document)) > 0);
    return { start, end: Math.max(start, end) };
  }

  *documents({ start, end }: Span, descending: boolean): Iterable<StoredDocument> {
    for (let index = start; index < end; index += 1) yield this.sorted[descending ? end - 1 - (index - start) : index] as StoredDocument;
  }

  private holds({ fields }: StoredDocument): boolean {
    return this.path === null || valueAt(fields, this.path) !== undefined;
  }

  private compare(left: StoredDocument, right: StoredDocument): number {
    const byValue =
      this.path === null ? 0 : compareValues(valueAt(left.fields, this.path) as Value, valueAt(right.fields, this.path) as Value);
    return byValue === 0 ? compareIds(getPathId(left.path), getPathId(right.path)) : byValue;
  }

  private positionOf(document: StoredDocument): number {
    return this.firstThat((one) => this.compare(one, document) >= 0);
  }

  /** A binary search: all values from some position on satisfy the condition. */
  private firstThat(does: (document: StoredDocument) => boolean): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (does(this.sorted[middle] as StoredDocument)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** More orders than any program uses on a collection; the one that was unused longest is dropped first. */
const MOST_INDEXES = 16;
/** An index with more changes than this, and than documents, since its last use costs more than creating it again. */
const MOST_CHANGES = 1000;

/** Ordered indexes of one collection. Each is made when a query first asks for it, and kept up to date while queries ask for it. */
export class OrderedIndexes {
  private readonly indexes = new Map<string, OrderedIndex>();

  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const [field, index] of this.indexes) {
      if (index.changes > MOST_CHANGES && index.changes > index.size) this.indexes.delete(field);
      else index.replace(before, after);
    }
  }

  /** @param all every document of the collection */
  get(field: string, all: Iterable<StoredDocument>): OrderedIndex {
    const index = this.indexes.get(field) ?? new OrderedIndex(field === '__name__' ? null : field, all);
    this.indexes.delete(field);
    if (this.indexes.size >= MOST_INDEXES) this.indexes.delete(this.indexes.keys().next().value ?? '');
    this.indexes.set(field, index);
    index.changes = 0;
    return index;
  }
}
