import { field, fill, half, integer, list, MOST_BYTES, names, nested, times, type Shape } from './cost-values.testkit';

export const query = (inside: string, verb = ':runQuery'): Shape => ({
  path: verb,
  body: `{"structuredQuery":{"from":[{"collectionId":"{c}"}],${inside}}}`,
});
export const filter = (path: string, op: string, value: string): string =>
  `{"fieldFilter":{"field":${field(path)},"op":"${op}","value":${value}}}`;
export const composite = (op: string, filters: string): string => `{"compositeFilter":{"op":"${op}","filters":[${filters}]}}`;
export const inequalities = ['GREATER_THAN', 'LESS_THAN', 'NOT_EQUAL', 'LESS_THAN_OR_EQUAL'];

export const wheres: Readonly<Record<string, () => string>> = {
  'inequalities of many fields': () =>
    composite(
      'AND',
      fill((index) => filter(`f${index}`, inequalities[index % 4] ?? '', integer(1))),
    ),
  'inequalities of one field': () =>
    composite(
      'AND',
      fill((index) => filter('f', inequalities[index % 4] ?? '', integer(1))),
    ),
  'equalities': () =>
    composite(
      'AND',
      fill((index) => filter(`f${index}`, 'EQUAL', integer(1))),
    ),
  'alternatives': () =>
    composite(
      'OR',
      fill((index) => filter(`f${index}`, 'EQUAL', integer(1))),
    ),
  'alternatives in alternatives': () =>
    nested('{"compositeFilter":{"op":"OR","filters":[', ']}}', filter('f', 'EQUAL', integer(1)), 20_000),
  'conjunctions in conjunctions': () =>
    nested('{"compositeFilter":{"op":"AND","filters":[', ']}}', filter('f', 'EQUAL', integer(1)), 20_000),
  'products of alternatives': () =>
    composite(
      'AND',
      fill((index) => composite('OR', `${filter(`a${index}`, 'EQUAL', integer(1))},${filter(`b${index}`, 'EQUAL', integer(1))}`)),
    ),
  'empty composites': () =>
    composite(
      'AND',
      fill(() => composite('OR', '')),
    ),
  'products with nothing': () =>
    composite(
      'AND',
      `${composite('OR', '')},${fill((index) => composite('OR', `${filter(`a${index}`, 'EQUAL', integer(1))},${filter(`b${index}`, 'EQUAL', integer(1))}`))}`,
    ),
  'in of many': () => filter('f', 'IN', list(fill(integer))),
  'not-in of many': () => filter('f', 'NOT_IN', list(fill(integer))),
  'array-contains-any of many': () => filter('f', 'ARRAY_CONTAINS_ANY', list(fill(integer))),
  'in of thirty large values': () =>
    filter('f', 'IN', list(times(30, (index) => list(fill((member) => integer(member + index), MOST_BYTES / 30 - 100))))),
  'thirty alternatives with one large value': () =>
    composite('AND', `${filter('g', 'EQUAL', list(fill(integer, MOST_BYTES - 5000)))},${filter('f', 'IN', list(times(30, integer)))}`),
  'thirty alternatives with a large list to exclude': () =>
    composite('AND', `${filter('g', 'NOT_EQUAL', list(fill(integer, MOST_BYTES - 5000)))},${filter('f', 'IN', list(times(30, integer)))}`),
  'a field with a long path': () => filter('a.'.repeat(half - 400) + 'a', 'EQUAL', integer(1)),
  'a field of escapes': () => filter(`\`${'\\\\'.repeat(half / 2 - 400)}\``, 'EQUAL', integer(1)),
  'names': () => filter('__name__', 'IN', list(fill((index) => `{"referenceValue":"${names}/{c}/${index}"}`))),
};

export const queries: Readonly<Record<string, () => Shape>> = {
  ...Object.fromEntries(Object.entries(wheres).map(([name, where]) => [name, () => query(`"where":${where()}`)])),
  'many orders': () => query(`"orderBy":[${fill((index) => `{"field":${field(`f${index}`)}}`)}]`),
  'many equal orders': () => query(`"orderBy":[${fill(() => `{"field":${field('f')}}`)}]`),
  'a hundred orders with long paths': () =>
    query(`"orderBy":[${times(95, (index) => `{"field":${field(`${'a.'.repeat(700)}a${index}`)}}`)}]`),
  'an order with a long path': () => query(`"orderBy":[{"field":${field(`${'a.'.repeat(half - 400)}a`)}}]`),
  'many values of a cursor': () => query(`"orderBy":[{"field":${field('f')}}],"startAt":{"values":[${fill(integer)}]}`),
  'many orders and values': () =>
    query(`"orderBy":[${fill((index) => `{"field":${field(`f${index}`)}}`, half)}],"startAt":{"values":[${fill(integer, half)}]}`),
  'many collections': () => ({
    path: ':runQuery',
    body: `{"structuredQuery":{"from":[${fill((index) => `{"collectionId":"c${index}"}`)}]}}`,
  }),
  'a long collection': () => ({
    path: ':runQuery',
    body: `{"structuredQuery":{"from":[{"collectionId":"${'c'.repeat(MOST_BYTES - 200)}"}]}}`,
  }),
  'many selected fields': () => query(`"select":{"fields":[${fill((index) => field(`f${index}`))}]}`),
  'a long limit': () => query(`"limit":${'9'.repeat(MOST_BYTES - 200)}`),
};

export const aggregations = (text: string, where = ''): Shape => ({
  path: ':runAggregationQuery',
  body: `{"structuredAggregationQuery":{"structuredQuery":{"from":[{"collectionId":"{c}"}]${where}},"aggregations":[${text}]}}`,
});
