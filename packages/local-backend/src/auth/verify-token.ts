import { AuthError } from './auth-error';
import type { Identity, VerifyToken } from './identity';
import type { Sessions } from './sessions';
import type { VerifiedToken } from './tokens';
import { HttpError } from '../http/http-error';
import { isSameSecret } from '../http/is-same-secret';
import { readUnsignedToken } from './unsigned-token';

class UnauthenticatedError extends HttpError {
  /** Canonical code of gRPC. */
  readonly grpcCode = 16;
  readonly grpcStatus = 'UNAUTHENTICATED';

  constructor(message: string) {
    super(401, message, { body: { error: { code: 401, message, status: 'UNAUTHENTICATED' } } });
    this.name = 'UnauthenticatedError';
  }
}

export interface VerifyTokenOptions {
  sessions: Sessions;
  /** For tests on a developer's machine: `owner` is not judged by rules, and unsigned tokens are believed. */
  allowOwner: boolean;
  /** A secret that makes its bearer owner. */
  ownerKey?: string | undefined;
  now: () => number;
}

/** The maximum of tokens with a verified signature; verifying one takes longer than most reads. */
const CACHE_CAPACITY = 2000;
const owner: Identity = { uid: 'owner', token: {}, owner: true };

export function createVerifyToken({ sessions, allowOwner, ownerKey, now }: VerifyTokenOptions): VerifyToken {
  const cache = new Map<string, VerifiedToken>();

  const isOwner = (token: string): boolean =>
    (allowOwner && token === 'owner') || (ownerKey !== undefined && isSameSecret(token, ownerKey));

  const verify = async (token: string): Promise<VerifiedToken> => {
    const known = cache.get(token);
    if (known !== undefined && Number(known.token['exp']) * 1000 > now() && sessions.isCurrent(known)) return known;
    cache.delete(token);
    const { account: _account, ...verified } = await sessions.verify(token);
    cache.set(token, verified);
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHE_CAPACITY) break;
      cache.delete(oldest);
    }
    return verified;
  };

  return async (header) => {
    if (header === undefined || header === '') return null;
    const match = /^(?:Bearer|Firebase)\s+(\S+)\s*$/i.exec(header);
    const token = match?.[1];
    if (token === undefined) throw new UnauthenticatedError('The Authorization header is not understood.');
    if (isOwner(token)) return owner;
    if (allowOwner) {
      const unsigned = readUnsignedToken(token);
      if (unsigned !== null) return unsigned;
    }
    try {
      return await verify(token);
    } catch (error) {
      if (error instanceof AuthError) throw new UnauthenticatedError(reasonOf(error));
      throw error;
    }
  };
}

function reasonOf(error: AuthError): string {
  if (error.code === 'TOKEN_EXPIRED') return 'The ID token has expired or was revoked.';
  if (error.code === 'USER_DISABLED') return 'The account is disabled.';
  if (error.code === 'USER_NOT_FOUND') return 'The account of this ID token does not exist.';
  return 'Missing or invalid authentication.';
}
