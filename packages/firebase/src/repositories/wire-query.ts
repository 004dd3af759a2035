import { ID, type Condition, type Part, type Source } from '../sdk/source';
import { wireValue, type WireValue } from './values';

/** A query in Firestore's protocol: its parent document and its structure. */
export interface WireQuery {
  readonly parent: string;
  readonly structuredQuery: Readonly<Record<string, unknown>>;
}

type Where = Condition & { kind: 'where' };
const operators: Readonly<Record<Where['op'], string>> = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  'in': 'IN',
};

/**
 * Returns the query that `liveQuery` makes of a source, in the same format, so that the live client recognizes it.
 * @param root name of the database's root, `projects/P/databases/D/documents`
 * @param part to request a part only; such a response is not for the live client
 */
export function wireQuery(root: string, { path, conditions, allParents }: Source & { kind: 'query' }, part?: Part): WireQuery {
  const above = path.lastIndexOf('/');
  const parent = above < 0 ? root : `${root}/${path.slice(0, above)}`;
  const filters = conditions.flatMap((condition) => (condition.kind === 'where' ? [filterOf(`${root}/${path}`, condition)] : []));
  const orders = conditions.flatMap((condition) =>
    condition.kind === 'orderBy'
      ? [{ field: { fieldPath: condition.field }, direction: condition.direction === 'asc' ? 'ASCENDING' : 'DESCENDING' }]
      : [],
  );
  const [most] = conditions.flatMap((condition) => (condition.kind === 'limit' ? [condition.count] : []));
  return {
    parent,
    structuredQuery: {
      from: [{ collectionId: path.slice(above + 1), ...(allParents ? { allDescendants: true } : {}) }],
      ...(filters.length > 0 ? { where: filters.length === 1 ? filters[0] : { compositeFilter: { op: 'AND', filters } } } : {}),
      ...(orders.length > 0 ? { orderBy: orders } : {}),
      ...(most === undefined ? {} : { limit: most }),
      ...(part ? { select: { fields: part.fields.map((fieldPath) => ({ fieldPath })) } } : {}),
      ...(part?.after ? { startAt: { values: cursorOf(`${root}/${path}`, part.after), before: false } } : {}),
    },
  };
}

/** Returns the query in the protocol's format. A document is queried by its name. */
export const toWireRequest = (root: string, source: Source, part?: Part): WireQuery =>
  source.kind === 'document' ? { parent: `${root}/${source.path}`, structuredQuery: {} } : wireQuery(root, source, part);

function filterOf(collection: string, { field, op, value }: Where) {
  return {
    fieldFilter: { field: { fieldPath: field }, op: operators[op], value: field === ID ? idValue(collection, value) : wireValue(value) },
  };
}

const cursorOf = (collection: string, after: readonly string[]): WireValue[] =>
  after.map((value, index) => (index === after.length - 1 ? idValue(collection, value) : wireValue(value)));

const idValue = (collection: string, value: unknown): WireValue =>
  Array.isArray(value)
    ? { arrayValue: { values: value.map((id) => idValue(collection, id)) } }
    : { referenceValue: `${collection}/${String(value)}` };
