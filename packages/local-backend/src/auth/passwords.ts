import { hash, verify } from '@node-rs/argon2';
import { AuthError } from './auth-error';
import type { HashQueue } from './hash-queue';
import { hashByScrypt, matchesScrypt, portableCost, readScrypt } from './scrypt-hash';

/** The values that OWASP recommends for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MINIMUM_LENGTH = 6;
/** The longest password in bytes, because hashing is slow by design. */
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

/** How passwords of one server are kept. Each call waits its turn, and throws AuthError SERVER_BUSY when too many wait; askers take turns. */
export interface Passwords {
  /** Hashes a password with a new salt. */
  hash(password: string, asker: string): Promise<string>;
  /**
   * Compares a password. Without a hash (no such account, or one without a password) it takes as long and returns false, so that the time of a
   * response reveals neither existing accounts nor the kind of a hash.
   * @param admit called when its turn comes; may throw to refuse
   */
  matches(passwordHash: string | undefined, password: string, asker: string, admit?: () => void): Promise<boolean>;
  /** Whether a hash is of another kind than new ones are: it is made again when its password is known. */
  isOfAnotherKind(passwordHash: string): boolean;
}

/** @param isPortable stores hashes as scrypt, which Firebase can import; otherwise as Argon2id, which it can't */
export function createPasswords(isPortable: boolean, queue: HashQueue): Passwords {
  const make = (password: string) => (isPortable ? hashByScrypt(password) : hash(password, cost));
  const { n, r, p } = portableCost;
  const own = isPortable ? `$scrypt$n=${n},r=${r},p=${p}$` : '$argon2id$';
  const isOfAnotherKind = (passwordHash: string): boolean => !passwordHash.startsWith(own);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password, asker) => queue.run(asker, () => make(password)),
    isOfAnotherKind,
    async matches(passwordHash, password, asker, admit) {
      if (Buffer.byteLength(password) > MAXIMUM_SIZE) return false;
      return queue.run(asker, async () => {
        admit?.();
        decoy ??= make('nobody has this password');
        const wanted = passwordHash ?? (await decoy);
        const beside = isOfAnotherKind(wanted) ? compare(await decoy, password) : null;
        const [matches] = await Promise.all([compare(wanted, password), beside]);
        return passwordHash !== undefined && matches;
      });
    },
  };
}

function compare(passwordHash: string, password: string): Promise<boolean> {
  const scrypt = readScrypt(passwordHash);
  return scrypt ? matchesScrypt(scrypt, password) : verify(passwordHash, password);
}
