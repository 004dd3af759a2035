import { readText, type JsonObject } from '../../http/api';
import { canonicalEmail } from '../account-store';
import { AuthError } from '../auth-error';

/** Longest address that mail allows. */
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 256;
const LONGEST_URL = 2048;

/** @throws AuthError MISSING_EMAIL, INVALID_EMAIL */
export function requireEmail(body: JsonObject, field = 'email'): string {
  const text = readText(body, field);
  if (text === undefined || text === '') throw new AuthError('MISSING_EMAIL');
  return checkEmail(text);
}

/** @throws AuthError INVALID_EMAIL */
export function checkEmail(text: string): string {
  const email = canonicalEmail(text);
  // Some text, an at sign, and a name; only a message can show whether the address exists.
  if (email.length > LONGEST_EMAIL || !/^[^\s@"<>(),:;[\]\\]+@[^\s@"<>(),:;[\]\\.]+(\.[^\s@"<>(),:;[\]\\.]+)*$/.test(email)) {
    throw new AuthError('INVALID_EMAIL');
  }
  return email;
}

/** @throws AuthError MISSING_PASSWORD */
export function requirePassword(body: JsonObject): string {
  const password = readText(body, 'password');
  if (password === undefined || password === '') throw new AuthError('MISSING_PASSWORD');
  return password;
}

/** @throws AuthError INVALID_DISPLAY_NAME */
export function checkDisplayName(name: string): string {
  if (name.length > LONGEST_NAME) throw new AuthError('INVALID_DISPLAY_NAME', `A name has at most ${LONGEST_NAME} characters.`);
  return name;
}

/** @throws AuthError INVALID_PHOTO_URL */
export function checkPhotoUrl(url: string): string {
  if (url.length > LONGEST_URL) throw new AuthError('INVALID_PHOTO_URL', `An address has at most ${LONGEST_URL} characters.`);
  return url;
}
