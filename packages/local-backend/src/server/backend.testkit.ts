import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend, type Backend } from './backend';
import type { BackendOptions } from './options';

/** A data folder for one test, deleted afterwards. */
export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'courtside-backend-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Storage rules of the tests: anyone reads, signed-in people write pictures of at most 1 MiB and anything below open/. */
export const testStorageRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /images/{name} {
      allow get: if true;
      allow create: if request.auth != null && resource == null
        && request.resource.size <= 1024 * 1024
        && request.resource.contentType.matches('image/(png|jpeg)');
      allow delete: if request.auth != null;
    }
    match /open/{name=**} {
      allow read, write: if true;
    }
  }
}
`;

/** Starts a backend without a log on a free port. */
export function startTestBackend(dataDir: string, options: Partial<BackendOptions> = {}): Promise<Backend> {
  return startBackend({ dataDir, port: 0, logLevel: 'silent', storageRules: { text: testStorageRules }, ...options });
}
