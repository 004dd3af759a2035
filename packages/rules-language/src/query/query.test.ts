import { createAccessLedger } from '../access-ledger';
import { compileFirestore, createHost, createQuery, withWhere } from '../rules.testkit';
import type { QueryFilter, RulesQueryRequest } from '../types';

const allowed = (
  condition: string,
  filter?: QueryFilter,
  change: Partial<RulesQueryRequest> = {},
  extra: Partial<RulesQueryRequest['structuredQuery']> = {},
): boolean => {
  const rules = compileFirestore(`match /docs/{id} { allow list: if ${condition}; }`);
  return rules.evaluateQuery(createQuery('docs', filter, change, extra), createHost({ 'users/ada': { admin: { booleanValue: true } } }))
    .allowed;
};

const isPublic = withWhere('public', 'EQUAL', { booleanValue: true });

describe('Q1: what does not depend on the documents is judged as it stands', () => {
  it.each([
    ['true', true],
    ['request.auth != null', true],
    ['request.auth.uid == "bob"', false],
    ['get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin == true', true],
    ['exists(/databases/$(database)/documents/users/bob)', false],
    ['resource == null', false],
    ['resource != null', true],
    ['request.method == "list"', true],
  ])('%s', (condition, expected) => expect(allowed(condition)).toBe(expected));
});

describe('Q2: equality filters fix a field', () => {
  const mine = withWhere('owner', 'EQUAL', { stringValue: 'ada' });
  it.each<[string, QueryFilter | undefined, boolean]>([
    ['resource.data.public == true', isPublic, true],
    ['resource.data.public', isPublic, true],
    ['resource.data.public == true', undefined, false],
    ['resource.data.public == true', withWhere('public', 'EQUAL', { booleanValue: false }), false],
    ['resource.data.owner == request.auth.uid', mine, true],
    ['request.auth.uid == resource.data.owner', mine, true],
    ['resource.data.owner == request.auth.uid', isPublic, false],
    ['resource.data.public == true || resource.data.owner == request.auth.uid', mine, true],
    ['resource.data.public == true && resource.data.owner == request.auth.uid', mine, false],
    ['resource.data.get("public", false) == true', isPublic, true],
    ['resource.data.get("public", false) == true', undefined, false],
    ['resource.data.get("hidden", false) != true', undefined, false],
    ['resource.data.a.b == 1', withWhere('a.b', 'EQUAL', { integerValue: '1' }), true],
    ['resource.data["public"] == true', isPublic, true],
    ['resource.data.owner in ["ada", "bob"]', mine, true],
    ['resource.data.owner.matches("a.*")', mine, true],
    ['get(/databases/$(database)/documents/users/$(resource.data.owner)).data.admin', mine, true],
    ['get(/databases/$(database)/documents/users/$(resource.data.owner)).data.admin', undefined, false],
    ['resource.data.n == null', withWhere('n', 'IS_NULL'), true],
  ])('%s', (condition, filter, expected) => expect(allowed(condition, filter)).toBe(expected));
});

