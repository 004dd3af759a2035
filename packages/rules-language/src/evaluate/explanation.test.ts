import { compileRules } from '../compile-rules';
import { compileFirestore, firestoreRules, hostOf, judgeCondition, requestOf } from '../rules.testkit';
import type { DebugEntry } from '../types';

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
    expect(rules.evaluate(requestOf(), hostOf()).explanation()).toContain("false at test.rules:4:28: 'd == \"x\"' (left: 'a', right: 'x')");
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
    expect(rules.evaluate(requestOf(), hostOf()).allowed).toBe(true);
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
