import { createCipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/*
 * Hashes that other systems take, or bring. Kept as a text each, in the manner of PHC:
 *   $scrypt$n=15,r=8,p=3$SALT$HASH                            RFC 7914; `STANDARD_SCRYPT` of Firebase's import
 *   $firebase-scrypt$n=14,r=8,s=SEPARATOR,k=SIGNER$SALT$HASH  what Firebase itself keeps (github.com/firebase/scrypt); `SCRYPT` of its import
 * n is the exponent of the cost; all bytes are base64.
 */

export interface ScryptCost {
  /** Exponent of the cost: 2^n. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

export interface StandardScrypt extends ScryptCost {
  readonly kind: 'scrypt';
  readonly salt: Buffer;
  readonly hash: Buffer;
}

export interface FirebaseScrypt {
  readonly kind: 'firebase-scrypt';
  readonly n: number;
  readonly r: number;
  readonly separator: Buffer;
  readonly signer: Buffer;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

export type ScryptHash = StandardScrypt | FirebaseScrypt;

/** The values that OWASP recommends for scrypt in 32 MiB. */
export const portableCost: ScryptCost = { n: 15, r: 8, p: 3 };
const HASH_BYTES = 64;
const SALT_BYTES = 16;
/** Limits for an imported hash: bytes of memory, and rounds. */
const MOST_MEMORY = 128 * 1024 * 1024;
const MOST_LANES = 16;

const derive = promisify<Buffer | string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

async function scryptOf(password: string, salt: Buffer, { n, r, p }: ScryptCost, bytes: number): Promise<Buffer> {
  return derive(password, salt, bytes, { N: 2 ** n, r, p, maxmem: MOST_MEMORY * 2 });
}

export async function hashByScrypt(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return scryptText({ kind: 'scrypt', ...portableCost, salt, hash: await scryptOf(password, salt, portableCost, HASH_BYTES) });
}

const of = (bytes: Buffer): string => bytes.toString('base64');

/** @throws RangeError for one that asks too much of this machine, or too little to be a hash */
export function scryptText(hash: ScryptHash): string {
  const { n, r } = hash;
  const p = hash.kind === 'scrypt' ? hash.p : 1;
  const isWhole = [n, r, p].every((value) => Number.isInteger(value) && value >= 1);
  if (!isWhole || n > 30 || 128 * 2 ** n * r > MOST_MEMORY || p > MOST_LANES)
    throw new RangeError('The cost of the hash is out of bounds.');
  if (hash.hash.length < 16 || hash.hash.length > 256 || hash.salt.length > 256)
    throw new RangeError('The length of the hash is out of bounds.');
  const cost = hash.kind === 'scrypt' ? `n=${n},r=${r},p=${p}` : `n=${n},r=${r},s=${of(hash.separator)},k=${of(hash.signer)}`;
  return `$${hash.kind}$${cost}$${of(hash.salt)}$${of(hash.hash)}`;
}

const standard = /^\$scrypt\$n=(\d+),r=(\d+),p=(\d+)\$([^$]*)\$([^$]+)$/;
const firebase = /^\$firebase-scrypt\$n=(\d+),r=(\d+),s=([^,$]*),k=([^,$]*)\$([^$]*)\$([^$]+)$/;

/** Parses a text of `scryptText`; null for any other text. */
export function readScrypt(text: string): ScryptHash | null {
  const bytes = (part: string | undefined): Buffer => Buffer.from(part ?? '', 'base64');
  const one = standard.exec(text);
  if (one) return { kind: 'scrypt', n: Number(one[1]), r: Number(one[2]), p: Number(one[3]), salt: bytes(one[4]), hash: bytes(one[5]) };
  const other = firebase.exec(text);
  if (!other) return null;
  const [n, r] = [Number(other[1]), Number(other[2])];
  return {
    kind: 'firebase-scrypt',
    n,
    r,
    separator: bytes(other[3]),
    signer: bytes(other[4]),
    salt: bytes(other[5]),
    hash: bytes(other[6]),
  };
}

export async function matchesScrypt(hash: ScryptHash, password: string): Promise<boolean> {
  return timingSafeEqual(digest(await hashedLike(hash, password), hash.hash), hash.hash);
}

/** Buffers of different lengths can't be compared in constant time; another length is no match, whatever the content. */
const digest = (made: Buffer, wanted: Buffer): Buffer => (made.length === wanted.length ? made : Buffer.alloc(wanted.length));

async function hashedLike(hash: ScryptHash, password: string): Promise<Buffer> {
  if (hash.kind === 'scrypt') return scryptOf(password, hash.salt, hash, hash.hash.length);
  const key = await scryptOf(password, Buffer.concat([hash.salt, hash.separator]), { n: hash.n, r: hash.r, p: 1 }, HASH_BYTES);
  const cipher = createCipheriv('aes-256-ctr', key.subarray(0, 32), Buffer.alloc(16));
  return Buffer.concat([cipher.update(hash.signer), cipher.final()]);
}