describe('Q3: ranges, exclusions, array-contains and existence', () => {
  const number = (value: number) => ({ integerValue: String(value) });
  it.each<[string, QueryFilter | undefined, boolean]>([
    ['resource.data.n > 5', withWhere('n', 'GREATER_THAN', number(5)), true],
    ['resource.data.n > 5', withWhere('n', 'GREATER_THAN_OR_EQUAL', number(5)), false],
    ['resource.data.n >= 5', withWhere('n', 'GREATER_THAN', number(5)), true],
    ['resource.data.n > 5', withWhere('n', 'GREATER_THAN', number(4)), false],
    ['5 < resource.data.n', withWhere('n', 'GREATER_THAN', number(7)), true],
    ['resource.data.n < 5', withWhere('n', 'LESS_THAN', number(5)), true],
    ['resource.data.n <= 5', withWhere('n', 'LESS_THAN_OR_EQUAL', number(6)), false],
    ['!(resource.data.n > 5)', withWhere('n', 'LESS_THAN', number(5)), true],
    ['resource.data.n != 3', withWhere('n', 'GREATER_THAN', number(5)), true],
    ['resource.data.n is number', withWhere('n', 'GREATER_THAN', number(5)), true],
    ['resource.data.n is string', withWhere('n', 'GREATER_THAN', { stringValue: 'a' }), true],
    ['resource.data.t < request.time', withWhere('t', 'LESS_THAN', { timestampValue: '2020-01-01T00:00:00Z' }), true],
    ['resource.data.state != "draft"', withWhere('state', 'NOT_EQUAL', { stringValue: 'draft' }), true],
    ['resource.data.state != "draft"', undefined, false],
    ['resource.data.state != null', withWhere('state', 'NOT_EQUAL', { stringValue: 'draft' }), true],
    ['resource.data.state != null', withWhere('state', 'IS_NOT_NULL'), true],
    ['request.auth.uid in resource.data.members', withWhere('members', 'ARRAY_CONTAINS', { stringValue: 'ada' }), true],
    ['request.auth.uid in resource.data.members', withWhere('members', 'ARRAY_CONTAINS', { stringValue: 'bob' }), false],
    ['resource.data.members.hasAny([request.auth.uid])', withWhere('members', 'ARRAY_CONTAINS', { stringValue: 'ada' }), true],
    ['"public" in resource.data', isPublic, true],
    ['"public" in resource.data', undefined, false],
    ['resource.data.keys().hasAll(["public"])', isPublic, true],
    ['resource.data.keys().hasOnly(["public"])', isPublic, false],
    [
      '"__name__" in resource.data',
      withWhere('__name__', 'EQUAL', { referenceValue: 'projects/p/databases/(default)/documents/docs/a' }),
      false,
    ],
  ])('%s', (condition, filter, expected) => expect(allowed(condition, filter)).toBe(expected));

  it('takes orderBy as a promise that the field exists', () => {
    const orderBy = [{ field: { fieldPath: 'start' } }];
    expect(allowed('"start" in resource.data', undefined, {}, { orderBy })).toBe(true);
    expect(allowed('resource.data.start != null', undefined, {}, { orderBy })).toBe(false);
  });
});

describe('Q4: in, array-contains-any and or are judged branch by branch', () => {
  const either = (...values: string[]): QueryFilter =>
    withWhere('state', 'IN', { arrayValue: { values: values.map((stringValue) => ({ stringValue })) } });
  it.each<[string, QueryFilter, boolean]>([
    ['resource.data.state in ["open", "closed"]', either('open', 'closed'), true],
    ['resource.data.state == "open" || resource.data.state == "closed"', either('open', 'closed'), true],
    ['resource.data.state in ["open"]', either('open', 'closed'), false],
    [
      'resource.data.public == true || request.auth.uid in resource.data.members',
      { compositeFilter: { op: 'OR', filters: [isPublic, withWhere('members', 'ARRAY_CONTAINS', { stringValue: 'ada' })] } },
      true,
    ],
    [
      'resource.data.public == true',
      { compositeFilter: { op: 'OR', filters: [isPublic, withWhere('x', 'EQUAL', { booleanValue: true })] } },
      false,
    ],
  ])('%s', (condition, filter, expected) => expect(allowed(condition, filter)).toBe(expected));

  it('lets different allow statements cover different branches', () => {
    const rules = compileFirestore(
      `match /docs/{id} { allow list: if resource.data.state == 'open'; allow read: if resource.data.state == 'closed'; }`,
    );
    expect(rules.evaluateQuery(createQuery('docs', either('open', 'closed')), createHost()).allowed).toBe(true);
    expect(rules.evaluateQuery(createQuery('docs', either('open', 'draft')), createHost()).allowed).toBe(false);
  });
});

