import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend, type BackendOptions } from '../src';

export const projectId = 'demo-courtside';

/** Anyone may do anything, except below `secret` (no one) and `own` (each below their own id). */
export const testRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{collection}/{rest=**} { allow read, write: if !(collection in ['secret', 'own', 'hidden']); }
    match /{path=**}/landmarks/{id} { allow read: if true; }
    match /own/{uid} { allow read, write: if request.auth != null && request.auth.uid == uid; }
    match /hidden/{id} { allow get: if resource == null || resource.data.visible == true; allow write: if true; }
  }
}
`;

export interface TestServer {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * The server under test: our own, or the one that FIRESTORE_CONFORMANCE_HOST=host:port names (such as Google's emulator, started with
 * the rules above).
 */
export async function startServer(options: Partial<BackendOptions> = {}): Promise<TestServer> {
  const other = process.env['FIRESTORE_CONFORMANCE_HOST'];
  if (other !== undefined && other !== '') {
    const [host = '127.0.0.1', port = '8080'] = other.split(':');
    return { host, port: Number(port), close: () => Promise.resolve() };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'courtside-firestore-'));
  const backend = await startBackend({
    dataDir: folder,
    port: 0,
    projectId,
    logLevel: 'silent',
    allowOwner: true,
    firestoreRules: { text: testRules },
    ...options,
  });
  return {
    host: '127.0.0.1',
    port: backend.port,
    async close() {
      await backend.close();
      if (options.dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves with the first value that passes, however many come before it. */
export class Observed<T> {
  readonly values: T[] = [];
  private waiting: { test: (value: T) => boolean; resolve: (value: T) => void }[] = [];

  push(value: T): void {
    this.values.push(value);
    this.waiting = this.waiting.filter(({ test, resolve }) => {
      if (!test(value)) return true;
      resolve(value);
      return false;
    });
  }

  /** Looks at the newest value first, then at those to come. */
  until(test: (value: T) => boolean): Promise<T> {
    const last = this.values.at(-1);
    if (last !== undefined && test(last)) return Promise.resolve(last);
    return new Promise((resolve) => this.waiting.push({ test, resolve }));
  }
}
