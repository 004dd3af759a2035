import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that does not depend on where the texts differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
