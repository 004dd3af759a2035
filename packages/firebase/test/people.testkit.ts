import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, setDoc, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { startTestBackend, type TestBackend } from './backend.testkit';

/** The plain SDK of one user, without any of our code. */
export interface Person {
  readonly db: Firestore;
  readonly storage: FirebaseStorage;
}

/** A stage for tests of the rules: a backend, and users who act on it. Available from the first `beforeAll` on. */
export interface Stage {
  readonly backend: TestBackend;
  /** Returns a signed-in user; the same one for the same id. */
  as(uid: string): Person;
  /** Returns the same user with a verified address. */
  verified(uid: string): Person;
  readonly stranger: Person;
  /** Returns a signed-in user, or the visitor for null. */
  anybody(uid: string | null): Person;
  /** Returns their database. */
  dbOf(uid: string | null): Firestore;
  /** Signed in, with neither name nor address. */
  readonly anonymous: Person;
  anonymousAs(uid: string): Person;
  /** Without rules, to prepare data. */
  readonly operator: Person;
  /** Stores documents. */
  put(documents: Readonly<Record<string, object>>): Promise<void>;
}

export const toEmail = (uid: string): string => `${uid.toLowerCase()}@courtside.test`;

/** Creates a stage for the tests of a file: opened before the first, closed after the last. */
export function stageForTests(): Stage {
  const apps: FirebaseApp[] = [];
  const people = new Map<string, Person>();
  let open: TestBackend | null = null;
  beforeAll(async () => {
    // These tests expect refusals, and the SDK would log each of them.
    setLogLevel('silent');
    open = await startTestBackend();
  });
  afterAll(async () => {
    await Promise.all(apps.map(deleteApp));
    await open?.close();
  });
  const backendOf = (): TestBackend => {
    if (!open) throw new Error('The stage is opened before the first test, not while its file is read.');
    return open;
  };

  const enter = (name: string, token?: Parameters<typeof connectFirestoreEmulator>[3]): Person => {
    const known = people.get(name);
    if (known) return known;
    const backend = backendOf();
    const { hostname, port } = new URL(backend.origin);
    const app = initializeApp({ apiKey: 'key', projectId: backend.projectId, storageBucket: `${backend.projectId}.appspot.com` }, name);
    apps.push(app);
    const person = { db: getFirestore(app), storage: getStorage(app) };
    connectFirestoreEmulator(person.db, hostname, Number(port), token);
    connectStorageEmulator(person.storage, hostname, Number(port), token);
    person.storage.maxOperationRetryTime = 2000;
    person.storage.maxUploadRetryTime = 2000;
    people.set(name, person);
    return person;
  };

  const operator = () => enter('operator', { mockUserToken: 'owner' });
  const stranger = () => enter('stranger');
  const as = (uid: string) => enter(uid, { mockUserToken: { sub: uid, email: toEmail(uid), iat: Math.floor(Date.now() / 1000) } });
  const anonymousAs = (uid: string) => enter(uid, { mockUserToken: { sub: uid, firebase: { sign_in_provider: 'anonymous' } } });
  const anybody = (uid: string | null) => (uid === null ? stranger() : as(uid));
  return {
    get backend() {
      return backendOf();
    },
    as,
    verified: (uid) =>
      enter(`${uid} verified`, {
        mockUserToken: { sub: uid, email: toEmail(uid), email_verified: true, iat: Math.floor(Date.now() / 1000) },
      }),
    get stranger() {
      return stranger();
    },
    anybody,
    dbOf: (uid) => anybody(uid).db,
    get anonymous() {
      return anonymousAs('anonymous0000000000000000000');
    },
    anonymousAs,
    get operator() {
      return operator();
    },
    async put(documents) {
      for (const [path, data] of Object.entries(documents)) await setDoc(doc(operator().db, path), data);
    },
  };
}

/** Expects that the rules refuse a request; any other failure fails the test. */
export async function expectDenied(request: Promise<unknown>): Promise<void> {
  const code = await request.then(
    () => 'allowed',
    (error: { code?: string }) => error.code,
  );
  expect(code).toMatch(/^(permission-denied|storage\/unauthorized|storage\/unauthenticated)$/);
}

export async function expectAllowed(request: Promise<unknown>): Promise<void> {
  await expect(request.then(() => 'allowed')).resolves.toBe('allowed');
}
