import { randomBytes } from 'node:crypto';
import type { Store } from '../store';
import { hasNoSignInMethod, type Account, type FederatedIdentity } from './account';
import { AuthError } from './auth-error';
import { getRevocation, type RevocationEmitter } from './revocations';

/** The accounts of the project. All changes are durable when their promise resolves. */
export interface AccountStore {
  byUid(uid: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  byIdentity(providerId: string, rawId: string): Account | undefined;
  /** People who signed in through a provider, at most `limit`. */
  withProvider(providerId: string, limit: number): FederatedIdentity[];
  /**
   * Stores a new account.
   * @throws AuthError EMAIL_EXISTS, FEDERATED_USER_ID_ALREADY_LINKED
   */
  create(account: Account): Promise<Account>;
  /**
   * Changes an account as it is at that moment, whatever happened since the caller read it.
   * @param change gets a copy to change, may throw to refuse
   * @throws AuthError USER_NOT_FOUND, EMAIL_EXISTS, FEDERATED_USER_ID_ALREADY_LINKED
   */
  update(uid: string, change: (account: Account) => void): Promise<Account>;
  /** @throws AuthError USER_NOT_FOUND */
  remove(uid: string): Promise<void>;
  clear(): Promise<void>;
  /** The number of accounts; anonymous accounts are those without a way to sign in again. */
  count(): { total: number; anonymous: number };
  /** In the order of their uids, at most `limit`, those after `after`. */
  list(limit: number, after?: string): Account[];
}

/** Compares e-mail addresses regardless of case and surrounding blanks. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

const UID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 28 letters and digits, as long as Firebase's own ids, all equally likely. */
export function newUid(): string {
  let uid = '';
  while (uid.length < 28) {
    for (const byte of randomBytes(40)) {
      // 248 is the largest multiple of 62 that fits in a byte.
      if (byte < 248 && uid.length < 28) uid += UID_ALPHABET[byte % 62];
    }
  }
  return uid;
}

/**
 * @param revocations is notified when an account's tokens end, once that is on disk
 * @param now milliseconds since 1970
 */
export function createAccountStore(store: Store, revocations: RevocationEmitter, now: () => number): AccountStore {
  const accounts = store.database<string, Account>('auth.accounts');
  const emails = store.database<string, string>('auth.emails');
  const identities = store.database<[string, string], string>('auth.identities');

  const byUid = (uid: string): Account | undefined => {
    const account = accounts.get(uid);
    return account === undefined ? undefined : structuredClone(account);
  };
  const viaUid = (uid: string | undefined): Account | undefined => (uid === undefined ? undefined : byUid(uid));

  /** Moves the index entries from one state of an account to the next; throws if an entry belongs to another account. */
  const reindex = (uid: string, before: Account | undefined, after: Account | undefined): void => {
    if (before?.email !== after?.email) {
      if (after?.email !== undefined) {
        const holder = emails.get(after.email);
        if (holder !== undefined && holder !== uid) throw new AuthError('EMAIL_EXISTS');
      }
      if (before?.email !== undefined) emails.remove(before.email);
      if (after?.email !== undefined) emails.put(after.email, uid);
    }
    const keyOf = ({ providerId, rawId }: FederatedIdentity): [string, string] => [providerId, rawId];
    const kept = new Set((after?.identities ?? []).map((identity) => JSON.stringify(keyOf(identity))));
    for (const identity of after?.identities ?? []) {
      const holder = identities.get(keyOf(identity));
      if (holder !== undefined && holder !== uid) throw new AuthError('FEDERATED_USER_ID_ALREADY_LINKED');
    }
    for (const identity of before?.identities ?? []) {
      if (!kept.has(JSON.stringify(keyOf(identity)))) identities.remove(keyOf(identity));
    }
    for (const identity of after?.identities ?? []) identities.put(keyOf(identity), uid);
  };

  const counts = { total: 0, anonymous: 0 };
  const tally = (account: Account | undefined, by: 1 | -1): void => {
    if (account === undefined) return;
    counts.total += by;
    if (hasNoSignInMethod(account)) counts.anonymous += by;
  };
  for (const { value } of accounts.range()) tally(value, 1);

  /** Counts a change and reports the revocations, once it is on disk. */
  const changed = (before: Account | undefined, after: Account | undefined): void => {
    tally(before, -1);
    tally(after, 1);
    const revocation = before === undefined ? null : getRevocation(before, after, now());
    if (revocation !== null) revocations.emit(revocation);
  };

  return {
    byUid,
    byEmail: (email) => viaUid(emails.get(canonicalEmail(email))),
    byIdentity: (providerId, rawId) => viaUid(identities.get([providerId, rawId])),
    withProvider: (providerId, limit) =>
      [...identities.range({ start: [providerId, ''], end: [providerId, '\uffff'], limit })].flatMap(({ key: [, rawId], value }) => {
        const found = accounts.get(value)?.identities.find((identity) => identity.providerId === providerId && identity.rawId === rawId);
        return found === undefined ? [] : [found];
      }),
    async create(account) {
      await store.transaction(() => {
        if (accounts.get(account.uid) !== undefined) throw new AuthError('DUPLICATE_LOCAL_ID');
        reindex(account.uid, undefined, account);
        accounts.put(account.uid, account);
      });
      changed(undefined, account);
      return account;
    },
    async update(uid, change) {
      const { before, after } = await store.transaction(() => {
        const before = byUid(uid);
        if (before === undefined) throw new AuthError('USER_NOT_FOUND');
        const after = structuredClone(before);
        change(after);
        reindex(uid, before, after);
        accounts.put(uid, after);
        return { before, after };
      });
      changed(before, after);
      return after;
    },
    async remove(uid) {
      const before = await store.transaction(() => {
        const before = byUid(uid);
        if (before === undefined) throw new AuthError('USER_NOT_FOUND');
        reindex(uid, before, undefined);
        accounts.remove(uid);
        return before;
      });
      changed(before, undefined);
    },
    async clear() {
      const removed = await store.transaction(() => {
        const all = [...accounts.range()].map(({ value }) => value);
        for (const account of all) {
          reindex(account.uid, account, undefined);
          accounts.remove(account.uid);
        }
        return all;
      });
      for (const account of removed) changed(account, undefined);
    },
    count: () => ({ ...counts }),
    list: (limit, after) =>
      [...accounts.range({ limit, ...(after === undefined ? {} : { start: `${after}\u0000` }) })].map(({ value }) => value),
  };
}
