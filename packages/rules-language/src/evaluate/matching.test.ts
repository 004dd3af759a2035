import { compileRules } from '../compile-rules';
import { compileFirestore, createHost, createRequest } from '../rules.testkit';

const allowed = (body: string, path: string) => compileFirestore(body).evaluate(createRequest({ path }), createHost()).allowed;
const inVersion = (version: string, body: string, path: string) =>
  compileRules(
    `${version === '' ? '' : `rules_version = '${version}';`} service cloud.firestore { match /databases/{database}/documents { ${body} } }`,
    { service: 'cloud.firestore', fileName: 'f' },
  ).evaluate(createRequest({ path }), createHost()).allowed;

describe('P1: fixed names and single wildcards', () => {
  it.each([
    ['match /a/{x} { allow get; }', 'a/1', true],
    ['match /a/{x} { allow get; }', 'b/1', false],
    ['match /a/{x} { allow get; }', 'a/1/b/2', false],
    ['match /a/{x=*} { allow get: if x == "1"; }', 'a/1', true],
    ['match /a/1 { allow get; }', 'a/1', true],
    ['match /a/{x} { match /b/{y} { allow get: if x == "1" && y == "2"; } }', 'a/1/b/2', true],
    ['match /a/{x} { allow get; match /b/{y} { allow get: if false; } }', 'a/1/b/2', false],
    ['match /a/{x}/b/{y} { allow get: if x + y == "12"; }', 'a/1/b/2', true],
  ])('%s on %s', (body, path, expected) => expect(allowed(body, path)).toBe(expected));
});

describe('P2: recursive wildcards', () => {
  it.each([
    ['match /{rest=**} { allow get: if rest == /a/1; }', 'a/1', true],
    ['match /a/{rest=**} { allow get: if rest[0] == "1" && rest[2] == "2"; }', 'a/1/b/2', true],
    ['match /{path=**}/b/{y} { allow get: if path == /a/1 && y == "2"; }', 'a/1/b/2', true],
    ['match /{path=**}/b/{y} { allow get; }', 'b/2', true],
    ['match /{path=**}/b/{y} { allow get; }', 'a/1/c/2', false],
    ['match /a/{x} { match /{rest=**} { allow get; } }', 'a/1', true],
  ])('%s on %s', (body, path, expected) => expect(allowed(body, path)).toBe(expected));

  it('takes zero segments in version 2 only', () => {
    const body = 'match /a/{x}/{rest=**} { allow get; }';
    expect(inVersion('2', body, 'a/1')).toBe(true);
    for (const version of ['1', '']) {
      expect(inVersion(version, body, 'a/1')).toBe(false);
      expect(inVersion(version, body, 'a/1/b/2')).toBe(true);
    }
  });
});

describe('P3: functions see the names of the block they are declared in', () => {
  it('resolves the innermost declaration and passes arguments', () => {
    expect(allowed('function f() { return false; } match /a/{x} { function f() { return x == "1"; } allow get: if f(); }', 'a/1')).toBe(
      true,
    );
    expect(
      allowed(
        'match /a/{x} { function same(y) { let z = y; return z == x; } match /b/{x2} { allow get: if same("1") && x2 == "2"; } }',
        'a/1/b/2',
      ),
    ).toBe(true);
  });

  it('does not see the captures of the caller', () => {
    expect(() => allowed('function f() { return x == "1"; } match /a/{x} { allow get: if f(); }', 'a/1')).toThrow('there is no variable x');
  });

  it('works at the top of the file and of the service', () => {
    const source =
      "rules_version = '2'; function top() { return inner(1); } function inner(n) { return n == 1; } service cloud.firestore { function mid() { return top(); } match /databases/{d}/documents/a/{x} { allow get: if mid(); } }";
    expect(
      compileRules(source, { service: 'cloud.firestore', fileName: 'f' }).evaluate(createRequest({ path: 'a/1' }), createHost()).allowed,
    ).toBe(true);
  });

  it('evaluates arguments and let bindings when they are used, once', () => {
    expect(
      allowed(
        'function f(bad) { let worse = 1 / 0; return true || bad || worse == 1; } match /a/{x} { allow get: if f(1 / 0 == 1); }',
        'a/1',
      ),
    ).toBe(true);
    const host = createHost({ 'u/1': { n: { integerValue: '1' } } });
    const rules = compileFirestore(
      'function f(d) { let n = d.data.n; return n == 1 && n + n == 2 && d.id == "1"; } match /a/{x} { allow get: if f(get(/databases/$(database)/documents/u/1)); }',
    );
    expect(rules.evaluate(createRequest({ path: 'a/1' }), host).allowed).toBe(true);
    expect(host.reads).toEqual(['u/1']);
  });
});
