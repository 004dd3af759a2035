import { compileFirestore, compileStorage, createHost, getOutcome, createRequest } from '../rules.testkit';
import type { RulesMethod, RulesRequest, StorageObject } from '../types';

const ada = { path: 'docs/a', fields: { n: { integerValue: '3' }, name: { stringValue: 'Ada' } } };

describe('R1: request and resource', () => {
  it.each<[string, Partial<RulesRequest>, unknown]>([
    ['request.auth == null', { auth: null }, true],
    ['request.auth.uid == "x"', { auth: null }, 'error'],
    ['request.auth != null && request.auth.uid == "ada"', { auth: null }, false],
    ['request.auth.uid == "ada" && request.auth.token.email == "ada@example.org"', {}, true],
    ['request.auth.token.admin == true', {}, 'error'],
    ['"admin" in request.auth.token', {}, false],
    ['request.auth.token.level == 3 && request.auth.token.level is int', { auth: { uid: 'a', token: { level: 3 } } }, true],
    [
      'request.auth.token.firebase.sign_in_provider == "password"',
      { auth: { uid: 'a', token: { firebase: { sign_in_provider: 'password' } } } },
      true,
    ],
    ['request.auth.keys().hasOnly(["uid", "token"])', {}, true],
    ['request.method == "update"', { method: 'update' }, true],
    ['request.path == /databases/$(database)/documents/docs/a && request.path[3] == "docs"', {}, true],
    ['database == "(default)" && id == "a"', {}, true],
    ['request.time is timestamp && request.time == timestamp.value(1768480496123) + duration.value(456, "ns") * 1', {}, 'error'],
    ['resource == null', {}, true],
    ['resource.data.n == 3', {}, 'error'],
    ['resource.data.n == 3 && resource.id == "a" && resource.__name__ == request.path', { resource: ada }, true],
    ['resource.data.keys() == ["n", "name"] && resource.data.size() == 2', { resource: ada }, true],
    ['request.resource == null', {}, 'error'],
    ['request.resource == null', { method: 'delete', resource: ada }, true],
    ['request.resource.data.name == "Ada"', { method: 'create', requestResource: ada }, true],
    [
      'request.resource.data.diff(resource.data).affectedKeys().hasOnly(["n"])',
      { method: 'update', resource: ada, requestResource: { path: 'docs/a', fields: { ...ada.fields, n: { integerValue: '4' } } } },
      true,
    ],
    ['request.query.limit == 5 && request.query.offset == null', { method: 'list', query: { limit: 5 } }, true],
    ['request.query.limit == 5', {}, 'error'],
  ])('%s', (expression, change, expected) => expect(getOutcome(expression, change)).toBe(expected));
});

describe('R2: every kind of stored value', () => {
  const fields = {
    nothing: { nullValue: null },
    flag: { booleanValue: false },
    big: { integerValue: '9007199254740993' },
    half: { doubleValue: 0.5 },
    nan: { doubleValue: 'NaN' as const },
    time: { timestampValue: '2026-01-15T12:34:56.123456Z' },
    bytes: { bytesValue: 'YWJj' },
    reference: { referenceValue: 'projects/p/databases/(default)/documents/users/ada' },
    point: { geoPointValue: { latitude: 1, longitude: 2 } },
    list: { arrayValue: { values: [{ stringValue: 'x' }, { integerValue: 1 }] } },
    empty: { arrayValue: {} },
    map: { mapValue: { fields: { inner: { mapValue: {} } } } },
  };
  const resource = { path: 'docs/a', fields };
  it.each([
    'nothing == null && "nothing" in resource.data',
    'flag == false',
    'big == 9007199254740993 && resource.data.big != 9007199254740992',
    'half is float && resource.data.half * 2 == 1',
    'nan != resource.data.nan && math.isNaN(resource.data.nan)',
    'time == request.time',
    'bytes == "abc".toUtf8()',
    'reference is path && resource.data.reference == /databases/$(database)/documents/users/ada && get(resource.data.reference).data.ok',
    'point == latlng.value(1, 2)',
    'list == ["x", 1] && resource.data.empty == []',
    'map.inner == {} && resource.data.map.inner.size() == 0',
  ])('%s', (expression) => {
    expect(getOutcome(`resource.data.${expression}`, { resource }, createHost({ 'users/ada': { ok: { booleanValue: true } } }))).toBe(true);
  });
});

