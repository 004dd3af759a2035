import { equal, identical } from '../values/equality';
import type { WireValue } from '../types';
import { typeName } from '../values/type-names';
import { MapValue, type Value } from '../values/value';
import type { Constraint } from './to-disjuncts';
import { fieldKey } from './field-path';

export interface Bound {
  value: Value;
  inclusive: boolean;
}

interface FieldFacts {
  equal: Value | undefined;
  lower: Bound | null;
  upper: Bound | null;
  notEqual: Value[];
  contains: Value[];
  nonNull: boolean;
}

/** The facts that hold for every document that one branch of a query can return. */
export class Facts {
  private readonly fields = new Map<string, FieldFacts>();
  private readonly present: string[][] = [];
  /** The path a filter on the document's name fixes. */
  readonly name: Value | undefined;

  /**
   * @param ordered fields the query orders by: only documents which have them are returned
   * @param valueOf reads a value as the wire writes it
   */
  constructor(constraints: readonly Constraint[], ordered: readonly string[][], valueOf: (value: WireValue) => Value) {
    for (const field of ordered) this.present.push(field);
    for (const { field, op, value } of constraints) {
      if (field.length === 1 && field[0] === '__name__') {
        if (op === 'equal') this.name ??= valueOf(value);
        continue;
      }
      this.present.push(field);
      this.learn(this.entry(field), op, valueOf(value));
    }
  }

  /** The value the field must have; undefined when it is not fixed. Also found inside a fixed map above it. */
  equal(path: readonly string[]): Value | undefined {
    const own = this.fields.get(fieldKey(path))?.equal;
    if (own !== undefined || path.length < 2) return own;
    const above = this.equal(path.slice(0, -1));
    return above instanceof MapValue ? above.get(path[path.length - 1] ?? '') : undefined;
  }

  /** Whether every document has the field. */
  has(path: readonly string[]): boolean {
    if (this.equal(path) !== undefined) return true;
    return this.present.some((field) => field.length >= path.length && path.every((segment, i) => segment === field[i]));
  }

  /** Whether the field is a map because a filter looks inside it. */
  isMap(path: readonly string[]): boolean {
    return this.present.some((field) => field.length > path.length && path.every((segment, i) => segment === field[i]));
  }

  isNonNull(path: readonly string[]): boolean {
    return this.isMap(path) || (this.fields.get(fieldKey(path))?.nonNull ?? false);
  }

  /** The field's type as far as a range or array-contains filter fixes it; ranges match one kind of value only. */
  type(path: readonly string[]): 'number' | 'list' | 'map' | string | null {
    if (this.isMap(path)) return 'map';
    const facts = this.fields.get(fieldKey(path));
    if (facts === undefined) return null;
    if (facts.contains.length > 0) return 'list';
    const bound = facts.lower ?? facts.upper;
    if (bound === null) return null;
    const type = typeName(bound.value);
    return type === 'int' || type === 'float' ? 'number' : type;
  }

  lower(path: readonly string[]): Bound | null {
    return this.fields.get(fieldKey(path))?.lower ?? null;
  }

  upper(path: readonly string[]): Bound | null {
    return this.fields.get(fieldKey(path))?.upper ?? null;
  }

  isExcluded(path: readonly string[], value: Value): boolean {
    return this.fields.get(fieldKey(path))?.notEqual.some((one) => equal(one, value)) ?? false;
  }

  contains(path: readonly string[], value: Value): boolean {
    return this.fields.get(fieldKey(path))?.contains.some((one) => identical(one, value)) ?? false;
  }

  private entry(field: readonly string[]): FieldFacts {
    const key = fieldKey(field);
    const known = this.fields.get(key);
    if (known !== undefined) return known;
    const made: FieldFacts = { equal: undefined, lower: null, upper: null, notEqual: [], contains: [], nonNull: false };
    this.fields.set(key, made);
    return made;
  }

  private learn(facts: FieldFacts, op: Constraint['op'], value: Value): void {
    if (op === 'equal') {
      facts.equal ??= value;
      if (value !== null) facts.nonNull = true;
      return;
    }
    // Every other filter leaves out documents whose field is null.
    facts.nonNull = true;
    const inclusive = op === 'less-or-equal' || op === 'greater-or-equal';
    if (op === 'not-equal') facts.notEqual.push(value);
    else if (op === 'contains') facts.contains.push(value);
    else if (op === 'less' || op === 'less-or-equal') facts.upper ??= { value, inclusive };
    else if (op === 'greater' || op === 'greater-or-equal') facts.lower ??= { value, inclusive };
  }
}
