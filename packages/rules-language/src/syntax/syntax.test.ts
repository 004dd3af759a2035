import { compileRules } from '../compile-rules';
import { RulesError } from '../errors';
import { firestoreRules, createHost, createRequest } from '../rules.testkit';

function errorsOf(source: string): string[] {
  try {
    compileRules(source, { service: 'cloud.firestore', fileName: 'f' });
  } catch (error) {
    if (error instanceof RulesError) return error.all.map((one) => `${one.line}:${one.column} ${one.message}`);
    throw error;
  }
  return [];
}
const inMatch = (body: string) => firestoreRules(`match /docs/{id} { ${body} }`);
const condition = (text: string) => errorsOf(inMatch(`allow read: if ${text};`));

describe('S1: syntax errors point at line and column and say what was expected', () => {
  it.each([
    ['', "1:1 expected a service block, such as 'service cloud.firestore { ... }', found the end of the file"],
    ["rules_version = '3';", "1:17 the version must be '1' or '2', not '3'"],
    ['service cloud.firestore {\n  match /a {\n', "3:1 expected 'allow', 'match', 'function' or '}', found the end of the file"],
    ['service cloud.firestore { allow read; }', "1:27 'allow' belongs into a match block"],
    ["service cloud.firestore { }\nrules_version = '2';", "2:1 rules_version must be the file's first statement"],
    [inMatch('allow raed: if true;'), "4:26 'raed' is not a method; the methods are read, write, get, list, create, update, delete"],
    [inMatch('allow read: true;'), "4:32 expected 'if' and a condition, found 'true'"],
    [inMatch('allow read: if ;'), "4:35 expected a value, found ';'"],
    [inMatch('allow read: if (1 == 1;'), "4:42 expected ')' to close the parenthesis, found ';'"],
    [inMatch('allow read: if true true;'), "4:40 expected an operator, or ';' to end the statement, found 'true'"],
    [inMatch("allow read: if 'a;"), "4:35 this string is not closed with ' on its line"],
    [inMatch('function f() { let a = 1; }'), "4:46 expected 'let' or 'return', found '}'"],
    [inMatch('function f() { return 1; return 2; }'), "4:45 expected '}' behind the function's only return, found 'return'"],
    ['service cloud.firestore { match a { } }', "1:33 expected a path behind 'match', such as /users/{user}, found 'a'"],
    ['service cloud.firestore { match /a/$(b) { } }', '1:36 a match path captures with {name}, not with $(...)'],
    ['service cloud.firestore { /* never', "1:27 this comment is never closed with '*/'"],
  ])('%j', (source, expected) => expect(errorsOf(source)[0]).toBe(expected));

  it.each([
    ['a === b', 'write == for equality'],
    ['true & false', 'write && for "and"'],
    ['x => x', 'arrow functions do not exist'],
    ["'\\d'", "'\\d' is not an escape the rules language knows; in a pattern write it with two backslashes: '\\\\d'"],
    ['9223372036854775808 > 0', 'does not fit into a 64-bit integer'],
    ['1abc', "'1abc' is neither a number nor a name"],
    ['/a/$(id)_x == id', "join texts inside it: $(a + '_' + b)"],
    ['[1, 2', "expected ']' or ',' in the list"],
    ['in == 1', 'expected a value'],
  ])('%s', (text, expected) => expect(condition(text)[0]).toContain(expected));
});

