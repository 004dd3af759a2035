import { readText, type JsonObject } from '../../http/api';
import type { Account, FederatedIdentity } from '../account';
import { AuthError } from '../auth-error';
import { revoke } from '../calls/apply-code';
import { checkDisplayName, checkEmail, checkPhotoUrl } from '../calls/check-fields';
import type { AuthContext } from '../auth-context';
import { checkNewPassword } from '../passwords';

/** As in Firebase: the maximum size of claims in a token (characters of JSON). */
const LARGEST_CLAIMS = 1000;
const reserved = [
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cnf',
  'c_hash',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
  'user_id',
];

/**
 * Reads an operator's change of an account, in the fields of `accounts:update`. A new password or address, `validSince` and a disabled account end
 * every session.
 * @throws AuthError for anything that can't be set, before anything is
 */
export async function readOperatorChange(context: AuthContext, body: JsonObject): Promise<(account: Account) => void> {
  if (readText(body, 'phoneNumber') !== undefined) throw new AuthError('OPERATION_NOT_ALLOWED', 'Phone numbers are not offered here.');
  const emailText = readText(body, 'email');
  const email = emailText === undefined ? undefined : checkEmail(emailText);
  const password = readText(body, 'password');
  if (password !== undefined) checkNewPassword(password);
  const passwordHash = password === undefined ? undefined : await context.passwords.hash(password, 'operator');
  const displayName = readText(body, 'displayName');
  const photoUrl = readText(body, 'photoUrl');
  if (displayName !== undefined) checkDisplayName(displayName);
  if (photoUrl !== undefined) checkPhotoUrl(photoUrl);
  const claims = readText(body, 'customAttributes');
  const customClaims = claims === undefined ? undefined : readClaims(claims);
  const cleared = listIn(body, 'deleteAttribute');
  const unlinked = listIn(body, 'deleteProvider');
  const linked = readIdentity(body['linkProviderUserInfo']);

  return (account) => {
    const before = { email: account.email, passwordHash: account.passwordHash };
    if (email !== undefined) {
      if (email !== account.email) account.emailVerified = false;
      account.email = email;
    }
    if (typeof body['emailVerified'] === 'boolean') account.emailVerified = body['emailVerified'];
    if (passwordHash !== undefined) {
      if (account.email === undefined) throw new AuthError('MISSING_EMAIL');
      account.passwordHash = passwordHash;
      account.passwordUpdatedAt = context.now();
    }
    if (displayName !== undefined) account.displayName = displayName;
    if (photoUrl !== undefined) account.photoUrl = photoUrl;
    if (cleared.includes('DISPLAY_NAME')) delete account.displayName;
    if (cleared.includes('PHOTO_URL')) delete account.photoUrl;
    if (customClaims !== undefined) account.customClaims = customClaims;
    if (typeof body['disableUser'] === 'boolean') account.disabled = body['disableUser'];
    account.identities = account.identities.filter(({ providerId }) => !unlinked.includes(providerId) && providerId !== linked?.providerId);
    if (linked !== undefined) account.identities.push(linked);
    if (unlinked.includes('password')) {
      delete account.passwordHash;
      delete account.passwordUpdatedAt;
      delete account.emailLinkSignin;
    }
    const changesAccess = account.email !== before.email || account.passwordHash !== before.passwordHash;
    if (changesAccess || body['validSince'] !== undefined) revoke(account, secondsIn(body['validSince'], context.now()));
  };
}

/** Custom claims as JSON. @throws AuthError CLAIMS_TOO_LARGE, INVALID_CLAIMS, FORBIDDEN_CLAIM */
export function readClaims(text: string): Record<string, unknown> {
  if (text.length > LARGEST_CLAIMS) throw new AuthError('CLAIMS_TOO_LARGE');
  let claims: unknown;
  try {
    claims = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new AuthError('INVALID_CLAIMS');
  }
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new AuthError('INVALID_CLAIMS');
  const forbidden = reserved.find((name) => Object.hasOwn(claims, name));
  if (forbidden !== undefined) throw new AuthError('FORBIDDEN_CLAIM', forbidden);
  return claims as Record<string, unknown>;
}

/** Seconds as a number or a text, as milliseconds. */
function secondsIn(value: unknown, otherwise: number): number {
  const seconds = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : otherwise;
}

/** @throws AuthError OPERATION_NOT_ALLOWED for another provider than google.com */
export function readIdentity(value: unknown): FederatedIdentity | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entry = value as JsonObject;
  const [providerId, rawId] = [readText(entry, 'providerId'), readText(entry, 'rawId')];
  if (providerId !== 'google.com') throw new AuthError('OPERATION_NOT_ALLOWED', `The provider ${providerId ?? ''} is not enabled.`);
  if (rawId === undefined || rawId === '' || rawId.length > 128) throw new AuthError('INVALID_PROVIDER_ID', 'The identity has no rawId.');
  const optional = Object.fromEntries(
    (['email', 'displayName', 'photoUrl'] as const).flatMap((field) =>
      readText(entry, field) === undefined ? [] : [[field, readText(entry, field)?.slice(0, 2048)]],
    ),
  );
  return { providerId, rawId, ...optional };
}

function listIn(body: JsonObject, field: string): string[] {
  const value = body[field];
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}
