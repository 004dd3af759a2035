import fc from 'fast-check';

import { compileFirestore, createHost, createQuery, createRequest, withWhere } from '../rules.testkit';
import type { QueryFilter, WireValue } from '../types';

/*
 * Q9: a query that is allowed can only return permitted documents. Random conditions and random queries; every document
 * of a small world that satisfies an allowed query must pass the same condition when it is judged by itself.
 */
type Document = Record<string, WireValue>;

const text = (stringValue: string): WireValue => ({ stringValue });
const number = (n: number): WireValue => ({ integerValue: String(n) });
const flag = (booleanValue: boolean): WireValue => ({ booleanValue });
const NULL: WireValue = { nullValue: null };
const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } });

const POOL: Record<string, (WireValue | undefined)[]> = {
  a: [undefined, NULL, text('x'), text('y'), number(1), flag(true)],
  n: [undefined, NULL, number(1), number(2), number(3), text('x')],
  l: [undefined, list(), list(text('x')), list(text('x'), text('y')), text('x')],
  m: [undefined, NULL, { mapValue: { fields: { k: text('x') } } }, { mapValue: { fields: { k: flag(true) } } }],
};
const WORLD: Document[] = Object.entries(POOL).reduce<Document[]>(
  (documents, [field, values]) =>
    documents.flatMap((document) => values.map((value) => (value === undefined ? document : { ...document, [field]: value }))),
  [{}],
);

const value = fc.constantFrom(text('x'), text('y'), number(1), number(2), flag(true));
const simpleFilter: fc.Arbitrary<QueryFilter> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('a', 'n', 'm.k'),
      fc.constantFrom('EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'),
      value,
    )
    .map(([field, op, v]) => withWhere(field, op, v)),
  fc.tuple(fc.constantFrom('a', 'n'), fc.constantFrom('IS_NULL', 'IS_NOT_NULL')).map(([field, op]) => withWhere(field, op)),
  fc
    .tuple(fc.constantFrom('a', 'n'), fc.constantFrom('IN', 'NOT_IN'), fc.array(value, { minLength: 1, maxLength: 2 }))
    .map(([field, op, values]) => withWhere(field, op, list(...values))),
  value.map((v) => withWhere('l', 'ARRAY_CONTAINS', v)),
);
const filter: fc.Arbitrary<QueryFilter> = fc.oneof(
  { weight: 2, arbitrary: simpleFilter },
  fc
    .tuple(fc.constantFrom('AND', 'OR'), fc.array(simpleFilter, { minLength: 1, maxLength: 3 }))
    .map(([op, filters]) => ({ compositeFilter: { op, filters } })),
);

const literal = fc.constantFrom("'x'", "'y'", '1', '2', 'true', 'null');
const field = fc.constantFrom(
  'resource.data.a',
  'resource.data.n',
  'resource.data.l',
  'resource.data.m',
  'resource.data.m.k',
  "resource.data['a']",
  "resource.data.get('a', 'x')",
  "resource.data.get(['m', 'k'], true)",
);
const atom = fc.oneof(
  fc.tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), literal).map((parts) => parts.join(' ')),
  fc.tuple(literal, fc.constantFrom('==', '!=', '<', '>='), field).map((parts) => parts.join(' ')),
  fc.tuple(literal, field).map(([v, f]) => `${v} in ${f}`),
  fc.tuple(field, fc.constantFrom("['x', 'y']", '[1, 2]', "['x', 1, true]")).map(([f, l]) => `${f} in ${l}`),
  fc.tuple(field, fc.constantFrom('string', 'int', 'number', 'bool', 'list', 'map')).map(([f, t]) => `${f} is ${t}`),
  fc.constantFrom(
    "'a' in resource.data",
    "'m' in resource.data",
    "'k' in resource.data.m",
    "resource.data.keys().hasAll(['a', 'n'])",
    "resource.data.keys().hasAny(['a', 'l'])",
    "resource.data.l.hasAny(['x', 'z'])",
    "resource.data.l.hasAll(['x'])",
    'resource.data.l.size() > 0',
    'resource != null',
    'resource.data.a',
    'true',
    'false',
    '1 / 0 == 1',
  ),
);
const condition: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atom,
    fc.tuple(tie('node'), fc.constantFrom('&&', '||'), tie('node')).map(([l, op, r]) => `(${l} ${op} ${r})`),
    tie('node').map((inner) => `!(${inner})`),
    fc.tuple(tie('node'), tie('node'), tie('node')).map(([c, a, b]) => `(${c} ? ${a} : ${b})`),
    tie('node').map((inner) => `same(${inner})`),
  ),
})).node;

