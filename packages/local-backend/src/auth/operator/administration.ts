import { setImmediate } from 'node:timers/promises';
import { listSignInMethods, type Account } from '../account';
import { revoke } from '../calls/apply-code';
import type { AuthContext } from '../auth-context';
import type { Identity } from '../identity';
import { idTokenClaims } from '../tokens';
import { readOperatorChange } from './operator-change';

/** A person, as the operator sees them: without the hash of a password. Times are milliseconds since 1970. */
export interface Person extends Pick<
  Account,
  'uid' | 'email' | 'displayName' | 'emailVerified' | 'createdAt' | 'lastLoginAt' | 'customClaims'
> {
  readonly isDisabled: boolean;
  /** Sign-in methods, as the SDK names them: `password`, `emailLink`, `google.com`. */
  readonly methods: readonly string[];
}

export interface PeoplePage {
  readonly people: readonly Person[];
  /** The uid after which the next page begins; null on the last page. */
  readonly next: string | null;
}

/** An operator's actions on people, past tokens and throttles. All changes are durable when their promise resolves. */
export interface Administration {
  count(): { total: number; anonymous: number };
  /** Finds an account by uid or, if there is none, by address. */
  find(text: string): Person | null;
  /** Finds people by a part of their address, name or uid, in the order of their uids. A complete address or uid finds only that person. */
  search(text: string, after: string | null, limit: number): Promise<PeoplePage>;
  /** Also ends every session, and the links that were sent. @throws AuthError USER_NOT_FOUND, MISSING_EMAIL, WEAK_PASSWORD */
  setPassword(uid: string, password: string): Promise<void>;
  /** @throws AuthError USER_NOT_FOUND */
  endSessions(uid: string): Promise<void>;
  /** Disabling an account ends its sessions for good: when it is enabled again, the user has to sign in again. @throws AuthError USER_NOT_FOUND */
  setDisabled(uid: string, isDisabled: boolean): Promise<void>;
  /** @throws AuthError USER_NOT_FOUND */
  remove(uid: string): Promise<void>;
  /** Returns the identity that the rules would see if they signed in now; null if there is no such account. */
  identityOf(uid: string): Identity | null;
}

/** The number of accounts that are read before other work gets its turn. */
const AT_ONCE = 500;

export function createAdministration(context: AuthContext): Administration {
  const { accounts, codes, now } = context;
  const find = (text: string): Account | undefined => accounts.byUid(text) ?? accounts.byEmail(text);

  return {
    count: () => accounts.count(),
    find(text) {
      const account = find(text);
      return account === undefined ? null : personOf(account);
    },
    async search(text, after, limit) {
      const whole = text === '' ? undefined : find(text);
      if (whole !== undefined) return { people: [personOf(whole)], next: null };
      const wanted = text.toLowerCase();
      const people: Person[] = [];
      let last = after ?? undefined;
      for (;;) {
        const some = accounts.list(AT_ONCE, last);
        for (const account of some) {
          if (!isMeant(account, wanted)) continue;
          if (people.length === limit) return { people, next: people.at(-1)?.uid ?? null };
          people.push(personOf(account));
        }
        if (some.length < AT_ONCE) return { people, next: null };
        last = some.at(-1)?.uid;
        await setImmediate();
      }
    },
    async setPassword(uid, password) {
      await accounts.update(uid, await readOperatorChange(context, { password }));
      await codes.discard(uid);
    },
    async endSessions(uid) {
      await accounts.update(uid, (account) => revoke(account, now()));
    },
    async setDisabled(uid, isDisabled) {
      await accounts.update(uid, (account) => {
        if (isDisabled) revoke(account, now());
        account.disabled = isDisabled;
      });
    },
    async remove(uid) {
      await accounts.remove(uid);
      await codes.discard(uid);
    },
    identityOf(uid) {
      const account = accounts.byUid(uid);
      if (account === undefined) return null;
      const at = Math.floor(now() / 1000);
      const signIn = { provider: usualProvider(account), authTime: at };
      return { uid, token: idTokenClaims(account, signIn, context.projectId, at), generation: account.generation };
    },
  };
}

function isMeant({ uid, email = '', displayName = '' }: Account, wanted: string): boolean {
  return wanted === '' || [uid, email, displayName].some((text) => text.toLowerCase().includes(wanted));
}

function usualProvider({ email, passwordHash, identities }: Account): string {
  const [identity] = identities;
  if (passwordHash === undefined && identity !== undefined) return identity.providerId;
  return email === undefined ? 'anonymous' : 'password';
}

function personOf(account: Account): Person {
  const { uid, email, displayName, emailVerified, createdAt, lastLoginAt, customClaims } = account;
  return {
    uid,
    emailVerified,
    createdAt,
    lastLoginAt,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(customClaims === undefined ? {} : { customClaims }),
    isDisabled: account.disabled === true,
    methods: listSignInMethods(account),
  };
}
