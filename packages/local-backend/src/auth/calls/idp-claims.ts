import { readText, type JsonObject } from '../../http/api';
import { AuthError } from '../auth-error';

/** The claims of a provider about a person: here, those that the account chooser or a test wrote. */
export interface IdpClaims {
  providerId: string;
  rawId: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  photoUrl?: string;
  /** The unchanged claims, for `rawUserInfo`. */
  raw: JsonObject;
  /** The unchanged credential, which can be used again to link the account or to sign in. */
  credential: string;
}

/** Reads claims out of a credential: checks a signed one, or accepts an unsigned one. */
export type ReadCredential = (credential: string) => Promise<JsonObject>;

/**
 * Reads the credential of `accounts:signInWithIdp`: query parameters in `postBody` (a credential) or in `requestUri` (popup, redirect).
 * @param providers those that are enabled
 * @throws AuthError MISSING_REQUEST_URI, INVALID_REQUEST_URI, INVALID_IDP_RESPONSE, INVALID_CREDENTIAL_OR_PROVIDER_ID, OPERATION_NOT_ALLOWED
 */
export async function readIdpClaims(body: JsonObject, providers: ReadonlySet<string>, readCredential: ReadCredential): Promise<IdpClaims> {
  const parameters = parametersOf(body);
  const providerId = parameters.get('providerId');
  if (providerId === null || providerId === '') {
    throw new AuthError('INVALID_CREDENTIAL_OR_PROVIDER_ID', 'Invalid IdP response/credential: no provider.');
  }
  if (!providers.has(providerId)) throw new AuthError('OPERATION_NOT_ALLOWED', `The provider ${providerId} is not enabled.`);
  const credential = parameters.get('id_token') ?? parameters.get('access_token');
  if (credential === null || credential === '') throw new AuthError('INVALID_IDP_RESPONSE', 'No credential came with the request.');
  const claims = await readCredential(credential);
  const rawId = readText(claims, 'sub');
  if (rawId === undefined || rawId === '' || rawId.length > 128)
    throw new AuthError('INVALID_IDP_RESPONSE', 'The credential names nobody (sub).');
  const optional = (field: string): string | undefined => readText(claims, field)?.slice(0, 2048);
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
    credential,
  };
}

function parametersOf(body: JsonObject): URLSearchParams {
  const requestUri = readText(body, 'requestUri');
  if (requestUri === undefined || requestUri === '') throw new AuthError('MISSING_REQUEST_URI');
  if (!URL.canParse(requestUri)) throw new AuthError('INVALID_REQUEST_URI');
  const postBody = readText(body, 'postBody');
  if (postBody !== undefined && postBody !== '') return new URLSearchParams(postBody);
  const url = new URL(requestUri);
  return url.searchParams.has('id_token') ? url.searchParams : new URLSearchParams(url.hash.slice(1));
}

/**
 * Claims as JSON, or the claims of a JWT whose signature is not looked at: for tests, and for holders of a key.
 * @throws AuthError INVALID_IDP_RESPONSE
 */
export function parseUnsignedClaims(credential: string): JsonObject {
  const text = credential.startsWith('{') ? credential : Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString('utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  } catch {
    // Reported below.
  }
  throw new AuthError('INVALID_IDP_RESPONSE', 'The credential is neither claims in JSON nor a token.');
}
