import type { QueryFilter } from '@courtside/rules-language';

/** The indexes that one conjunction of a query needs. */
export interface Conjunction {
  /** Fields compared for equality, or for an element of their array. */
  readonly equal: readonly { readonly fieldPath: string; readonly contains: boolean }[];
  /** Fields with inequalities. */
  readonly unequal: readonly string[];
}

const equalities = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const nothing: Conjunction = { equal: [], unequal: [] };

/** The disjunctive normal form of a filter: the service looks every part up in its own index. */
export function toConjunctions(filter: QueryFilter | undefined): Conjunction[] {
  if (!filter) return [nothing];
  if ('compositeFilter' in filter) {
    const parts = (filter.compositeFilter.filters ?? []).map(toConjunctions);
    if (filter.compositeFilter.op === 'OR') return parts.flat();
    return parts.reduce<Conjunction[]>((all, part) => all.flatMap((left) => part.map((right) => both(left, right))), [nothing]);
  }
  const { op = '', field } = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter;
  const fieldPath = field?.fieldPath ?? '';
  if (op.startsWith('ARRAY_CONTAINS')) return [{ equal: [{ fieldPath, contains: true }], unequal: [] }];
  return [equalities.has(op) ? { equal: [{ fieldPath, contains: false }], unequal: [] } : { equal: [], unequal: [fieldPath] }];
}

const both = (left: Conjunction, right: Conjunction): Conjunction => ({
  equal: [...left.equal, ...right.equal],
  unequal: [...left.unequal, ...right.unequal],
});