describe('Q9: no allowed query returns a forbidden document', () => {
  it('holds for random conditions and queries', () => {
    let proven = 0;
    fc.assert(
      fc.property(condition, filter, (expression, where) => {
        const rules = compileFirestore(`function same(x) { let y = x; return y; } match /docs/{id} { allow list: if ${expression}; }`);
        if (!rules.evaluateQuery(createQuery('docs', where), createHost()).allowed) return;
        proven += 1;
        for (const fields of WORLD) {
          if (!satisfies(fields, where)) continue;
          const decision = rules.evaluate(createRequest({ method: 'list', resource: { path: 'docs/a', fields } }), createHost());
          if (!decision.allowed) throw new Error(`${JSON.stringify(fields)}\n${decision.explanation()}`);
        }
      }),
      { numRuns: 5000, seed: 20260115 },
    );
    expect(proven).toBeGreaterThan(100);
  });
});

/** An own, slow reading of the filters; only the kinds of value in the pool. */
function satisfies(document: Document, filter: QueryFilter): boolean {
  if ('compositeFilter' in filter) {
    const inner = (filter.compositeFilter.filters ?? []).map((one) => satisfies(document, one));
    return filter.compositeFilter.op === 'OR' ? inner.some(Boolean) : inner.every(Boolean);
  }
  if ('unaryFilter' in filter) {
    const found = read(document, filter.unaryFilter.field?.fieldPath ?? '');
    return found !== undefined && 'nullValue' in found === (filter.unaryFilter.op === 'IS_NULL');
  }
  const { field: name, op, value: wanted } = filter.fieldFilter;
  const found = read(document, name?.fieldPath ?? '');
  if (found === undefined || wanted === undefined) return false;
  const items = (one: WireValue) => ('arrayValue' in one ? (one.arrayValue.values ?? []) : null);
  const same = (one: WireValue) => JSON.stringify(one) === JSON.stringify(found);
  const kind = (one: WireValue) => Object.keys(one)[0];
  const raw = (one: WireValue) => ('integerValue' in one ? Number(one.integerValue) : (Object.values(one)[0] as string | boolean));
  const ordered = kind(found) === kind(wanted);
  switch (op) {
    case 'EQUAL':
      return same(wanted);
    case 'NOT_EQUAL':
      return !('nullValue' in found) && !same(wanted);
    case 'IN':
      return items(wanted)?.some(same) ?? false;
    case 'NOT_IN':
      return !('nullValue' in found) && !(items(wanted) ?? []).some(same);
    case 'ARRAY_CONTAINS':
      return items(found)?.some((item) => JSON.stringify(item) === JSON.stringify(wanted)) ?? false;
    case 'LESS_THAN':
      return ordered && raw(found) < raw(wanted);
    case 'LESS_THAN_OR_EQUAL':
      return ordered && raw(found) <= raw(wanted);
    case 'GREATER_THAN':
      return ordered && raw(found) > raw(wanted);
    case 'GREATER_THAN_OR_EQUAL':
      return ordered && raw(found) >= raw(wanted);
    default:
      throw new Error(`no such operator: ${op}`);
  }
}

function read(document: Document, path: string): WireValue | undefined {
  const [first, ...rest] = path.split('.');
  const found = document[first ?? ''];
  if (rest.length === 0 || found === undefined) return found;
  return 'mapValue' in found ? read(found.mapValue.fields ?? {}, rest.join('.')) : undefined;
}
