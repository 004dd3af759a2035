import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { Identity } from './identity';

/**
 * Reads an unsigned token, as the test libraries of Firebase make them. Only for a backend that trusts every caller. Its times are ignored: the SDK's
 * own function makes tokens that expired in 1970.
 * @returns null for anything else than an unsigned token
 */
export function readUnsignedToken(token: string): Identity | null {
  try {
    if (decodeProtectedHeader(token).alg !== 'none' || !token.endsWith('.')) return null;
    const claims = decodeJwt(token);
    const uid = claims.sub ?? claims['user_id'];
    if (typeof uid !== 'string' || uid === '') return null;
    return { uid, token: claims };
  } catch {
    return null;
  }
}