describe('S2: names, types and counts are checked when the rules are loaded', () => {
  it.each([
    ['reqest.auth != null', 'there is no variable reqest; did you mean request?'],
    ['isAdmn()', 'there is no function isAdmn(); did you mean isAdmin?'],
    ['isAdmin(1)', 'isAdmin() takes 0 argument(s), not 1'],
    ['1 is integer', "'integer' is not a type; the types are bool,"],
    ['math.sqr(4) == 2', 'math has no function sqr(); did you mean sqrt?'],
    ['math.sqrt() == 2', 'math.sqrt() takes 1 argument(s), not 0'],
    ['get() == null', 'get() takes 1 argument(s), not 0'],
    ['firestore.get(/a/b) == null', 'there is no variable firestore'],
    ['math == 1', 'math is a namespace'],
  ])('%s', (text, expected) => {
    expect(errorsOf(inMatch(`function isAdmin() { return true; } allow read: if ${text};`))[0]).toContain(expected);
  });

  it('reports every finding, in the order of the file', () => {
    const found = errorsOf(inMatch('allow get: if a == 1;\n allow list: if b() && c;'));
    expect(found.map((line) => line.split(' ')[0])).toEqual(['4:34', '5:17', '5:24']);
  });

  it('refuses recursion, double names and the wrong service', () => {
    expect(errorsOf(inMatch('function f() { return g(); } function g() { return f(); } allow read: if f();'))[0]).toContain(
      'a function must not call itself: f -> g -> f',
    );
    expect(errorsOf(inMatch('function f() { return 1; } function f() { return 2; } allow read: if f() == 1;'))[0]).toContain(
      'declared twice',
    );
    expect(errorsOf(inMatch('function f(a, a) { return a; } allow read: if f(1, 2);'))[0]).toContain('already a parameter');
    expect(errorsOf(inMatch('function f() { let a = 1; let a = 2; return a; } allow read: if f() == 2;'))[0]).toContain(
      'a is already declared in f()',
    );
    expect(errorsOf('service firebase.storage { match /b { allow read; } }')[0]).toContain('expected service cloud.firestore');
    expect(errorsOf(firestoreRules('match /a/{x}/{x} { allow read; }'))[0]).toContain('{x} is captured twice');
    expect(errorsOf(firestoreRules('match /{a=**}/{b=**} { allow read; }'))[0]).toContain('at most one {name=**}');
    expect(errorsOf('service cloud.firestore { match /{a=**}/x { allow read; } }')[0]).toContain('in version 1');
  });

  it('lets unknown names pass as warnings when asked for the leniency of the hosted service', () => {
    const rules = compileRules(inMatch('allow read: if nobody == 1 || true;'), {
      service: 'cloud.firestore',
      fileName: 'f',
      unknownNames: 'warn',
    });
    expect(rules.warnings.map((one) => one.message)).toEqual(['there is no variable nobody']);
    expect(rules.evaluate(createRequest(), createHost()).allowed).toBe(true);
  });

  it('warns of what is never used and of what the hosted service lacks', () => {
    const rules = compileRules(inMatch('function f() { let a = 1; return math.isInfinite(1); } allow read: if true;'), {
      service: 'cloud.firestore',
      fileName: 'f',
    });
    expect(rules.warnings.map((one) => one.message.split(' ').slice(0, 4).join(' '))).toEqual([
      'the function f() is',
      'the variable a is',
      'math.isInfinite is documented, but',
    ]);
  });
});

describe('S3: what the parser accepts', () => {
  it.each([
    'allow read;',
    'allow read',
    'allow read, write: if true',
    'allow read: if true; // why\n/* block\ncomment */ allow write: if false;',
    'allow read: if "a\\"b" == \'a"b\';',
    "allow read: if 'a\\u0041\\/\\t' == 'aA/\t';",
    'function f(a, b,) { return a + b } allow read: if f(1, 2) == 3',
    "allow read: if [1, 2,] == [1, 2] && {'a': 1,} == {'a': 1};",
    'allow read: if exists(/databases/(default)/documents/a/$(id)) || exists(/databases/$(database)/documents/a/b);',
    'match /inner/{rest=**} { allow read: if rest == /x/y; }',
    'allow read: if request.time.date().year() == 2026;',
  ])('%s', (body) => expect(errorsOf(inMatch(body))).toEqual([]));

  it('counts columns behind wide characters and different line ends', () => {
    expect(errorsOf("rules_version = '2';\r\n// é😀\rservice cloud.firestore {\n ! }")[0]).toMatch(/^4:2 /);
  });
});
