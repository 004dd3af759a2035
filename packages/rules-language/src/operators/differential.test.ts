import fc from 'fast-check';

import { type Outcome, getOutcome } from '../rules.testkit';

/*
 * O9: compares random expressions with a second evaluator. It shares no code with the first: it walks its own tree and keeps integers as {int}, so
 * that the two can't agree by a common mistake.
 */
type V = null | boolean | string | { int: bigint } | { float: number } | V[] | { map: [string, V][] };
type Tree =
  | { text: string; value: V }
  | { op: string; left: Tree; right: Tree }
  | { not: Tree }
  | { minus: Tree }
  | { test: Tree; yes: Tree; no: Tree }
  | { of: Tree; method: string; args: readonly Tree[] }
  | { of: Tree; at: Tree }
  | { of: Tree; type: string };

class Wrong extends Error {}
const MAX = 2n ** 63n - 1n;

const isInt = (v: V): v is { int: bigint } => typeof v === 'object' && v !== null && Object.hasOwn(v, 'int');
const isFloat = (v: V): v is { float: number } => typeof v === 'object' && v !== null && Object.hasOwn(v, 'float');
const isMap = (v: V): v is { map: [string, V][] } => typeof v === 'object' && v !== null && Object.hasOwn(v, 'map');
const num = (v: V): number | null => (isInt(v) ? Number(v.int) : isFloat(v) ? v.float : null);
const fit = (n: bigint): V => {
  if (n > MAX || n < -MAX - 1n) throw new Wrong();
  return { int: n };
};
const bool = (v: V): boolean => {
  if (typeof v !== 'boolean') throw new Wrong();
  return v;
};

function same(a: V, b: V): boolean {
  if (isFloat(a) && isFloat(b)) return a.float === b.float;
  if (isInt(a) && isInt(b)) return a.int === b.int;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => same(x, b[i] as V));
  if (isMap(a) && isMap(b)) return a.map.length === b.map.length && a.map.every(([k, x]) => b.map.some(([l, y]) => k === l && same(x, y)));
  return a === b;
}

function run(tree: Tree): V {
  if ('text' in tree) return tree.value;
  if ('not' in tree) return !bool(run(tree.not));
  if ('minus' in tree) {
    const v = run(tree.minus);
    if (isInt(v)) return fit(-v.int);
    if (isFloat(v)) return { float: -v.float };
    throw new Wrong();
  }
  if ('test' in tree) return run(bool(run(tree.test)) ? tree.yes : tree.no);
  if ('method' in tree) return method(run(tree.of), tree.method, tree.args.map(run));
  if ('at' in tree) return at(run(tree.of), run(tree.at));
  if ('type' in tree) return typed(run(tree.of), tree.type);
  if (tree.op === '&&' || tree.op === '||') return logic(tree.op === '||', tree.left, tree.right);
  return binary(tree.op, run(tree.left), run(tree.right));
}

function logic(wins: boolean, left: Tree, right: Tree): boolean {
  const outcome = (tree: Tree): boolean | null => {
    try {
      return bool(run(tree));
    } catch (error) {
      if (error instanceof Wrong) return null;
      throw error;
    }
  };
  const both = [outcome(left), outcome(right)];
  if (both.includes(wins)) return wins;
  if (both.includes(null)) throw new Wrong();
  return !wins;
}

