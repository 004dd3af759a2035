import { SignJWT, jwtVerify } from 'jose';
import type { JsonObject } from '../http/api';
import { AuthError } from './auth-error';
import type { SigningKey } from './signing-key';

/**
 * The account chooser's replacement for a provider's token: the claims about a person by a holder of the outbox key, signed by this backend. A caller
 * who only reaches the port can't create one.
 */
export interface IdpCredentials {
  issue(claims: JsonObject): Promise<string>;
  /** Returns the signed claims. @throws AuthError INVALID_IDP_RESPONSE @throws AuthError INVALID_IDP_RESPONSE */
  read(credential: string): Promise<JsonObject>;
}

const ALGORITHM = 'ES256';
const TYPE = 'idp+jwt';
/** The lifetime in seconds, the same as for an id token of Google. */
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
