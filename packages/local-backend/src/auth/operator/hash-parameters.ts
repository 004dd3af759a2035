import { readText, type JsonObject } from '../../http/api';
import type { Account } from '../account';
import { AuthError } from '../auth-error';
import { portableCost, readScrypt, scryptText } from '../scrypt-hash';

/**
 * How the hashes that `accounts:batchGet` gives out are made, in the place where Google's projects say it (`signIn.hashConfig`). Theirs is `SCRYPT` with
 * a signer key; block size and lanes are named by ours alone, since the standard has them.
 */
export const hashParameters = {
  algorithm: 'STANDARD_SCRYPT',
  memoryCost: 2 ** portableCost.n,
  blockSize: portableCost.r,
  parallelization: portableCost.p,
  derivedKeyLength: 64,
} as const;

/** The value that Google's service returns in place of a hash that the caller may not have. */
const REDACTED = Buffer.from('REDACTED').toString('base64');

const webSafe = (bytes: Buffer): string => bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_');

/** The exported hash and salt of an account. A hash that can't be exported is replaced by a note that it exists. */
export function portableHash({ passwordHash }: Account): { passwordHash?: string; salt?: string } {
  if (passwordHash === undefined) return {};
  const hash = readScrypt(passwordHash);
  const isOurs = hash?.kind === 'scrypt' && hash.n === portableCost.n && hash.r === portableCost.r && hash.p === portableCost.p;
  return isOurs ? { passwordHash: webSafe(hash.hash), salt: webSafe(hash.salt) } : { passwordHash: REDACTED };
}

/**
 * The hash that an imported account brings, by the parameters of its batch: `STANDARD_SCRYPT`, or `SCRYPT` as Firebase keeps it.
 * @throws AuthError INVALID_HASH_ALGORITHM, INVALID_HASH_PARAMETER
 */
export function importedHash(user: JsonObject, batch: JsonObject): string | undefined {
  const hash = bytesIn(user, 'passwordHash');
  if (hash === undefined) return undefined;
  const salt = bytesIn(user, 'salt') ?? Buffer.alloc(0);
  const numberOf = (field: string): number => Number(batch[field] ?? NaN);
  try {
    switch (batch['hashAlgorithm']) {
      case 'STANDARD_SCRYPT':
        return scryptText({
          kind: 'scrypt',
          n: Math.log2(numberOf('cpuMemCost')),
          r: numberOf('blockSize'),
          p: numberOf('parallelization'),
          salt,
          hash,
        });
      case 'SCRYPT':
        return scryptText({
          kind: 'firebase-scrypt',
          n: numberOf('memoryCost'),
          r: numberOf('rounds'),
          separator: bytesIn(batch, 'saltSeparator') ?? Buffer.alloc(0),
          signer: bytesIn(batch, 'signerKey') ?? Buffer.alloc(0),
          salt,
          hash,
        });
      default:
        throw new AuthError(
          'INVALID_HASH_ALGORITHM',
          'Hashes of SCRYPT and STANDARD_SCRYPT are taken; for others send the person a link to set a password.',
        );
    }
  } catch (error) {
    if (error instanceof RangeError) throw new AuthError('INVALID_HASH_PARAMETER', error.message);
    throw error;
  }
}

/** Bytes in base64, of either alphabet. */
function bytesIn(source: JsonObject, field: string): Buffer | undefined {
  const text = readText(source, field);
  return text === undefined || text === '' ? undefined : Buffer.from(text, 'base64');
}