describe('R3: methods and grants', () => {
  const allows = (grant: string, method: RulesMethod) =>
    compileFirestore(`match /docs/{id} { allow ${grant}; }`).evaluate(createRequest({ method }), createHost()).allowed;
  it.each<[string, RulesMethod[]]>([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create, delete', ['create', 'delete']],
    ['update', ['update']],
  ])('%s', (grant, methods) => {
    for (const method of ['get', 'list', 'create', 'update', 'delete'] as const)
      expect([method, allows(grant, method)]).toEqual([method, methods.includes(method)]);
  });

  it('allows when any statement of any matching block allows, whatever the others do', () => {
    const rules = compileFirestore(
      'match /docs/{id} { allow get: if resource.data.x; allow get: if false; } match /{any=**} { allow get: if any == /docs/a; }',
    );
    expect(rules.evaluate(createRequest(), createHost()).allowed).toBe(true);
    expect(rules.evaluate(createRequest({ path: 'docs/b' }), createHost()).allowed).toBe(false);
  });
});

describe('R4: get, exists and what they see after the write', () => {
  const host = () =>
    createHost({ 'users/ada': { admin: { booleanValue: true } } }, { 'users/new': { name: { stringValue: 'n' } }, 'users/ada': null });
  const path = (id: string) => `/databases/$(database)/documents/users/${id}`;
  it.each([
    [`get(${path('ada')}).data.admin`, true],
    [`get(${path('ada')}).id == 'ada'`, true],
    [`get(${path('nobody')}) == null`, 'error'],
    [`getAfter(${path('ada')}) == null`, 'error'],
    [`get(${path('nobody')}) == null || true`, true],
    [`get(${path('nobody')}).data.admin`, 'error'],
    [`exists(${path('ada')}) && !exists(${path('nobody')})`, true],
    [`getAfter(${path('new')}).data.name == 'n' && !existsAfter(${path('ada')})`, true],
    [`get('users/ada')`, 'error'],
    [`get(/users/ada)`, 'error'],
    ['get(/databases/$(database)/documents/users)', 'error'],
    ['get(path("/databases/(default)/documents/users/ada")).data.admin', true],
  ])('%s', (expression, expected) => expect(getOutcome(expression, {}, host())).toBe(expected));
});

describe('R5: Storage', () => {
  const object: StorageObject = {
    name: 'posters/a.png',
    bucket: 'b',
    size: '1024',
    contentType: 'image/png',
    generation: '5',
    metageneration: '1',
    timeCreated: '2026-01-15T12:00:00Z',
    updated: '2026-01-15T12:00:00Z',
    md5Hash: 'x',
    metadata: { owner: 'ada' },
  };
  const judge = (condition: string, change: Partial<RulesRequest> = {}, host = createHost()) =>
    compileStorage(`match /posters/{name} { allow read, write: if ${condition}; }`).evaluate(
      createRequest({ path: 'posters/a.png', bucket: 'b', method: 'create', requestResource: object, ...change }),
      host,
    ).allowed;

  it.each([
    ['request.resource.size <= 1024 * 1024 && request.resource.contentType.matches("image/(png|jpeg)")', true],
    ['request.resource.size < 1024', false],
    ['request.resource.metadata.owner == request.auth.uid && request.resource.name == "posters/a.png"', true],
    ['bucket == "b" && name == "a.png" && request.path == /b/b/o/posters/a.png', true],
    ['request.resource.generation is int && request.resource.timeCreated is timestamp', true],
    ['request.resource.contentDisposition == null', true],
    ['"cacheControl" in request.resource', false],
    ['request.resource.keys().hasAll(["name", "bucket", "size"])', true],
    ['resource == null', true],
    ['request.query.limit == 1', false],
    ['firestore.exists(/databases/(default)/documents/users/ada)', true],
    ['firestore.get(/databases/(default)/documents/users/ada).data.admin == true', true],
    ['firestore.get(/databases/(default)/documents/users/bob).data.admin == true', false],
  ])('%s', (condition, expected) =>
    expect(judge(condition, {}, createHost({ 'users/ada': { admin: { booleanValue: true } } }))).toBe(expected),
  );

  it('knows request.resource for uploads and updates only', () => {
    expect(judge('request.resource == null && resource.size == 1024', { method: 'get', requestResource: null, resource: object })).toBe(
      true,
    );
    expect(judge('request.resource == null', { method: 'delete', requestResource: null, resource: object })).toBe(true);
  });

  it('reads two documents for one request at most', () => {
    const exists = (...ids: string[]) => ids.map((id) => `!firestore.exists(/databases/(default)/documents/u/${id})`).join(' && ');
    expect(judge(exists('a', 'b', 'a'))).toBe(true);
    expect(judge(`${exists('a', 'b', 'c')} || true`)).toBe(false);
  });

  it('refuses bare get(), and list in version 1', () => {
    expect(() => compileStorage('match /a { allow read: if get(/a/b) != null; }')).toThrow('firestore.get()');
    const listed = (version: string) =>
      compileStorage('match /{all=**} { allow read; }', version).evaluate(
        createRequest({ method: 'list', path: 'posters', bucket: 'b' }),
        createHost(),
      );
    expect(listed('2').allowed).toBe(true);
    expect(listed('1').allowed).toBe(false);
    expect(listed('1').explanation()).toContain("rules_version = '2'");
  });
});
