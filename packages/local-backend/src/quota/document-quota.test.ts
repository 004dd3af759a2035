import type { Identity } from '../auth/identity';
import { getAccountRank, getIdentityRank } from '../auth/rank';
import { temporaryFolder } from '../server/backend.testkit';
import { startTestEngine, createWrite, type TestEngine } from '../firestore/engine/engine.testkit';
import { toFirestoreError } from '../firestore/model/firestore-error';
import { openStore, type Store } from '../store';
import type { DocumentBounds } from './space-limits';
import type { Usage } from './usage';

const person = (uid: string, isProven: boolean): Identity => ({
  uid,
  token: { email_verified: isProven, firebase: { sign_in_provider: 'password' } },
});
const guest: Identity = { uid: 'guest', token: { firebase: { sign_in_provider: 'anonymous' } } };
const operator: Identity = { uid: 'owner', token: {}, owner: true };
const ada = person('ada', false);
const bob = person('bob', true);

const documents = (count: number): Usage => ({ documents: count, bytes: 1e9 });
const bounds = (more: Partial<DocumentBounds> = {}): DocumentBounds => ({
  account: { proven: documents(6), unproven: documents(3), anonymous: documents(1) },
  unproven: documents(4),
  people: documents(10),
  operator: documents(11),
  ...more,
});

let engine: TestEngine;
afterEach(() => engine.close());
const fill = async (identity: Identity | null, prefix: string, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) await engine.commit(identity, createWrite(`c/${prefix}${index}`, index));
};
const refusal = (identity: Identity | null, ...writes: Parameters<TestEngine['commit']>[1][]): Promise<string> =>
  engine.commit(identity, ...writes).then(
    () => 'stored',
    (error: unknown) => {
      const { status, message } = toFirestoreError(error);
      return `${status} ${message}`;
    },
  );
const remove = (path: string) => ({ delete: createWrite(path, 0).update?.name ?? '' });

const ofAccount = 'RESOURCE_EXHAUSTED Quota exceeded: this account has used up its space on this server.';
const ofUnproven = 'RESOURCE_EXHAUSTED Quota exceeded: accounts without a verified email address have used up their space on this server.';
const ofAll = 'RESOURCE_EXHAUSTED Quota exceeded: the store of this server is full.';

describe('Q3 each account has its bound', () => {
  it('a smaller one without a proved address, the smallest without a way to sign in', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    await fill(guest, 'guest', 1);
    expect(await refusal(guest, createWrite('c/more', 1))).toBe(ofAccount);
    await fill(ada, 'ada', 3);
    expect(await refusal(ada, createWrite('c/more', 1))).toBe(ofAccount);
    await fill(bob, 'bob', 6);
    expect(await refusal(bob, createWrite('c/more', 1))).toBe(ofAll);
  });

  it('a commit that goes beyond it changes nothing, and what goes on is counted as before', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    await fill(ada, 'a', 2);
    expect(await refusal(ada, createWrite('c/a0', 7), createWrite('c/b', 1), createWrite('c/c', 1))).toBe(ofAccount);
    expect([engine.number('c/a0'), engine.number('c/b'), engine.quota.usedBy('ada').documents]).toEqual([null, null, 2]);
    expect(await refusal(ada, createWrite('c/b', 1))).toBe('stored');
  });

  it('commits that wait together are counted one after the other', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => refusal(ada, createWrite(`c/${index}`, 1))));
    expect(answers).toEqual([...Array<string>(3).fill('stored'), ...Array<string>(5).fill(ofAccount)]);
  });

  it('deleting makes room, also in the same commit, and changes that add nothing always pass', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    await fill(ada, 'a', 3);
    expect(await refusal(ada, createWrite('c/a0', 5))).toBe('stored');
    expect(await refusal(ada, createWrite('c/b', 1), remove('c/a0'))).toBe('stored');
    expect(await refusal(ada, remove('c/a1'))).toBe('stored');
    expect(await refusal(ada, createWrite('c/c', 1))).toBe('stored');
    expect(await refusal(ada, createWrite('c/d', 1))).toBe(ofAccount);
  });

  it('bytes count as documents do', async () => {
    const small = { documents: 100, bytes: 200 };
    engine = await startTestEngine(undefined, {
      bounds: bounds({ account: { proven: { ...small, bytes: 2000 }, unproven: small, anonymous: small } }),
    });
    const text = (path: string, length: number) => ({
      update: { name: createWrite(path, 0).update?.name ?? '', fields: { t: { stringValue: 'x'.repeat(length) } } },
    });
    expect(await refusal(ada, text('c/a', 50))).toBe('stored');
    expect(await refusal(ada, text('c/a', 180))).toBe(ofAccount);
    expect(await refusal(bob, text('c/b', 1000))).toBe('stored');
    expect(await refusal(bob, text('c/b', 2500))).toBe(ofAccount);
    expect(await refusal(bob, text('c/b', 10))).toBe('stored');
    expect(engine.quota.usedBy('bob').bytes).toBe('c/b'.length + JSON.stringify({ t: { stringValue: 'x'.repeat(10) } }).length);
  });
});

