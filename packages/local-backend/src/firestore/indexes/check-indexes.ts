import { FirestoreError } from '../model/firestore-error';
import type { Query } from '../model/query';
import { toConjunctions, type Conjunction } from './to-conjunctions';
import type { IndexCatalogue, IndexField, Mode, Scope } from './index-file';

const nameField = '__name__';
const keyOf = ({ fieldPath, mode }: IndexField): string => `${fieldPath} ${mode}`;
const opposite: Record<Mode, Mode> = { ASCENDING: 'DESCENDING', DESCENDING: 'ASCENDING', CONTAINS: 'CONTAINS' };

/**
 * Refuses a query for which the official service would ask for an index: single-field indexes exist by themselves (for one collection),
 * equality filters are merged from them, everything else needs a composite index that ends with the query's order.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview
 * @throws FirestoreError FAILED_PRECONDITION
 */
export function checkIndexes(catalogue: IndexCatalogue, query: Query, database: string): void {
  const collection = query.collectionId;
  if (collection === null) return;
  const scope: Scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  for (const part of toConjunctions(query.source.where)) {
    const needed = missingIndex(catalogue, collection, scope, query, part);
    if (needed === null) continue;
    const entry = { collectionGroup: collection, queryScope: scope, fields: needed.map(entryOf) };
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The query requires an index. You can create it in firestore.indexes.json of ${database} with: ${JSON.stringify(entry)}`,
    );
  }
}

const entryOf = ({ fieldPath, mode }: IndexField) => (mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode });

/** The fields of an index that would serve the part, or null when there is one. */
function missingIndex(catalogue: IndexCatalogue, collection: string, scope: Scope, query: Query, part: Conjunction): IndexField[] | null {
  const equal = uniqueFields(part);
  const fixed = new Set(part.equal.filter(({ contains }) => !contains).map(({ fieldPath }) => fieldPath));
  const order = orderFields(query, fixed);
  const hasSingle = (field: IndexField): boolean => hasSingleField(catalogue, collection, scope, field);

  if (order.length === 0) {
    // Merged from single-field indexes, or from composite ones where those are switched off.
    return equal.every(hasSingle) || isCovered(catalogue, collection, scope, equal, []) ? null : equal;
  }
  const [only] = order;
  if (equal.length === 0 && order.length === 1 && only)
    return hasSingle(only) || isCovered(catalogue, collection, scope, [], order) ? null : order;
  return isCovered(catalogue, collection, scope, equal, order) ? null : [...equal, ...order];
}

/** Fields compared for equality, each once; the name needs no index. */
function uniqueFields({ equal }: Conjunction): IndexField[] {
  const fields = equal
    .filter(({ fieldPath }) => fieldPath !== nameField)
    .map(({ fieldPath, contains }): IndexField => ({ fieldPath, mode: contains ? 'CONTAINS' : 'ASCENDING' }));
  return [...new Map(fields.map((field) => [keyOf(field), field])).values()];
}

/** The order that an index must have: without fields that are fixed, and without the name where it follows the last direction. */
function orderFields(query: Query, fixed: ReadonlySet<string>): IndexField[] {
  const fields = query.orders
    .filter(({ field }) => !fixed.has(field))
    .map(({ field, descending }): IndexField => ({ fieldPath: field, mode: descending ? 'DESCENDING' : 'ASCENDING' }));
  const name = fields.findIndex(({ fieldPath }) => fieldPath === nameField);
  // Names are unique: orders after the name have no effect.
  const upToName = name < 0 ? fields : fields.slice(0, name + 1);
  const last = upToName.at(-1);
  const before = upToName.at(-2);
  return last?.fieldPath === nameField && (before === undefined || before.mode === last.mode) ? upToName.slice(0, -1) : upToName;
}

function hasSingleField({ overrides }: IndexCatalogue, collection: string, scope: Scope, { fieldPath, mode }: IndexField): boolean {
  const own = overrides.get(`${collection} ${fieldPath}`) ?? overrides.get(`${collection} *`);
  if (!own) return scope === 'COLLECTION';
  // An index is read in both directions.
  return own.has(`${scope} ${mode}`) || own.has(`${scope} ${opposite[mode]}`);
}

/** Whether composite indexes that end with the order (or its exact reverse) cover all equality fields together. */
function isCovered(
  { composites }: IndexCatalogue,
  collection: string,
  scope: Scope,
  equal: readonly IndexField[],
  order: readonly IndexField[],
): boolean {
  const forward = order.map(keyOf).join();
  const backward = order.map(({ fieldPath, mode }) => keyOf({ fieldPath, mode: opposite[mode] })).join();
  const wanted = new Set(equal.map(({ fieldPath, mode }) => `${fieldPath}${mode === 'CONTAINS' ? ' CONTAINS' : ''}`));
  const covered = new Set<string>();
  let isFound = false;
  for (const index of composites) {
    if (index.collectionGroup !== collection || index.scope !== scope) continue;
    const fields = index.fields.filter(({ fieldPath }) => fieldPath !== nameField || order.some((one) => one.fieldPath === nameField));
    const cut = fields.length - order.length;
    if (cut < 0) continue;
    const suffix = fields.slice(cut).map(keyOf).join();
    const prefix = fields.slice(0, cut).map(({ fieldPath, mode }) => `${fieldPath}${mode === 'CONTAINS' ? ' CONTAINS' : ''}`);
    if ((suffix !== forward && suffix !== backward) || !prefix.every((field) => wanted.has(field))) continue;
    isFound = true;
    prefix.forEach((field) => covered.add(field));
  }
  return isFound && [...wanted].every((field) => covered.has(field));
}
