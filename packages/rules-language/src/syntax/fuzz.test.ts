import fc from 'fast-check';

import { compileRules } from '../compile-rules';
import { RulesError } from '../errors';
import { MAX_NESTING } from '../limits';
import { firestoreRules, createHost, createQuery, createRequest } from '../rules.testkit';

/* S4: no input can crash, hang or exhaust the parser; it refuses with a RulesError or compiles. */
const sample = firestoreRules(`
  function signedIn() { let u = request.auth; return u != null && u.uid is string; }
  match /docs/{id} { allow get: if signedIn() && resource.data.get(['a', "b"], -1.5e3) in [1, {'k': b'\\x00'}][0:1]; allow write: if id[0] == 'x' ? !(1 % 2 >= 0) : exists(/databases/$(database)/documents/a/$(id)); }
  match /{rest=**} { allow list: if request.query.limit <= 10; }`);

function survives(source: string): void {
  let rules;
  try {
    rules = compileRules(source, { service: 'cloud.firestore', fileName: 'f', unknownNames: 'warn' });
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    for (const one of error.all) if (!(one.line >= 1 && one.column >= 1)) throw new Error(`no place: ${one.message}`, { cause: error });
    return;
  }
  for (const method of ['get', 'list', 'create'] as const) rules.evaluate(createRequest({ method }), createHost()).explanation();
  rules.evaluateQuery(createQuery('docs'), createHost()).explanation();
}

const piece = fc.constantFrom(
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  "'",
  '"',
  '/',
  '$(',
  '**',
  '=',
  '==',
  '&&',
  '||',
  '!',
  '-',
  '.',
  ':',
  '?',
  ';',
  ',',
  ' in ',
  ' is ',
  'allow ',
  'match ',
  'return ',
  'let ',
  'if ',
  'x',
  '1',
  '\\',
  '/*',
  '//',
  '\n',
  '\u0000',
  '😀',
  '\ud800',
);

describe('S4: hostile input', () => {
  it('survives random text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), survives), { numRuns: 500, seed: 1 });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => survives(pieces.join(''))),
      { numRuns: 1000, seed: 2 },
    );
  });

  it('survives mutations of real rules', () => {
    const mutation = fc.tuple(fc.nat(sample.length), fc.nat(12), fc.array(piece, { maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
        survives(
          mutations.reduce((text, [at, length, inserted]) => text.slice(0, at) + inserted.join('') + text.slice(at + length), sample),
        );
      }),
      { numRuns: 2500, seed: 3 },
    );
  });

  it.each([
    ['parentheses', (n: number) => `${'('.repeat(n)}true${')'.repeat(n)}`],
    ['negations', (n: number) => `${'!'.repeat(n)}true`],
    ['lists', (n: number) => `${'['.repeat(n)}${']'.repeat(n)} == []`],
    ['maps', (n: number) => `${"{'a':".repeat(n)}1${'}'.repeat(n)} == {}`],
    ['ternaries', (n: number) => `${'true ? true : '.repeat(n)}true`],
    ['calls', (n: number) => `${'string('.repeat(n)}1${')'.repeat(n)} == '1'`],
    ['paths', (n: number) => `${'/a/$('.repeat(n)}id${')'.repeat(n)} == /a`],
    ['members', (n: number) => `request${'.x'.repeat(n)} == 1`],
    ['sums', (n: number) => `${'1 + '.repeat(n)}1 > 0`],
    ['conjunctions', (n: number) => `${'true && '.repeat(n)}true`],
  ])('refuses too deeply nested %s', (_, make) => {
    const compile = (n: number) =>
      compileRules(firestoreRules(`match /docs/{id} { allow read: if ${make(n)}; }`), { service: 'cloud.firestore', fileName: 'f' });
    expect(() => compile(MAX_NESTING / 4)).not.toThrow();
    expect(() => compile(10_000)).toThrow('too complex');
  });

  it('refuses endless chains of functions, also with deep expressions in each', () => {
    const chain = (n: number, wrap: (call: string) => string) =>
      firestoreRules(
        `${Array.from({ length: n }, (_, i) => `function f${i}() { return ${wrap(`f${i + 1}()`)}; }`).join('\n')} function f${n}() { return true; } match /docs/{id} { allow read: if f0(); }`,
      );
    const compile = (source: string) => compileRules(source, { service: 'cloud.firestore', fileName: 'f' });
    expect(() => compile(chain(4000, (call) => call))).toThrow(RulesError);
    expect(() => compile(chain(25, (call) => `${'!'.repeat(190)}${call}`))).toThrow(RulesError);
    survives(chain(18, (call) => `${'!'.repeat(190)}${call}`));
  });

  it('reads big files in reasonable time', () => {
    const rules = Array.from(
      { length: 2000 },
      (_, i) => `match /c${i}/{id} { allow read: if request.auth.uid == '${i}' && resource.data.n > ${i}; }`,
    ).join('\n');
    expect(compileRules(firestoreRules(rules), { service: 'cloud.firestore', fileName: 'f' }).warnings).toEqual([]);
  });
});
