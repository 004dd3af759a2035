import { createHash } from 'node:crypto';
import type { QueryFilter } from '@courtside/rules-language';
import type { StoredDocument } from '../model/document';
import { parseFieldPath, valueAt } from '../model/field-path';
import type { Query } from '../model/query';
import { arrayValues, type Value } from '../model/value';
import { valueKey } from '../model/value-key';

/** The key that an equality of a query looks up: the documents whose field has this value, or whose list contains it. */
export interface Lookup {
  /** `contains` lists, or equals. */
  readonly contains: boolean;
  readonly fieldPath: string;
  readonly value: Value;
}

interface FieldFilter {
  readonly op: string | undefined;
  readonly fieldPath: string;
  readonly value: Value;
}

/** Comparisons of a field that every result of the query satisfies. */
export function fieldFilters({ source }: Query): FieldFilter[] {
  return conjuncts(source.where).flatMap((filter): FieldFilter[] => {
    if (!('fieldFilter' in filter)) return [];
    const { op, field, value } = filter.fieldFilter;
    const fieldPath = field?.fieldPath;
    return fieldPath === undefined || value === undefined ? [] : [{ op, fieldPath, value: value as unknown as Value }];
  });
}

/** Equalities that every result of the query satisfies. */
export function getLookups(query: Query): Lookup[] {
  return fieldFilters(query).flatMap(({ op, fieldPath, value }): Lookup[] =>
    fieldPath !== '__name__' && (op === 'EQUAL' || op === 'ARRAY_CONTAINS')
      ? [{ contains: op === 'ARRAY_CONTAINS', fieldPath, value }]
      : [],
  );
}

function conjuncts(filter: QueryFilter | undefined): readonly QueryFilter[] {
  if (!filter) return [];
  if (!('compositeFilter' in filter)) return [filter];
  return filter.compositeFilter.op === 'OR' ? [] : (filter.compositeFilter.filters ?? []).flatMap(conjuncts);
}

/** The documents of one collection by the values of one field. */
class FieldIndex {
  private readonly byValue = new Map<string, Map<string, StoredDocument>>();
  private readonly path: readonly string[];

  constructor(
    fieldPath: string,
    private readonly contains: boolean,
  ) {
    this.path = parseFieldPath(fieldPath);
  }

  add(document: StoredDocument): void {
    for (const key of this.keysOf(document)) {
      const known = this.byValue.get(key);
      if (known) known.set(document.path, document);
      else this.byValue.set(key, new Map([[document.path, document]]));
    }
  }

  remove(document: StoredDocument): void {
    for (const key of this.keysOf(document)) {
      const known = this.byValue.get(key);
      known?.delete(document.path);
      if (known?.size === 0) this.byValue.delete(key);
    }
  }

  find(value: Value): ReadonlyMap<string, StoredDocument> {
    return this.byValue.get(shortKey(value)) ?? new Map<string, StoredDocument>();
  }

  private keysOf({ fields }: StoredDocument): Iterable<string> {
    const value = valueAt(fields, this.path);
    if (value === undefined) return [];
    if (!this.contains) return [shortKey(value)];
    return 'arrayValue' in value ? new Set(arrayValues(value).map(shortKey)) : [];
  }
}

/** Longer keys are replaced by their digest, so that an index of long texts doesn't take as much memory as the documents. */
const LONGEST_KEY = 100;

function shortKey(value: Value): string {
  const key = valueKey(value);
  return key.length > LONGEST_KEY ? createHash('sha256').update(key).digest('base64') : key;
}

/** More fields than any program queries of a collection; the oldest index is dropped first. */
const MOST_INDEXES = 16;

/** Single-field indexes of one collection. Each is made when a query first asks for it, from the documents in memory, and kept up to date. */
export class FieldIndexes {
  private readonly indexes = new Map<string, FieldIndex>();

  /** Replaces a document by its new version. */
  replace(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const index of this.indexes.values()) {
      if (before) index.remove(before);
      if (after) index.add(after);
    }
  }

  /** @param all every document of the collection */
  find({ contains, fieldPath, value }: Lookup, all: Iterable<StoredDocument>): ReadonlyMap<string, StoredDocument> {
    const name = `${contains ? 'contains' : 'equals'} ${fieldPath}`;
    let index = this.indexes.get(name);
    if (!index) {
      index = new FieldIndex(fieldPath, contains);
      for (const document of all) index.add(document);
      if (this.indexes.size >= MOST_INDEXES) this.indexes.delete(this.indexes.keys().next().value ?? '');
      this.indexes.set(name, index);
    }
    return index.find(value);
  }
}
