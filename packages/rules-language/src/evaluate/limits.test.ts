import { createAccessLedger } from '../access-ledger';
import { compileRules } from '../compile-rules';
import { MAX_SOURCE_BYTES } from '../limits';
import { createWorkLedger } from '../work-ledger';
import { compileFirestore, firestoreRules, createHost, judgeCondition, createRequest } from '../rules.testkit';

const repeat = (n: number, make: (i: number) => string, joint: string) => Array.from({ length: n }, (_, i) => make(i)).join(joint);
const compile = (source: string) => compileRules(source, { service: 'cloud.firestore', fileName: 'f' });
const exists = (n: number) => repeat(n, (i) => `!exists(/databases/$(database)/documents/u/${i})`, ' && ');

describe('L1: document accesses', () => {
  it('allows 10 distinct documents for one operation', () => {
    expect(judgeCondition(exists(10)).allowed).toBe(true);
    const refused = judgeCondition(exists(11));
    expect(refused.allowed).toBe(false);
    expect(refused.explanation()).toContain('limit of 10 document accesses');
  });

  it('counts a document once', () => {
    expect(judgeCondition(`${exists(10)} && ${exists(10)} && (get(/databases/$(database)/documents/u/3) == null || true)`).allowed).toBe(
      true,
    );
  });

  it('allows 20 over a batch, and no more than 10 to each of its operations', () => {
    const rules = compileFirestore(
      `match /docs/{id} { allow get: if ${repeat(8, (i) => `!exists(/databases/$(database)/documents/u/$(id + '${i}'))`, ' && ')}; allow list: if ${exists(11)}; }`,
    );
    const accesses = createAccessLedger();
    const judge = (id: string) => rules.evaluate(createRequest({ path: `docs/${id}`, accesses }), createHost()).allowed;
    expect([judge('a'), judge('b'), judge('a'), judge('c')]).toEqual([true, true, true, false]);
    expect(rules.evaluate(createRequest({ method: 'list', accesses: createAccessLedger() }), createHost()).allowed).toBe(false);
  });

  it('ends the request: neither || nor another rule recovers', () => {
    expect(judgeCondition(`(${exists(11)}) || true`).allowed).toBe(false);
    expect(judgeCondition(`(1 / 0 == 1 || (${exists(11)})) || true`).allowed).toBe(false);
    const rules = compileFirestore(`match /docs/{id} { allow get: if ${exists(11)}; allow get: if true; }`);
    expect(rules.evaluate(createRequest(), createHost()).allowed).toBe(false);
  });

  it('costs nothing where the evaluation does not get to it', () => {
    expect(judgeCondition(`true || ${exists(11)}`).allowed).toBe(true);
  });
});

describe('L2: evaluated expressions', () => {
  const functions = (terms: number) => {
    const groups = Math.ceil(terms / 10);
    return `${repeat(groups, (g) => `function g${g}() { return ${repeat(Math.min(10, terms - g * 10), (i) => `request.auth.token.n >= ${i}`, ' && ')}; }`, '\n')}
      match /docs/{id} { allow get: if ${repeat(groups, (g) => `g${g}()`, ' && ')}; }`;
  };
  const judge = (terms: number) =>
    compileFirestore(functions(terms)).evaluate(createRequest({ auth: { uid: 'a', token: { n: 10_000 } } }), createHost());

  it('lies where it was measured in the hosted service: 100 such terms pass, 125 do not', () => {
    expect(judge(100).allowed).toBe(true);
    expect(judge(125).allowed).toBe(false);
    expect(judge(125).explanation()).toContain('limit of 1000 expressions');
  });

  it('is exactly 1000', () => {
    // A literal costs 1, a conjunction 2: n literals cost 3n - 2.
    const rules = (n: number) =>
      compileFirestore(`match /docs/{id} { allow get: if ${repeat(n, () => 'true', ' && ')} && !false; }`).evaluate(
        createRequest(),
        createHost(),
      ).allowed;
    // 332 literals, 331 inner conjunctions, the last one, and the negation of a literal: 994 + 2 + 2.
    expect(rules(332)).toBe(true);
    expect(rules(333)).toBe(false);
  });

  it('is shared by all rules of a request', () => {
    const heavy = repeat(200, () => 'true', ' && ');
    const rules = compileFirestore(`match /docs/{id} { allow get: if ${heavy} && false; allow get: if ${heavy}; }`);
    expect(rules.evaluate(createRequest(), createHost()).allowed).toBe(false);
  });
});

describe('L3: call depth', () => {
  const chain = (n: number) =>
    firestoreRules(
      `${repeat(n, (i) => `function f${i}() { return ${i === n - 1 ? 'true' : `f${i + 1}()`}; }`, '\n')} match /docs/{id} { allow get: if f0(); }`,
    );
  it('is 20 calls below the first function', () => {
    expect(compile(chain(21)).evaluate(createRequest(), createHost()).allowed).toBe(true);
    expect(() => compile(chain(22))).toThrow('more than 20 levels deep');
  });
});