describe('Q4 accounts together have bounds', () => {
  it('those without a proved address take nothing from those with one, however many they are', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    for (const uid of ['e', 'f', 'g', 'h']) await fill(person(uid, false), uid, 1);
    expect(await refusal(person('i', false), createWrite('c/more', 1))).toBe(ofUnproven);
    expect(await refusal(guest, createWrite('c/more', 1))).toBe(ofUnproven);
    await fill(bob, 'bob', 6);
  });

  it('an account that proves its address leaves them, and an older token of it brings it not back', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    await fill(ada, 'ada', 3);
    await fill(person('e', false), 'e', 1);
    expect(await refusal(person('e', false), createWrite('c/more', 1))).toBe(ofUnproven);
    expect(await refusal(person('ada', true), createWrite('c/ada3', 1))).toBe('stored');
    expect(await refusal(ada, createWrite('c/ada4', 1))).toBe('stored');
    expect(await refusal(person('e', false), createWrite('c/more', 1))).toBe('stored');
  });

  it('the last part is the operator’s, whose documents count to nobody', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    await fill(operator, 'o', 10);
    expect(await refusal(bob, createWrite('c/more', 1))).toBe(ofAll);
    expect(await refusal(operator, createWrite('c/more', 1))).toBe('stored');
    expect(await refusal(operator, createWrite('c/still', 1))).toBe(ofAll);
    expect([engine.quota.total.documents, engine.quota.usedBy('owner').documents]).toEqual([11, 0]);
  });
});

describe('Q5 a document is charged to the account that made it', () => {
  it('whoever changes it', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    await fill(bob, 'b', 1);
    const before = engine.quota.usedBy('bob').bytes;
    await engine.commit(guest, createWrite('c/b0', 123_456));
    expect([engine.quota.usedBy('bob').bytes - before, engine.quota.usedBy('guest').bytes]).toEqual([5, 0]);
  });

  it('a guest is not charged for what stands below another’s document', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    await fill(bob, 'day', 1);
    for (let index = 0; index < 5; index += 1) await engine.commit(guest, createWrite(`c/day0/history/${index}`, index));
    expect([engine.quota.usedBy('bob').documents, engine.quota.usedBy('guest').documents]).toEqual([6, 0]);
    expect(await refusal(guest, createWrite('c/day0/history/more', 1))).toBe(ofAccount);
    // With an account that can be signed in to again, it is one's own.
    expect(await refusal(ada, createWrite('c/day0/history/more', 1))).toBe('stored');
  });

  it('nor for what comes with a change of another’s document', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    await fill(bob, 'game', 1);
    await engine.commit(guest, createWrite('records/one', 1), createWrite('c/game0', 7));
    await engine.commit(guest, createWrite('c/game0', 8), createWrite('records/two', 1));
    expect([engine.quota.usedBy('bob').documents, engine.quota.usedBy('guest').documents]).toEqual([3, 0]);
    await engine.commit(guest, createWrite('records/alone', 1));
    expect(engine.quota.usedBy('guest').documents).toBe(1);
  });

  it('one that is deleted and made again is the last one’s', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    await fill(bob, 'b', 1);
    await engine.commit(bob, remove('c/b0'));
    await engine.commit(ada, createWrite('c/b0', 1));
    expect([engine.quota.usedBy('bob').documents, engine.quota.usedBy('ada').documents]).toEqual([0, 1]);
  });
});

