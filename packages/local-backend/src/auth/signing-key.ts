import { generateKeyPairSync, createPrivateKey, createPublicKey, createHash, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '../disk/atomic-file';
import { StartupError } from '../process/startup-error';

export interface SigningKey {
  /** Identifies the key in a token's header. */
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** The file was missing, and this key was made in its place. */
  isNew: boolean;
}

/**
 * Reads the key that signs tokens, or makes it at the first start; only the owner of the process may read the file.
 * @throws StartupError if the file is not such a key
 */
export async function loadSigningKey(file: string): Promise<SigningKey> {
  let pem: string;
  let isNew = false;
  try {
    pem = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await writeFileAtomically(file, pem, { mode: 0o600 });
    isNew = true;
  }
  const privateKey = privateKeyOf(pem, file);
  const publicKey = createPublicKey(privateKey);
  const id = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
  return { id, privateKey, publicKey, isNew };
}

function privateKeyOf(pem: string, file: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // The file contains no key.
  }
  throw new StartupError(
    `The signing key ${file} can't be read as one. Put the file from your last back-up in its place; without one, move the broken file away: a new key is made at the next start, and everybody has to sign in again.`,
    51,
  );
}