describe('L4: sizes of the file and its parts', () => {
  const padded = (bytes: number) => {
    const rules = firestoreRules('match /docs/{id} { allow get; }');
    return rules + '\n'.repeat(bytes - rules.length);
  };
  it('reads 256 KB', () => {
    expect(compile(padded(MAX_SOURCE_BYTES)).warnings).toEqual([]);
    expect(() => compile(padded(MAX_SOURCE_BYTES + 1))).toThrow('more than the limit of 262144');
  });

  it('allows 7 parameters, 10 let bindings, 10 levels of match, 100 segments and 20 captures', () => {
    const parameters = (n: number) =>
      firestoreRules(
        `function f(${repeat(n, (i) => `a${i}`, ', ')}) { return a0 == 1; } match /docs/{id} { allow get: if f(${repeat(n, () => '1', ', ')}); }`,
      );
    expect(() => compile(parameters(7))).not.toThrow();
    expect(() => compile(parameters(8))).toThrow('at most 7 parameters');

    const lets = (n: number) =>
      firestoreRules(`function f() { ${repeat(n, (i) => `let a${i} = 1;`, ' ')} return a0 == 1; } match /docs/{id} { allow get: if f(); }`);
    expect(() => compile(lets(10))).not.toThrow();
    expect(() => compile(lets(11))).toThrow('at most 10 let bindings');

    const nested = (n: number) => `service cloud.firestore { ${'match /a { '.repeat(n)}${'}'.repeat(n)} }`;
    expect(() => compile(nested(10))).not.toThrow();
    expect(() => compile(nested(11))).toThrow('deeper than 10 levels');

    const long = (n: number) => `service cloud.firestore { match ${'/a'.repeat(n - 1)} { match /b { allow get; } } }`;
    expect(() => compile(long(100))).not.toThrow();
    expect(() => compile(long(101))).toThrow('at most 100 segments');

    const captures = (n: number) => `service cloud.firestore { match ${repeat(n, (i) => `/{c${i}}`, '')} { allow get; } }`;
    expect(() => compile(captures(20))).not.toThrow();
    expect(() => compile(captures(21))).toThrow('at most 20 variables');
  });
});

describe('L6: paths', () => {
  it('allows two recursive wildcards in nested paths, and matches the longest paths with them', () => {
    const nested = (n: number) => firestoreRules(`${repeat(n, (i) => `match /{a${i}=**} {`, ' ')} allow get: if false; ${'}'.repeat(n)}`);
    const path = repeat(100, () => 'x', '/');
    expect(compile(nested(2)).evaluate(createRequest({ path }), createHost()).allowed).toBe(false);
    expect(() => compile(nested(3))).toThrow('at most 2 {name=**}');
  });
});

describe('L5: what rules build stays small', () => {
  it('refuses to build huge texts', () => {
    const doubling = `${repeat(10, (i) => `let t${i} = ${i === 0 ? 'seed' : `t${i - 1} + t${i - 1} + t${i - 1} + t${i - 1} + t${i - 1} + t${i - 1} + t${i - 1} + t${i - 1}`};`, ' ')}`;
    const rules = compileFirestore(
      `function f(seed) { ${doubling} return t9.size() > 0; } match /docs/{id} { allow get: if f('0123456789'); }`,
    );
    expect(rules.evaluate(createRequest(), createHost()).explanation()).toContain('the string becomes too long');
  });

  it('tests big lists of maps in linear time', () => {
    const values = Array.from({ length: 20_000 }, (_, i) => ({ mapValue: { fields: { n: { integerValue: String(i) } } } }));
    const requestResource = { path: 'docs/a', fields: { list: { arrayValue: { values } } } };
    expect(
      judgeCondition("request.resource.data.list.hasAll([{'n': 19999}]) && request.resource.data.list.toSet().size() == 20000", {
        method: 'create',
        requestResource,
      }).allowed,
    ).toBe(true);
  });
});

describe('L7: what rules look at', () => {
  const longText = { path: 'docs/a', fields: { text: { stringValue: 'x'.repeat(1_000_000) } } };
  const matches = (times: number) => repeat(times, () => "request.resource.data.text.matches('x*')", ' && ');

  it('is bounded for one request', () => {
    expect(judgeCondition(matches(1), { method: 'create', requestResource: longText }).allowed).toBe(true);
    const refused = judgeCondition(matches(2), { method: 'create', requestResource: longText });
    expect(refused.allowed).toBe(false);
    expect(refused.explanation()).toContain('characters and members looked at');
  });

  it('is bounded for all operations that share a ledger', () => {
    const work = createWorkLedger();
    const judge = () => judgeCondition(matches(1), { method: 'create', requestResource: longText, work }).allowed;
    expect([judge(), judge()]).toEqual([true, false]);
  });
});
