import { startBackend, type Backend, type BackendOptions } from '@courtside/local-backend';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const packageFolder = path.join(__dirname, '..');
const projectId = 'demo-courtside';

/** The embedded backend with the product's own rules, on a free port, with its own data. */
export interface TestBackend {
  readonly origin: string;
  readonly projectId: string;
  close(): Promise<void>;
}

export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'courtside-firebase-'));
  const backend: Backend = await startBackend({
    dataDir,
    port: 0,
    projectId,
    allowOwner: true,
    logLevel: 'silent',
    firestoreRules: { file: path.join(packageFolder, 'firestore.rules') },
    storageRules: { file: path.join(packageFolder, 'storage.rules') },
    indexes: path.join(packageFolder, 'firestore.indexes.json'),
    ...options,
  });
  // As in production: by default, a test backend tells whether an account exists.
  await fetch(`${backend.url}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  return {
    origin: backend.url,
    projectId,
    close: async () => {
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens the database with the operator's access, to which no rule applies. */
export function openOperator({ origin, projectId: ofProject }: TestBackend): { readonly db: Firestore; close(): Promise<void> } {
  const app = initializeApp({ apiKey: 'key', projectId: ofProject }, 'operator');
  const db = getFirestore(app);
  const { hostname, port } = new URL(origin);
  connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: 'owner' });
  return { db, close: () => deleteApp(app) };
}
