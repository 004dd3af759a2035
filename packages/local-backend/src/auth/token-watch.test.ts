import { openStore, type Store } from '../store';
import { temporaryFolder } from '../server/backend.testkit';
import type { Account } from './account';
import { createAccountStore, type AccountStore } from './account-store';
import { revoke } from './calls/apply-code';
import { createRevocations } from './revocations';
import { createTokenWatch, type TokenWatch } from './token-watch';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let store: Store;
let accounts: AccountStore;
let watch: TokenWatch;
let problems: unknown[];

const ada = { uid: 'ada', token: {}, generation: 3 };
const bob = { uid: 'bob', token: {}, generation: 3 };
const account = (uid: string): Account => ({
  uid,
  emailVerified: false,
  identities: [],
  createdAt: 1,
  lastLoginAt: 1,
  generation: 3,
  validSince: 1,
});

beforeEach(async () => {
  data = await temporaryFolder();
  store = openStore(data.folder);
  problems = [];
  const revocations = createRevocations((error) => problems.push(error));
  accounts = createAccountStore(store, revocations, () => 1000);
  watch = createTokenWatch(accounts, revocations);
  await accounts.create(account('ada'));
  await accounts.create(account('bob'));
});
afterEach(async () => {
  await store.close();
  await data.remove();
});

describe('A30 what stays open for a person ends with the right to it', () => {
  const ends = (identity: Parameters<TokenWatch['onEnded']>[0]): string[] => {
    const told: string[] = [];
    watch.onEnded(identity, ({ uid, reason }) => told.push(`${uid} ${reason}`));
    return told;
  };

  it.each([
    ['revoked', () => accounts.update('ada', (changed) => revoke(changed, 1000))],
    ['disabled', () => accounts.update('ada', (changed) => void (changed.disabled = true))],
    ['deleted', () => accounts.remove('ada')],
    ['deleted', () => accounts.clear()],
  ] as const)('%s', async (reason, change) => {
    const [mine, mineToo, owner, unsigned, nobody] = [
      ends(ada),
      ends(ada),
      ends({ ...ada, owner: true }),
      ends({ uid: 'ada', token: {} }),
      ends(null),
    ];
    expect(watch.isCurrent(ada)).toBe(true);
    await change();
    expect([mine, mineToo, owner, unsigned, nobody]).toEqual([[`ada ${reason}`], [`ada ${reason}`], [], [], []]);
    expect(watch.isCurrent(ada)).toBe(false);
    await accounts.remove('ada').catch(() => undefined);
    expect(mine).toHaveLength(1);
  });

  it('not for others, not for what was opened with a newer token, not after it was closed', async () => {
    const [other, newer] = [ends(bob), ends({ ...ada, generation: 4 })];
    const closed: string[] = [];
    watch.onEnded(ada, () => closed.push('told'))();
    await accounts.update('ada', (changed) => revoke(changed, 1000));
    await accounts.update('ada', (changed) => void (changed.displayName = 'Ada'));
    expect([other, newer, closed]).toEqual([[], [], []]);
    expect(watch.isCurrent({ ...ada, generation: 4 })).toBe(true);
  });

  it('and one that can’t be ended keeps no other open, nor undoes the change', async () => {
    watch.onEnded(ada, () => {
      throw new Error('stuck');
    });
    const second = ends(ada);
    await expect(accounts.update('ada', (changed) => revoke(changed, 1000))).resolves.toMatchObject({ generation: 4 });
    expect(second).toEqual(['ada revoked']);
    expect(problems).toHaveLength(1);
  });
});