describe('Q5: paths', () => {
  const name = (id: string) => withWhere('__name__', 'EQUAL', { referenceValue: `projects/p/databases/(default)/documents/docs/${id}` });
  it('knows captures of ids only when the name is fixed', () => {
    expect(allowed('id == "a"')).toBe(false);
    expect(allowed('id != "secret"')).toBe(false);
    expect(allowed('id == "a"', name('a'))).toBe(true);
    expect(allowed('resource.id == "a"', name('a'))).toBe(true);
    expect(allowed('request.auth.uid == id', name('ada'))).toBe(true);
  });

  it('does not take a rule for one document as a rule for its collection', () => {
    const rules = compileFirestore('match /docs/front { allow read; }');
    expect(rules.evaluateQuery(createQuery('docs'), createHost()).allowed).toBe(false);
    expect(rules.evaluateQuery(createQuery('docs', name('front')), createHost()).allowed).toBe(true);
  });

  it('asks for a recursive wildcard before a collection group', () => {
    const group = { ...createQuery('games'), structuredQuery: { from: [{ collectionId: 'games', allDescendants: true }] } };
    const judge = (body: string) => compileFirestore(body).evaluateQuery(group, createHost()).allowed;
    expect(judge('match /tournaments/{t}/games/{g} { allow read; }')).toBe(false);
    expect(judge('match /games/{g} { allow read; }')).toBe(false);
    expect(judge('match /{path=**}/games/{g} { allow read; }')).toBe(true);
    expect(judge('match /{path=**}/players/{g} { allow read; }')).toBe(false);
    expect(judge('match /{document=**} { allow read; }')).toBe(true);
  });

  it('binds captures above the collection', () => {
    const rules = compileFirestore('match /users/{user}/notes/{note} { allow list: if user == request.auth.uid; }');
    expect(rules.evaluateQuery(createQuery('notes', undefined, { parent: 'users/ada' }), createHost()).allowed).toBe(true);
    expect(rules.evaluateQuery(createQuery('notes', undefined, { parent: 'users/bob' }), createHost()).allowed).toBe(false);
  });
});

describe('Q6: request.query', () => {
  it('shows limit, offset and orderBy', () => {
    expect(allowed('request.query.limit <= 10', undefined, {}, { limit: { value: 10 } })).toBe(true);
    expect(allowed('request.query.limit <= 10', undefined, {}, { limit: 11 })).toBe(false);
    expect(allowed('request.query.limit <= 10')).toBe(false);
    expect(allowed('request.query.offset == 3', undefined, {}, { offset: 3 })).toBe(true);
    expect(
      allowed('request.query.orderBy == "n DESC"', undefined, {}, { orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] }),
    ).toBe(true);
  });
});

describe('Q7: functions', () => {
  it('carries fields through parameters and let bindings', () => {
    const rules = compileFirestore(`
      function owns(data) { let owner = data.owner; return owner == request.auth.uid && isOpen(data.public); }
      function isOpen(flag) { return flag == true; }
      match /docs/{id} { allow list: if owns(resource.data); }`);
    const filter: QueryFilter = {
      compositeFilter: { op: 'AND', filters: [isPublic, withWhere('owner', 'EQUAL', { stringValue: 'ada' })] },
    };
    expect(rules.evaluateQuery(createQuery('docs', filter), createHost()).allowed).toBe(true);
    expect(rules.evaluateQuery(createQuery('docs', isPublic), createHost()).allowed).toBe(false);
  });
});

describe('Q8: limits and explanations', () => {
  it('counts document accesses', () => {
    const many = Array.from({ length: 11 }, (_, i) => `!exists(/databases/$(database)/documents/users/u${i})`).join(' && ');
    expect(allowed(many)).toBe(false);
    expect(allowed(many.split(' && ').slice(1).join(' && '))).toBe(true);
    expect(allowed('exists(/databases/$(database)/documents/users/ada)', undefined, { accesses: createAccessLedger(0) })).toBe(false);
  });

  it('names the rule and what the query leaves open', () => {
    const rules = compileFirestore('match /docs/{id} { allow list: if resource.data.public == true; }');
    const text = rules.evaluateQuery(createQuery('docs'), createHost()).explanation();
    expect(text).toContain('test.rules:4:20');
    expect(text).toContain('the query does not constrain resource.data.public enough');
  });
});
