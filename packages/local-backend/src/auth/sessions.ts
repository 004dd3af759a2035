import type { Account } from './account';
import type { AccountStore } from './account-store';
import { AuthError } from './auth-error';
import type { SessionTokens, SignIn, Tokens, VerifiedToken } from './tokens';

/** A signed-in user who makes a call of Auth. */
export interface Caller {
  account: Account;
  signIn: SignIn;
}

export interface Sessions {
  /** Signs a person in at this moment. */
  open(account: Account, provider: string, claims?: Record<string, unknown>): Promise<SessionTokens>;
  /** Returns new tokens for a session that continues. */
  renew(account: Account, signIn: SignIn): Promise<SessionTokens>;
  /** @throws AuthError MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND, USER_DISABLED */
  callerOf(idToken: string | undefined): Promise<Caller>;
  /** @throws AuthError CREDENTIAL_TOO_OLD_LOGIN_AGAIN unless the person signed in just now */
  requireRecent(caller: Caller): void;
  /** @throws AuthError INVALID_REFRESH_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND, USER_DISABLED */
  refresh(refreshToken: string): Promise<{ account: Account; tokens: SessionTokens }>;
  /** Checks signature, age and revocation of an id token. @throws AuthError */
  verify(idToken: string): Promise<VerifiedToken & { account: Account }>;
  /** Whether a token is still valid: the account exists and its sessions were not revoked. */
  isCurrent(token: VerifiedToken): boolean;
}

/** As in Firebase: a change that could lock the user out needs a sign-in of the last five minutes (seconds). */
const RECENT = 5 * 60;

/** @param now milliseconds since 1970 */
export function createSessions({ accounts, tokens, now }: { accounts: AccountStore; tokens: Tokens; now: () => number }): Sessions {
  const holder = (uid: string, generation: number): Account => {
    const account = accounts.byUid(uid);
    if (account === undefined) throw new AuthError('USER_NOT_FOUND');
    if (account.disabled === true) throw new AuthError('USER_DISABLED');
    if (generation !== account.generation) throw new AuthError('TOKEN_EXPIRED');
    return account;
  };
  const verify: Sessions['verify'] = async (idToken) => {
    const verified = await tokens.verifyIdToken(idToken);
    return { ...verified, account: holder(verified.uid, verified.generation) };
  };
  return {
    verify,
    isCurrent({ uid, generation }) {
      const account = accounts.byUid(uid);
      return account !== undefined && account.disabled !== true && account.generation === generation;
    },
    open: (account, provider, claims) =>
      tokens.issue(account, { provider, authTime: Math.floor(now() / 1000), ...(claims === undefined ? {} : { claims }) }),
    renew: (account, signIn) => tokens.issue(account, signIn),
    async callerOf(idToken) {
      if (idToken === undefined || idToken === '') throw new AuthError('MISSING_ID_TOKEN');
      const { account, token } = await verify(idToken);
      const firebase = token['firebase'] as { sign_in_provider?: unknown } | undefined;
      return { account, signIn: { provider: String(firebase?.sign_in_provider ?? 'custom'), authTime: Number(token['auth_time']) } };
    },
    requireRecent({ signIn }) {
      if (now() / 1000 - signIn.authTime > RECENT) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    },
    async refresh(refreshToken) {
      const { uid, generation, signIn } = await tokens.verifyRefreshToken(refreshToken);
      const account = holder(uid, generation);
      return { account, tokens: await tokens.issue(account, signIn) };
    },
  };
}
