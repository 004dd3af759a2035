import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createAccessLedger } from '../access-ledger';
import { compileRules } from '../compile-rules';
import { createHost, createQuery, createRequest, withWhere } from '../rules.testkit';
import type { RulesRequest, WireValue } from '../types';

/* G1: a whole, realistic file. */
const rules = compileRules(readFileSync(join(__dirname, 'club.rules'), 'utf8'), { service: 'cloud.firestore', fileName: 'club.rules' });
const text = (stringValue: string): WireValue => ({ stringValue });
const int = (n: number): WireValue => ({ integerValue: String(n) });
const NOW: WireValue = { timestampValue: '2026-01-15T12:34:56.123456Z' };
const club = { name: text('Bike Polo Bern'), public: { booleanValue: true }, createdAt: NOW };
const stored = {
  'clubs/bern': club,
  'clubs/bern/members/ada': { role: text('owner'), uid: text('ada') },
  'clubs/bern/members/bob': { uid: text('bob') },
};
const as = (uid: string | null): Partial<RulesRequest> => ({ auth: uid === null ? null : { uid, token: {} } });
const document = (path: string, fields: Record<string, WireValue>) => ({ path, fields });
const game = (a: WireValue, b: WireValue, playedAt: WireValue = NOW) =>
  document('clubs/bern/games/1', { score: { arrayValue: { values: [a, b] } }, playedAt });
const judge = (change: Partial<RulesRequest>, after: Record<string, Record<string, WireValue> | null> = {}) =>
  rules.evaluate(createRequest(change), createHost(stored, after)).allowed;

describe('G1: club.rules', () => {
  it('compiles without warnings', () => expect(rules.warnings).toEqual([]));

  it.each<[string, Partial<RulesRequest>, boolean]>([
    ['anyone gets a club', { ...as(null), path: 'clubs/bern' }, true],
    [
      'an organiser renames it',
      {
        ...as('ada'),
        method: 'update',
        path: 'clubs/bern',
        resource: document('clubs/bern', club),
        requestResource: document('clubs/bern', { ...club, name: text('Bern') }),
      },
      true,
    ],
    [
      'a player does not',
      {
        ...as('bob'),
        method: 'update',
        path: 'clubs/bern',
        resource: document('clubs/bern', club),
        requestResource: document('clubs/bern', { ...club, name: text('Bern') }),
      },
      false,
    ],
    [
      'a stranger does not',
      {
        ...as('eve'),
        method: 'update',
        path: 'clubs/bern',
        resource: document('clubs/bern', club),
        requestResource: document('clubs/bern', { ...club, name: text('Bern') }),
      },
      false,
    ],
    [
      'nobody backdates it',
      {
        ...as('ada'),
        method: 'update',
        path: 'clubs/bern',
        resource: document('clubs/bern', club),
        requestResource: document('clubs/bern', { ...club, createdAt: int(0) }),
      },
      false,
    ],
    [
      'someone joins as a player',
      {
        ...as('eve'),
        method: 'create',
        path: 'clubs/bern/members/eve',
        requestResource: document('clubs/bern/members/eve', { role: text('player') }),
      },
      true,
    ],
    [
      'but not as an organiser',
      {
        ...as('eve'),
        method: 'create',
        path: 'clubs/bern/members/eve',
        requestResource: document('clubs/bern/members/eve', { role: text('organizer') }),
      },
      false,
    ],
    [
      'nor in the name of another',
      {
        ...as('eve'),
        method: 'create',
        path: 'clubs/bern/members/mallory',
        requestResource: document('clubs/bern/members/mallory', { role: text('player') }),
      },
      false,
    ],
    [
      'an owner cannot leave',
      {
        ...as('ada'),
        method: 'delete',
        path: 'clubs/bern/members/ada',
        resource: document('clubs/bern/members/ada', { role: text('owner') }),
      },
      false,
    ],
    [
      'an organiser writes a score',
      { ...as('ada'), method: 'create', path: 'clubs/bern/games/1', requestResource: game(int(5), int(3)) },
      true,
    ],
    [
      'which has whole numbers',
      { ...as('ada'), method: 'create', path: 'clubs/bern/games/1', requestResource: game(int(5), { doubleValue: 3 }) },
      false,
    ],
    [
      'and lies not in the future',
      {
        ...as('ada'),
        method: 'create',
        path: 'clubs/bern/games/1',
        requestResource: game(int(5), int(3), { timestampValue: '2026-01-15T13:34:57Z' }),
      },
      false,
    ],
    [
      'and cannot be deleted, because then there is no data',
      { ...as('ada'), method: 'delete', path: 'clubs/bern/games/1', resource: game(int(1), int(2)) },
      false,
    ],
    ['anything else is closed', { ...as('ada'), path: 'secrets/a' }, false],
  ])('%s', (_, change, expected) => expect(judge(change)).toBe(expected));

  it('sees the whole batch through getAfter', () => {
    const founding: Partial<RulesRequest> = {
      ...as('eve'),
      method: 'create',
      path: 'clubs/new',
      requestResource: document('clubs/new', { ...club, name: text('Zürich Nord') }),
      accesses: createAccessLedger(),
    };
    expect(judge(founding)).toBe(false);
    expect(judge(founding, { 'clubs/new/members/eve': { role: text('owner') } })).toBe(true);
  });

  it('judges its queries', () => {
    const list = (...args: Parameters<typeof createQuery>) => rules.evaluateQuery(createQuery(...args), createHost(stored)).allowed;
    const isPublic = withWhere('public', 'EQUAL', { booleanValue: true });
    expect(list('clubs', isPublic, {}, { limit: 50 })).toBe(true);
    expect(list('clubs', isPublic, {}, { limit: 51 })).toBe(false);
    expect(list('clubs', undefined, {}, { limit: 50 })).toBe(false);
    expect(list('games', undefined, { parent: 'clubs/bern', auth: null })).toBe(true);
    expect(list('members', undefined, { parent: 'clubs/bern' })).toBe(true);
    expect(list('members', undefined, { parent: 'clubs/bern', auth: null })).toBe(false);
    const group = (uid: string) =>
      list('members', withWhere('uid', 'EQUAL', text(uid)), {}, { from: [{ collectionId: 'members', allDescendants: true }] });
    expect([group('ada'), group('bob')]).toEqual([true, false]);
  });
});
