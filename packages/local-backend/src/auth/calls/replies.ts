import { json, type ApiReply } from '../../http/api';
import { listProviders, type Account } from '../account';
import type { SessionTokens } from '../tokens';

/** Returns an answer that makes the SDK sign the user in. */
export function describeSignIn(kind: string, account: Account, tokens: SessionTokens, more: Record<string, unknown> = {}): ApiReply {
  return json({
    kind: `identitytoolkit#${kind}`,
    localId: account.uid,
    ...(account.email === undefined ? {} : { email: account.email }),
    ...(account.displayName === undefined ? {} : { displayName: account.displayName }),
    ...tokens,
    ...more,
  });
}

/** An account as `accounts:lookup` and `accounts:update` describe it. Times are milliseconds since 1970 as text. */
export function describeAccount(account: Account): Record<string, unknown> {
  return {
    localId: account.uid,
    ...(account.email === undefined ? {} : { email: account.email, emailVerified: account.emailVerified }),
    ...(account.displayName === undefined ? {} : { displayName: account.displayName }),
    ...(account.photoUrl === undefined ? {} : { photoUrl: account.photoUrl }),
    // The SDK only checks whether there is a hash; the hash itself stays here.
    ...(account.passwordHash === undefined ? {} : { passwordHash: 'kept on the server', passwordUpdatedAt: account.passwordUpdatedAt }),
    ...(account.emailLinkSignin === true ? { emailLinkSignin: true } : {}),
    providerUserInfo: listProviders(account),
    validSince: String(Math.floor(account.validSince / 1000)),
    disabled: account.disabled === true,
    ...(account.customClaims === undefined ? {} : { customAttributes: JSON.stringify(account.customClaims) }),
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
  };
}
