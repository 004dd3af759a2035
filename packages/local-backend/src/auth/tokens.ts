import { SignJWT, compactVerify, errors as joseErrors, jwtVerify } from 'jose';
import { hasNoSignInMethod, type Account } from './account';
import { AuthError } from './auth-error';
import type { SigningKey } from './signing-key';

/** How a user signed in; both tokens contain it. */
export interface SignIn {
  /** `password` (also by a link sent to the address), `google.com`, `anonymous`, `custom`. */
  provider: string;
  /** Seconds since 1970 of the sign-in itself; refreshing does not move it. */
  authTime: number;
  /** Claims of a custom token, for as long as the session lasts. */
  claims?: Record<string, unknown>;
}

export interface SessionTokens {
  idToken: string;
  refreshToken: string;
  /** Seconds, as text. */
  expiresIn: string;
}

export interface VerifiedToken {
  uid: string;
  /** The claims, as rules see them. */
  token: Record<string, unknown>;
  /** The number of revocations that the account had; see {@link Account.generation}. */
  generation: number;
}

export interface Tokens {
  issue(account: Account, signIn: SignIn): Promise<SessionTokens>;
  /** @throws AuthError TOKEN_EXPIRED, INVALID_ID_TOKEN */
  verifyIdToken(token: string): Promise<VerifiedToken>;
  /** @throws AuthError INVALID_REFRESH_TOKEN */
  verifyRefreshToken(token: string): Promise<{ uid: string; generation: number; signIn: SignIn }>;
}

const LIFETIME_SECONDS = 3600;
const ALGORITHM = 'ES256';
const REFRESH_TYPE = 'refresh+jwt';
const MAXIMUM_LENGTH = 16 * 1024;
const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

/** @param now milliseconds since 1970 */
export function createTokens({ key, projectId, now }: { key: SigningKey; projectId: string; now: () => number }): Tokens {
  const issuer = issuerOf(projectId);
  const seconds = (): number => Math.floor(now() / 1000);

  const issueIdToken = (account: Account, signIn: SignIn): Promise<string> =>
    new SignJWT(idTokenClaims(account, signIn, projectId, seconds()))
      .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: 'JWT', gen: account.generation })
      .sign(key.privateKey);

  const issueRefreshToken = (account: Account, signIn: SignIn): Promise<string> =>
    new SignJWT({ signIn, gen: account.generation })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: REFRESH_TYPE })
      .setAudience(`refresh:${projectId}`)
      .setSubject(account.uid)
      .setIssuedAt(seconds())
      .sign(key.privateKey);

  return {
    async issue(account, signIn) {
      const [idToken, refreshToken] = await Promise.all([issueIdToken(account, signIn), issueRefreshToken(account, signIn)]);
      return { idToken, refreshToken, expiresIn: String(LIFETIME_SECONDS) };
    },
    async verifyIdToken(token) {
      if (token.length > MAXIMUM_LENGTH) throw new AuthError('INVALID_ID_TOKEN');
      try {
        const { payload, protectedHeader } = await jwtVerify(token, key.publicKey, {
          algorithms: [ALGORITHM],
          issuer,
          audience: projectId,
          typ: 'JWT',
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
        });
        return { uid: payload.sub ?? '', token: payload, generation: Number(protectedHeader['gen'] ?? 0) };
      } catch (error) {
        if (error instanceof joseErrors.JWTExpired) throw new AuthError('TOKEN_EXPIRED');
        throw new AuthError('INVALID_ID_TOKEN');
      }
    },
    async verifyRefreshToken(token) {
      if (token.length > MAXIMUM_LENGTH) throw new AuthError('INVALID_REFRESH_TOKEN');
      try {
        // Signature, type and audience decide; a refresh token never expires by itself, and may come from a clock that went backwards.
        const { payload, protectedHeader } = await compactVerify(token, key.publicKey, { algorithms: [ALGORITHM] });
        const content = JSON.parse(Buffer.from(payload).toString('utf8')) as { sub: string; aud: string; gen: number; signIn: SignIn };
        if (protectedHeader.typ !== REFRESH_TYPE || content.aud !== `refresh:${projectId}`) throw new AuthError('INVALID_REFRESH_TOKEN');
        return { uid: content.sub, generation: content.gen, signIn: content.signIn };
      } catch {
        throw new AuthError('INVALID_REFRESH_TOKEN');
      }
    },
  };
}

/** An anonymous session continues with the account's present provider. */
function providerOf(account: Account, { provider }: SignIn): string {
  if (provider !== 'anonymous' || hasNoSignInMethod(account)) return provider;
  return account.email === undefined ? (account.identities[0]?.providerId ?? provider) : 'password';
}

/** The claims of an id token, as rules see them. @param at seconds since 1970 */
export function idTokenClaims(account: Account, signIn: SignIn, projectId: string, at: number): Record<string, unknown> {
  return {
    ...claimsOf(account, signIn),
    iss: issuerOf(projectId),
    aud: projectId,
    sub: account.uid,
    iat: at,
    exp: at + LIFETIME_SECONDS,
  };
}

function claimsOf(account: Account, signIn: SignIn): Record<string, unknown> {
  const identities: Record<string, string[]> = {};
  const provider = providerOf(account, signIn);
  if (account.email !== undefined) identities['email'] = [account.email];
  for (const { providerId, rawId } of account.identities) identities[providerId] = [...(identities[providerId] ?? []), rawId];
  return {
    ...account.customClaims,
    ...signIn.claims,
    ...(account.displayName === undefined ? {} : { name: account.displayName }),
    ...(account.photoUrl === undefined ? {} : { picture: account.photoUrl }),
    ...(provider === 'anonymous' ? { provider_id: 'anonymous' } : {}),
    auth_time: signIn.authTime,
    user_id: account.uid,
    ...(account.email === undefined ? {} : { email: account.email }),
    ...(account.email === undefined ? {} : { email_verified: account.emailVerified }),
    firebase: { identities, sign_in_provider: provider },
  };
}