describe('Q6 the counts', () => {
  let folder: string;
  let removeFolder: () => Promise<void>;
  beforeEach(async () => ({ folder, remove: removeFolder } = await temporaryFolder()));
  afterEach(() => removeFolder());
  const uses = (): Usage[] => [engine.quota.total, engine.quota.usedBy('ada'), engine.quota.usedBy(undefined)];
  /** Changes the store while no engine has it open. */
  const changeStore = async (change: (store: Store) => void): Promise<void> => {
    const store = openStore(folder);
    await store.write(() => change(store));
    await store.close();
  };
  const restart = async (): Promise<void> => {
    await engine.close();
    engine = await startTestEngine(undefined, { folder, bounds: bounds() });
  };

  it('are stored with the documents', async () => {
    engine = await startTestEngine(undefined, { folder, bounds: bounds() });
    await fill(ada, 'a', 2);
    await fill(operator, 'o', 2);
    await engine.commit(operator, remove('c/o0'), createWrite('other/o', 1));
    const before = uses();
    await restart();
    expect(uses()).toEqual(before);
    expect(before.map((use) => use.documents)).toEqual([4, 2, 2]);
    expect(['c', 'other', 'none'].map((path) => engine.sizeOf(path).documents)).toEqual([3, 1, 0]);
    await fill(ada, 'more', 1);
    expect(await refusal(ada, createWrite('c/beyond', 1))).toBe(ofAccount);
  });

  it.each([
    ['an earlier program wrote on', (store: Store) => store.database('firestore-settings').put('latest-commit', '99999999999999999')],
    ['it was salvaged', (store: Store) => store.database('firestore-counted').remove('form')],
    ['counting was broken off', (store: Store) => store.database('firestore-counted').put('form', '')],
  ])('are made anew of the documents where %s', async (_, change) => {
    engine = await startTestEngine(undefined, { folder, bounds: bounds() });
    await fill(ada, 'a', 2);
    await fill(operator, 'o', 1);
    const before = [...uses(), engine.sizeOf('c')];
    await engine.close();
    await changeStore((store) => {
      change(store);
      store.database('firestore-charges').put('of nobody here', [7, 7]);
      store.database('firestore-charges').remove('of ada');
      store.database('firestore-collections').put(['projects/p/databases/(default)', 'c', 'c'], [50, 50]);
    });
    engine = await startTestEngine(undefined, { folder, bounds: bounds() });
    expect([...uses(), engine.sizeOf('c')]).toEqual(before);
    expect(engine.quota.usedBy('nobody here').documents).toBe(0);
    await restart();
    expect(uses()).toEqual(before.slice(0, 3));
  });

  it('know nothing of a commit that did not reach the disk', async () => {
    engine = await startTestEngine(undefined, { bounds: bounds() });
    engine.disk.failure = new Error('full');
    expect(await refusal(ada, createWrite('c/a', 1))).toContain('is the disk full?');
    engine.disk.failure = null;
    expect(engine.quota.total.documents).toBe(0);
    await fill(ada, 'a', 3);
  });

  it('are told only to users who may write', async () => {
    engine = await startTestEngine(
      'rules_version = \'2\';\nservice cloud.firestore { match /databases/{database}/documents { match /c/{id} { allow write: if request.auth.uid == "ada"; } } }',
      { bounds: bounds({ people: documents(0) }) },
    );
    expect(await refusal(bob, createWrite('c/a', 1))).toContain('PERMISSION_DENIED');
    expect(await refusal(ada, createWrite('c/a', 1))).toBe(ofAll);
  });
});

it('Q8 the rank of a token and of the account behind it agree', () => {
  expect([getIdentityRank(null), getIdentityRank(guest), getIdentityRank(ada), getIdentityRank(bob)]).toEqual([
    'anonymous',
    'anonymous',
    'unproven',
    'proven',
  ]);
  const account = { uid: 'a', emailVerified: false, identities: [], createdAt: 0, lastLoginAt: 0, generation: 0, validSince: 0 };
  expect(getAccountRank(undefined)).toBe('unproven');
  expect(getAccountRank(account)).toBe('anonymous');
  expect(getAccountRank({ ...account, email: 'a@b.c', passwordHash: 'x' })).toBe('unproven');
  expect(getAccountRank({ ...account, email: 'a@b.c', emailVerified: true })).toBe('proven');
});
