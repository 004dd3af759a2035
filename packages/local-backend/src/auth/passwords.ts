import { hash, verify } from '@node-rs/argon2';
import { AuthError } from './auth-error';

/** The values that OWASP recommends for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MINIMUM_LENGTH = 6;
/** Bytes; hashing is made to be slow, so its input is bounded. */
const MAXIMUM_SIZE = 4096;

/** @throws AuthError WEAK_PASSWORD, PASSWORD_DOES_NOT_MEET_REQUIREMENTS when it is too long */
export function checkNewPassword(password: string): void {
  if (password.length < MINIMUM_LENGTH) throw new AuthError('WEAK_PASSWORD', 'Password should be at least 6 characters');
  if (Buffer.byteLength(password) > MAXIMUM_SIZE) {
    throw new AuthError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [Password may contain at most ${MAXIMUM_SIZE} bytes]`,
    );
  }
}

/** Hashes with Argon2id and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password. Without a hash (no such account, or one without a password) it takes as long and says no, so that the time of an
 * answer does not tell who has an account.
 */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > MAXIMUM_SIZE) return false;
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && matches;
}
