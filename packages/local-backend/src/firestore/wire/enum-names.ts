/** Numbers of the enums in requests; JSON may have either the number or the name. */
const fieldOperators = [
  '',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
];
const unaryOperators = ['', '', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'];
const compositeOperators = ['', 'AND', 'OR'];
const directions = ['', 'ASCENDING', 'DESCENDING'];
const serverValues = ['', 'REQUEST_TIME'];

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function rename(holder: unknown, field: string, names: readonly string[]): void {
  if (!isObject(holder)) return;
  const value = holder[field];
  if (typeof value === 'number') holder[field] = names[value] ?? value;
}

function renameFilter(filter: unknown): void {
  if (!isObject(filter)) return;
  rename(filter['fieldFilter'], 'op', fieldOperators);
  rename(filter['unaryFilter'], 'op', unaryOperators);
  rename(filter['compositeFilter'], 'op', compositeOperators);
  if (isObject(filter['compositeFilter'])) listOf(filter['compositeFilter']['filters']).forEach(renameFilter);
}

/** Replaces the numbers of enums in a request's body by names, in place; users' data is not touched. */
export function nameEnums(body: Json): void {
  const aggregation = body['structuredAggregationQuery'];
  for (const query of [body['structuredQuery'], isObject(aggregation) ? aggregation['structuredQuery'] : undefined]) {
    if (!isObject(query)) continue;
    renameFilter(query['where']);
    for (const order of listOf(query['orderBy'])) rename(order, 'direction', directions);
  }
  for (const write of listOf(body['writes']))
    if (isObject(write)) for (const transform of listOf(write['updateTransforms'])) rename(transform, 'setToServerValue', serverValues);
}
