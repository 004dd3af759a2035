import { generateKeyPairSync, createPrivateKey, createPublicKey, createHash, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '../server/atomic-file';

export interface SigningKey {
  /** Tells keys apart in a token's header. */
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Reads the key that signs tokens, or makes it at the first start; only the owner of the process may read the file. */
export async function loadSigningKey(file: string): Promise<SigningKey> {
  let pem: string;
  try {
    pem = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await writeFileAtomically(file, pem, { mode: 0o600 });
  }
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const id = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' })).digest('hex').slice(0, 16);
  return { id, privateKey, publicKey };
}