function binary(op: string, a: V, b: V): V {
  const [x, y] = [num(a), num(b)];
  switch (op) {
    case '==':
    case '!=': {
      const result = x !== null && y !== null ? x === y : same(a, b);
      return result === (op === '==');
    }
    case 'in':
      if (Array.isArray(b)) return b.some((item) => same(item, a));
      if (isMap(b) && typeof a === 'string') return b.map.some(([k]) => k === a);
      throw new Wrong();
    case '<':
    case '>=': {
      if (x !== null && y !== null) return x < y === (op === '<');
      if (typeof a === 'string' && typeof b === 'string') return a < b === (op === '<');
      throw new Wrong();
    }
    default:
  }
  if (op === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (x === null || y === null) throw new Wrong();
  if (isInt(a) && isInt(b)) {
    if (op === '+') return fit(a.int + b.int);
    if (op === '-') return fit(a.int - b.int);
    if (op === '*') return fit(a.int * b.int);
    if (b.int === 0n) throw new Wrong();
    return fit(op === '/' ? a.int / b.int : a.int % b.int);
  }
  return { float: op === '+' ? x + y : op === '-' ? x - y : op === '*' ? x * y : op === '/' ? x / y : x % y };
}

function method(of: V, name: string, args: readonly V[]): V {
  const [first, second] = args;
  if (name === 'size' && args.length === 0) {
    if (typeof of === 'string') return { int: BigInt([...of].length) };
    if (Array.isArray(of)) return { int: BigInt(of.length) };
    if (isMap(of)) return { int: BigInt(of.map.length) };
  }
  if (name === 'concat' && Array.isArray(of) && Array.isArray(first)) return [...of, ...first];
  if (name === 'hasAny' && Array.isArray(of) && Array.isArray(first)) return of.some((item) => first.some((other) => same(item, other)));
  if (name === 'hasAll' && Array.isArray(of) && Array.isArray(first)) return first.every((item) => of.some((other) => same(item, other)));
  if (name === 'get' && isMap(of) && typeof first === 'string' && second !== undefined)
    return of.map.find(([k]) => k === first)?.[1] ?? (of.map.some(([k]) => k === first) ? null : second);
  throw new Wrong();
}

function at(of: V, index: V): V {
  if (isMap(of) && typeof index === 'string') {
    const found = of.map.find(([k]) => k === index);
    if (found) return found[1];
  } else if (isInt(index)) {
    const items = typeof of === 'string' ? [...of] : Array.isArray(of) ? of : [];
    if (index.int >= 0n && index.int < BigInt(items.length)) return items[Number(index.int)] as V;
  }
  throw new Wrong();
}

function typed(v: V, type: string): boolean {
  const own =
    v === null
      ? 'null'
      : typeof v === 'boolean'
        ? 'bool'
        : typeof v === 'string'
          ? 'string'
          : Array.isArray(v)
            ? 'list'
            : isInt(v)
              ? 'int'
              : isFloat(v)
                ? 'float'
                : 'map';
  return own === type || (type === 'number' && (own === 'int' || own === 'float'));
}

function write(tree: Tree): string {
  if ('text' in tree) return tree.text;
  if ('not' in tree) return `!(${write(tree.not)})`;
  if ('minus' in tree) return `-(${write(tree.minus)})`;
  if ('test' in tree) return `(${write(tree.test)} ? ${write(tree.yes)} : ${write(tree.no)})`;
  if ('method' in tree) return `(${write(tree.of)}).${tree.method}(${tree.args.map(write).join(', ')})`;
  if ('at' in tree) return `(${write(tree.of)})[${write(tree.at)}]`;
  if ('type' in tree) return `(${write(tree.of)} is ${tree.type})`;
  return `(${write(tree.left)} ${tree.op} ${write(tree.right)})`;
}

const int = (n: bigint): Tree => ({ text: String(n), value: { int: n } });
const leaf = fc.constantFrom<Tree>(
  { text: 'null', value: null },
  { text: 'true', value: true },
  { text: 'false', value: false },
  int(0n),
  int(1n),
  int(2n),
  int(7n),
  int(MAX),
  { text: '1.0', value: { float: 1 } },
  { text: '2.5', value: { float: 2.5 } },
  { text: "'a'", value: 'a' },
  { text: "'é😀'", value: 'é😀' },
  { text: '[]', value: [] },
  { text: "[1, 'a', 2.5]", value: [{ int: 1n }, 'a', { float: 2.5 }] },
  { text: '[1.0]', value: [{ float: 1 }] },
  {
    text: "{'a': 1, 'b': null}",
    value: {
      map: [
        ['a', { int: 1n }],
        ['b', null],
      ],
    },
  },
);
const anything: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => {
  const t = tie('tree');
  return {
    tree: fc.oneof(
      { maxDepth: 4, depthSize: 'large' },
      leaf,
      fc.record({ op: fc.constantFrom('&&', '||', '==', '!=', '<', '>=', 'in', '+', '-', '*', '/', '%'), left: t, right: t }),
      fc.record({ not: t }),
      fc.record({ minus: t }),
      fc.record({ test: t, yes: t, no: t }),
      fc.record({ of: t, method: fc.constant('size'), args: fc.constant([]) }),
      fc.record({ of: t, method: fc.constantFrom('concat', 'hasAny', 'hasAll'), args: fc.tuple(t) }),
      fc.record({ of: t, method: fc.constant('get'), args: fc.tuple(t, t) }),
      fc.record({ of: t, at: t }),
      fc.record({ of: t, type: fc.constantFrom('bool', 'int', 'float', 'number', 'string', 'list', 'map', 'null') }),
    ),
  };
}).tree;

/** Mostly what can be a condition, because random trees are mostly errors. */
const condition: fc.Arbitrary<Tree> = fc.letrec<{ condition: Tree }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.record({ op: fc.constantFrom('==', '!=', '<', '>=', 'in'), left: anything, right: anything }),
    fc.record({ of: anything, type: fc.constantFrom('int', 'number', 'list') }),
    fc.record({ op: fc.constantFrom('&&', '||'), left: tie('condition'), right: tie('condition') }),
    fc.record({ not: tie('condition') }),
    leaf,
    anything,
  ),
})).condition;

describe('O9: random expressions', () => {
  it('agree with an independent evaluator', () => {
    const seen: Record<string, number> = {};
    fc.assert(
      fc.property(condition, (one) => {
        let expected: Outcome;
        try {
          const value = run(one);
          expected = typeof value === 'boolean' ? value : 'error';
        } catch (error) {
          if (!(error instanceof Wrong)) throw error;
          expected = 'error';
        }
        seen[String(expected)] = (seen[String(expected)] ?? 0) + 1;
        expect([write(one), getOutcome(write(one))]).toEqual([write(one), expected]);
      }),
      { numRuns: 5000, seed: 7 },
    );
    expect(Object.keys(seen).sort()).toEqual(['error', 'false', 'true']);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });
});
