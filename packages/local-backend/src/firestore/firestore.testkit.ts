import { startBackend, type Backend } from '../server/backend';
import { temporaryFolder } from '../server/backend.testkit';

/** Rules of the tests: everyone may use `open`, `owned` belongs to the uid in its `owner`, the rest is closed. */
export const testRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{path=**} { allow read, write: if true; }
    match /owned/{id} {
      allow read: if resource.data.public == true || (request.auth != null && resource.data.owner == request.auth.uid);
      allow create: if request.auth != null && request.resource.data.owner == request.auth.uid;
      allow update, delete: if request.auth != null && resource.data.owner == request.auth.uid;
    }
  }
}
`;

export interface TestFirestore {
  readonly origin: string;
  readonly folder: string;
  /** Stops the backend and starts it again on the same folder and port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestFirestore(): Promise<TestFirestore> {
  const { folder, remove } = await temporaryFolder();
  const start = (port: number): Promise<Backend> =>
    startBackend({ dataDir: folder, port, logLevel: 'silent', firestoreRules: { text: testRules } });
  let backend = await start(0);
  return {
    origin: backend.url,
    folder,
    restart: async () => {
      const { port } = backend;
      await backend.close();
      backend = await start(port);
    },
    close: async () => {
      await backend.close();
      await remove();
    },
  };
}
