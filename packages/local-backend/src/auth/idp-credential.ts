import { SignJWT, jwtVerify } from 'jose';
import type { JsonObject } from '../http/api';
import { AuthError } from './auth-error';
import type { SigningKey } from './signing-key';

/**
 * What the account chooser hands to an app instead of a provider's token: what somebody with the outbox key said about a person, signed by
 * this backend. So nobody who only reaches the port can say it.
 */
export interface IdpCredentials {
  issue(claims: JsonObject): Promise<string>;
  /** The claims as they were said. @throws AuthError INVALID_IDP_RESPONSE */
  read(credential: string): Promise<JsonObject>;
}

const ALGORITHM = 'ES256';
const TYPE = 'idp+jwt';
/** As long as an id token of Google (seconds). */
const LIFETIME = 3600;

/** @param now milliseconds since 1970 */
export function createIdpCredentials({ key, projectId, now }: { key: SigningKey; projectId: string; now: () => number }): IdpCredentials {
  const audience = `idp:${projectId}`;
  const seconds = (): number => Math.floor(now() / 1000);
  return {
    issue: (claims) =>
      new SignJWT({ claims })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: TYPE })
        .setAudience(audience)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + LIFETIME)
        .sign(key.privateKey),
    async read(credential) {
      try {
        const { payload } = await jwtVerify(credential, key.publicKey, {
          algorithms: [ALGORITHM],
          audience,
          typ: TYPE,
          currentDate: new Date(now()),
          requiredClaims: ['exp'],
        });
        return payload['claims'] as JsonObject;
      } catch {
        throw new AuthError('INVALID_IDP_RESPONSE', 'The credential is not one of this backend’s account chooser, or too old.');
      }
    },
  };
}
