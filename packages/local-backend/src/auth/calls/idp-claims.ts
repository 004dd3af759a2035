import { textOf, type JsonObject } from '../../server/api';
import { AuthError } from '../auth-error';

/** What a provider says about a person. Here nobody signed it: the account chooser or a developer wrote it. */
export interface IdpClaims {
  providerId: string;
  rawId: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  photoUrl?: string;
  /** The claims as they came, for `rawUserInfo`. */
  raw: JsonObject;
}

/**
 * Reads the credential of `accounts:signInWithIdp`: query parameters in `postBody` (a credential) or in `requestUri` (popup, redirect).
 * @throws AuthError INVALID_IDP_RESPONSE, INVALID_CREDENTIAL_OR_PROVIDER_ID
 */
export function readIdpClaims(body: JsonObject): IdpClaims {
  const parameters = parametersOf(body);
  const providerId = parameters.get('providerId');
  if (providerId === null || providerId === '') {
    throw new AuthError('INVALID_CREDENTIAL_OR_PROVIDER_ID', 'Invalid IdP response/credential: no provider.');
  }
  if (providerId !== 'google.com') throw new AuthError('OPERATION_NOT_ALLOWED', `The provider ${providerId} is not enabled.`);
  const credential = parameters.get('id_token') ?? parameters.get('access_token');
  if (credential === null || credential === '') throw new AuthError('INVALID_IDP_RESPONSE', 'No credential came with the request.');
  const claims = parseClaims(credential);
  const rawId = textOf(claims, 'sub');
  if (rawId === undefined || rawId === '' || rawId.length > 128) throw new AuthError('INVALID_IDP_RESPONSE', 'The credential names nobody (sub).');
  const optional = (field: string): string | undefined => textOf(claims, field)?.slice(0, 2048);
  const email = optional('email');
  const displayName = optional('name') ?? optional('display_name');
  const photoUrl = optional('picture');
  return {
    providerId,
    rawId,
    emailVerified: claims['email_verified'] === true,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    raw: claims,
  };
}

function parametersOf(body: JsonObject): URLSearchParams {
  const postBody = textOf(body, 'postBody');
  if (postBody !== undefined && postBody !== '') return new URLSearchParams(postBody);
  const requestUri = textOf(body, 'requestUri');
  if (requestUri === undefined || !URL.canParse(requestUri)) throw new AuthError('MISSING_REQUEST_URI');
  const url = new URL(requestUri);
  return url.searchParams.has('id_token') ? url.searchParams : new URLSearchParams(url.hash.slice(1));
}

/** Claims as JSON, or the claims of a JWT whose signature is not looked at. */
function parseClaims(credential: string): JsonObject {
  const text = credential.startsWith('{') ? credential : Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString('utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  } catch {
    // Reported below.
  }
  throw new AuthError('INVALID_IDP_RESPONSE', 'The credential is neither claims in JSON nor a token.');
}
