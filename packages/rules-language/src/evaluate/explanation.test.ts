import { compileRules } from '../compile-rules';
import { compileFirestore, firestoreRules, createHost, judgeCondition, createRequest } from '../rules.testkit';
import type { DebugEntry, StructuredQuery } from '../types';

describe('E1: a refusal names the rule and the expression', () => {
  it.each([
    [
      'request.auth != null && request.auth.uid == "bob"',
      "test.rules:4:20: false at test.rules:4:66: 'request.auth.uid == \"bob\"' (left: 'ada', right: 'bob')",
    ],
    ['resource.data.x == 1', "test.rules:4:20: error at test.rules:4:42 in 'resource.data': null has no property data"],
    ['[1, 2][5] == 1 && true', "error at test.rules:4:42 in '[1, 2][5]': index 5 is out of bounds for a length of 2"],
    ['"a".matches("(")', 'in \'"a".matches("(")\': \'(\' is not a regular expression RE2 knows'],
    ['1', 'a condition must be a boolean, not int'],
    ['true ? id in ["b"] : true', "'id in [\"b\"]' (left: 'a', right: ['b'])"],
  ])('%s', (condition, expected) => expect(judgeCondition(condition).explanation()).toContain(expected));

  it('looks into functions', () => {
    const rules = compileFirestore('function owner(d) { return d == "x"; }\nmatch /docs/{id} { allow get: if owner(id); }');
    expect(rules.evaluate(createRequest(), createHost()).explanation()).toContain(
      "false at test.rules:4:28: 'd == \"x\"' (left: 'a', right: 'x')",
    );
  });

  it('says when nothing covers the request, and which rule allowed one', () => {
    expect(judgeCondition('true', { path: 'other/a' }).explanation()).toBe(
      'get other/a is refused: no allow statement in test.rules covers this path and method',
    );
    expect(judgeCondition('true').explanation()).toBe('get docs/a is allowed by test.rules:4:20: allow read, write: if true');
  });
});

describe('E2: debug() prints and returns its argument', () => {
  it('shows values as the language writes them', () => {
    const printed: DebugEntry[] = [];
    const source = firestoreRules(
      `match /docs/{id} { allow get: if debug({'a': [1, 1.0, 'x', null, /a/$(id), request.time, b'\\x01', ['s'].toSet(), duration.value(90, 's'), latlng.value(1, 2)]}).size() == 1; }`,
    );
    const rules = compileRules(source, { service: 'cloud.firestore', fileName: 'f', logger: (entry) => printed.push(entry) });
    expect(rules.evaluate(createRequest(), createHost()).allowed).toBe(true);
    expect(printed).toEqual([
      {
        message: "{'a': [1, 1.0, 'x', null, /a/a, timestamp(2026-01-15T12:34:56.123Z), b'01', ['s'].toSet(), duration(90s), latlng(1, 2)]}",
        fileName: 'f',
        line: 4,
        column: 34,
      },
    ]);
  });
});

describe('E3: reasons are lines of the rules, without a value of anybody', () => {
  const only = { fileName: 'test.rules', line: 4 };
  it.each([
    ['request.auth.uid == resource.data.owner', 'error', 'resource.data'],
    ['id == "b"', 'false', 'id == "b"'],
  ])('%s: %s', (condition, kind, text) => {
    const { allowed, reasons } = judgeCondition(condition);
    expect([allowed, reasons()]).toEqual([
      false,
      [{ ...only, rule: `allow read, write: if ${condition}`, problem: { kind, line: 4, text: expect.stringContaining(text) as string } }],
    ]);
  });

  it('does not tell what was compared, as the explanation does', () => {
    const decision = judgeCondition('request.auth.token.secret == "no"', { auth: { uid: 'ada', token: { secret: 'of ada' } } });
    expect(decision.explanation()).toContain('of ada');
    expect(JSON.stringify(decision.reasons())).not.toContain('of ada');
  });

  it('names the line within a function, the statement that allowed, and nothing where nothing covers the request', () => {
    const rules = compileFirestore(
      'function owner(d) { return d == "x"; }\nmatch /docs/{id} { allow get: if owner(id);\nallow get: if false; }',
    );
    expect(rules.evaluate(createRequest(), createHost()).reasons()).toEqual([
      { ...only, line: 5, rule: 'allow get: if owner(id)', problem: { kind: 'false', line: 4, text: 'd == "x"' } },
      { ...only, line: 6, rule: 'allow get: if false', problem: { kind: 'false', line: 6, text: 'false' } },
    ]);
    expect(judgeCondition('true').reasons()).toEqual([{ ...only, rule: 'allow read, write: if true', problem: null }]);
    expect(judgeCondition('true', { path: 'other/a' }).reasons()).toEqual([]);
  });

  it('of a query: what proved it, or what could not be proven', () => {
    const rules = compileFirestore('match /docs/{id} { allow list: if resource.data.open == true;\nallow list: if request.auth != null; }');
    const ask = (structuredQuery: StructuredQuery) =>
      rules.evaluateQuery({ database: '(default)', parent: '', structuredQuery, auth: null, timeMicros: 0n }, createHost());
    const all = ask({ from: [{ collectionId: 'docs' }] });
    expect([all.allowed, all.reasons().map(({ line, problem }) => [line, problem?.kind])]).toEqual([
      false,
      [
        [4, 'not proven'],
        [5, 'not proven'],
      ],
    ]);
    const open = ask({
      from: [{ collectionId: 'docs' }],
      where: { fieldFilter: { field: { fieldPath: 'open' }, op: 'EQUAL', value: { booleanValue: true } } },
    });
    expect([open.allowed, open.reasons()]).toEqual([true, [{ ...only, rule: 'allow list: if resource.data.open == true', problem: null }]]);
  });
});
