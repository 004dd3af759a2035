import type { Live } from './parts';
import type { Firestore } from 'firebase/firestore';

/** Plain data of a document, before it is parsed. */
export interface RawDocument {
  readonly id: string;
  readonly data: Record<string, unknown>;
}

/** A condition of a query, in the words of the SDK. */
export type Condition =
  | {
      readonly kind: 'where';
      readonly field: string;
      readonly op: '==' | '<' | '<=' | '>=' | 'array-contains' | 'array-contains-any' | 'in';
      readonly value: unknown;
    }
  | { readonly kind: 'orderBy'; readonly field: string; readonly direction: 'asc' | 'desc' }
  | { readonly kind: 'limit'; readonly count: number };

/**
 * The part of a list that one request returns: these fields of each document, and only documents after a given one. For single reads only:
 * listeners receive whole documents.
 */
export interface Part {
  readonly fields: readonly string[];
  /** Values of the fields that the list is ordered by, the id of the last document at the end. */
  readonly after?: readonly string[];
}

/** The source of a read: one document, or the documents of a collection that meet the conditions. */
export type Source =
  | { readonly kind: 'document'; readonly path: string }
  | { readonly kind: 'query'; readonly path: string; readonly conditions: readonly Condition[]; readonly allParents?: boolean };

/** Names the document id in a condition. */
export const ID = '__name__';

export const documentAt = (path: string): Source => ({ kind: 'document', path });
export const createQuery = (path: string, ...conditions: Condition[]): Source & { readonly kind: 'query' } => ({
  kind: 'query',
  path,
  conditions,
});
/** All collections of one name, under whichever document. */
export const createGroupQuery = (name: string, ...conditions: Condition[]): Source => ({
  kind: 'query',
  path: name,
  conditions,
  allParents: true,
});
export const where = (field: string, op: (Condition & { kind: 'where' })['op'], value: unknown): Condition => ({
  kind: 'where',
  field,
  op,
  value,
});
export const orderBy = (field: string, direction: 'asc' | 'desc' = 'asc'): Condition => ({ kind: 'orderBy', field, direction });
export const limit = (count: number): Condition => ({ kind: 'limit', count });

/** Returns the same query for the live client. */
export function liveQuery(sdk: Live, db: Firestore, { path, conditions, allParents }: Source & { kind: 'query' }) {
  return sdk.query(
    allParents ? sdk.collectionGroup(db, path) : sdk.collection(db, path),
    ...conditions.map((condition) => {
      switch (condition.kind) {
        case 'where':
          return sdk.where(condition.field, condition.op, condition.value);
        case 'orderBy':
          return sdk.orderBy(condition.field, condition.direction);
        case 'limit':
          return sdk.limit(condition.count);
      }
    }),
  );
}
