import { createHash, randomBytes } from 'node:crypto';
import type { OobRequestType } from '../outbox/message';
import type { Store } from '../store';
import { AuthError } from './auth-error';
import { canonicalEmail } from './account-store';

/** The one action that a link in a message allows its reader. */
export interface OobCode {
  requestType: OobRequestType;
  /** The address the code acts on; for a change of address the old one. */
  email: string;
  newEmail?: string;
  /** The account; absent for a sign-in by link of a new user. */
  uid?: string;
  expiresAt: number;
}

export interface OobCodes {
  /** Makes a code. Older codes stay valid until they are used or expire, or else anyone could invalidate a person's link. */
  issue(code: Omit<OobCode, 'expiresAt'>): Promise<string>;
  /** Takes as long as making and sending a code, and makes none: for recipients who get no message. */
  pretend(): Promise<void>;
  /** @throws AuthError INVALID_OOB_CODE, EXPIRED_OOB_CODE */
  read(code: string): OobCode;
  /**
   Uses a code, which becomes invalid.
   * @throws AuthError INVALID_OOB_CODE (also when another request was faster), EXPIRED_OOB_CODE
   */
  consume(code: string): Promise<OobCode>;
  /** Ends every open password reset and change of address of an account. */
  discard(uid: string): Promise<void>;
  /** Ends every code of an account. Only inside a transaction, so that none can be used between the proof of an address and this. */
  endAll(uid: string): void;
  /** Ends an account's recoveries from this one on: they lead to addresses that this recovery has just undone. Call it only inside a transaction. */
  endRecoveriesFrom(uid: string, used: OobCode): void;
  clear(): Promise<void>;
}

/** An hour for codes that give access to an account, three days for confirmations (ms). */
const lifetimes: Record<OobRequestType, number> = {
  PASSWORD_RESET: 3_600_000,
  EMAIL_SIGNIN: 3_600_000,
  VERIFY_EMAIL: 3 * 86_400_000,
  VERIFY_AND_CHANGE_EMAIL: 3 * 86_400_000,
  RECOVER_EMAIL: 30 * 86_400_000,
};

/** Only a digest is stored, so that a copy of the data opens no account. */
const keyOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** @param now milliseconds since 1970 */
export function createOobCodes(store: Store, now: () => number): OobCodes {
  const codes = store.database<string, OobCode>('auth.oobCodes');

  const readKey = (key: string): OobCode => {
    const code = codes.get(key);
    if (code === undefined) throw new AuthError('INVALID_OOB_CODE');
    if (code.expiresAt <= now()) throw new AuthError('EXPIRED_OOB_CODE');
    return code;
  };
  const removeWhere = (matches: (code: OobCode) => boolean): void => {
    for (const { key, value } of [...codes.range()]) if (matches(value)) codes.remove(key);
  };

  return {
    async issue(code) {
      const secret = randomBytes(32).toString('base64url');
      const email = canonicalEmail(code.email);
      await store.transaction(() => {
        // Expired codes are kept for a while, so that the link still reports "expired" instead of "invalid".
        removeWhere((other) => other.expiresAt < now() - 7 * 86_400_000);
        codes.put(keyOf(secret), { ...code, email, expiresAt: now() + lifetimes[code.requestType] });
      });
      return secret;
    },
    async pretend() {
      const key = keyOf(randomBytes(32).toString('base64url'));
      await store.transaction(() => codes.put(key, { requestType: 'PASSWORD_RESET', email: '', expiresAt: 0 }));
      await store.transaction(() => codes.remove(key));
    },
    read: (code) => readKey(keyOf(code)),
    consume: (code) =>
      store.transaction(() => {
        const content = readKey(keyOf(code));
        codes.remove(keyOf(code));
        return content;
      }),
    discard: (uid) =>
      store.transaction(() =>
        removeWhere(
          (code) => code.uid === uid && (code.requestType === 'PASSWORD_RESET' || code.requestType === 'VERIFY_AND_CHANGE_EMAIL'),
        ),
      ),
    endAll: (uid) => removeWhere((code) => code.uid === uid),
    endRecoveriesFrom: (uid, { expiresAt }) =>
      // All codes have the same lifetime, so a later end means a later issue.
      removeWhere((code) => code.uid === uid && code.requestType === 'RECOVER_EMAIL' && code.expiresAt >= expiresAt),
    clear: () => store.transaction(() => removeWhere(() => true)),
  };
}
