import { compare } from '../operators/comparison';
import type { ComparisonOperator } from '../operators/comparison';
import { equal } from '../values/equality';
import { hasType, typeName } from '../values/type-names';
import { type Value, isList } from '../values/value';
import type { Bound, Facts } from './facts';

/** Answers about a field that no filter fixes to one value: true and false are certain for all documents, null is not. */
export type Certainty = boolean | null;

export function fieldEquals(facts: Facts, path: readonly string[], value: Value): Certainty {
  // A missing field is an error, which is neither equal nor different.
  if (path.length > 0 && !facts.has(path)) return null;
  if (path.length === 0) return typeName(value) === 'map' ? null : false;
  if (value === null) return facts.isNonNull(path) ? false : null;
  if (facts.isExcluded(path, value)) return false;
  const type = facts.type(path);
  if (type !== null && !hasType(value, type)) return false;
  const lower = facts.lower(path);
  const upper = facts.upper(path);
  if (lower !== null && !holds('>=', value, lower)) return false;
  if (upper !== null && !holds('<=', value, upper)) return false;
  return null;
}

/** Whether a value could lie on the allowed side of a bound of the query. */
function holds(operator: '>=' | '<=', value: Value, bound: Bound): boolean {
  if (bound.inclusive) return safely(() => compare(operator, value, bound.value)) ?? true;
  return safely(() => compare(operator === '>=' ? '>' : '<', value, bound.value)) ?? true;
}

/** `field operator value`, from the ranges the query sets. */
export function fieldCompares(facts: Facts, path: readonly string[], operator: ComparisonOperator, value: Value): Certainty {
  const lower = facts.lower(path);
  const upper = facts.upper(path);
  const above = operator === '>' || operator === '>=';
  const [proof, refutation] = above ? [lower, upper] : [upper, lower];
  if (proof !== null && proves(proof, operator, value)) return true;
  if (refutation !== null && refutes(refutation, operator, value)) return false;
  return null;
}

/** A lower bound proves `>`, an upper one `<`: the bound itself must satisfy the operator, or be left out by the query. */
function proves(bound: Bound, operator: ComparisonOperator, value: Value): boolean {
  if (safely(() => compare(operator, bound.value, value)) === true) return true;
  return !bound.inclusive && safely(() => equal(bound.value, value) && sameKind(bound.value, value)) === true;
}

/** An upper bound refutes `>`: even the largest value fails. */
function refutes(bound: Bound, operator: ComparisonOperator, value: Value): boolean {
  const result = safely(() => compare(operator, bound.value, value));
  if (result === false) return true;
  return result === true && !bound.inclusive && equal(bound.value, value);
}

function sameKind(a: Value, b: Value): boolean {
  return compare('<=', a, b);
}

export function fieldHasType(facts: Facts, path: readonly string[], type: string): Certainty {
  const known = facts.type(path);
  if (known === null) return null;
  if (known === 'number') return type === 'number' ? true : type === 'int' || type === 'float' ? null : false;
  return known === type;
}

/** `value in field`, from array-contains filters. */
export function fieldContains(facts: Facts, path: readonly string[], value: Value): Certainty {
  return facts.contains(path, value) ? true : null;
}

/** `name in map` for the document's data or a map inside it. */
export function fieldHasKey(facts: Facts, path: readonly string[], name: Value): Certainty {
  return typeof name === 'string' && facts.has([...path, name]) ? true : null;
}

/** `hasAll` and `hasAny` on a list field or on a map's keys. */
export function collectionTest(method: string, wanted: Value, contains: (item: Value) => Certainty): Certainty {
  if (!isList(wanted)) return null;
  if (method === 'hasAll') return wanted.length > 0 && wanted.every((item) => contains(item) === true) ? true : null;
  if (method === 'hasAny') return wanted.some((item) => contains(item) === true) ? true : null;
  return null;
}

/** Values of different kinds have no order; then nothing is certain. */
function safely(test: () => boolean): boolean | null {
  try {
    return test();
  } catch {
    return null;
  }
}
