import { configurePlatform } from '../src/config';
import type { ReadFailure } from '../src/errors/read-failure';
import type { Meta, OnError, OnValue, Unsubscribe } from '../src/repositories';
import { currentSession, sendEmailProof, signInWithEmail, signOut, signUpWithEmail } from '../src/session';
import { setLogLevel } from 'firebase/firestore';
import { setLogLevel as setLiteLogLevel } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { setDocuments, type Target } from '../seed/documents';
import { openOperator, startTestBackend, type TestBackend } from './backend.testkit';

/** Our own package with a separate backend, as a page would use it. Available from the first `beforeAll` on. */
export interface Platform {
  readonly backend: TestBackend;
  /** The database connection that bypasses the rules. */
  readonly owned: Target;
  /** The database with the operator's access. */
  readonly operator: Firestore;
  /** Signs in as a user, who is created the first time; null signs out. @returns their id */
  become(name: string | null): Promise<string>;
  /** Stores documents, without the rules. */
  put(documents: Readonly<Record<string, object>>): Promise<void>;
}

/** Creates a platform for the tests of a file: opened before the first, closed after the last. */
export function platformForTests(): Platform {
  let open: TestBackend | null = null;
  let operator: ReturnType<typeof openOperator> | null = null;
  beforeAll(async () => {
    // These tests expect refusals and conflicts, and the SDK would log each of them.
    setLogLevel('silent');
    setLiteLogLevel('silent');
    open = await startTestBackend();
    const { projectId, origin } = open;
    configurePlatform({
      firebase: { apiKey: 'key', projectId, authDomain: `${projectId}.test`, storageBucket: `${projectId}.appspot.com` },
      emulator: { origin },
    });
  });
  afterAll(async () => {
    await operator?.close();
    await signOut();
    await open?.close();
  });
  const backend = (): TestBackend => {
    if (!open) throw new Error('The platform is opened before the first test, not while its file is read.');
    return open;
  };
  const owned = (): Target => ({ origin: backend().origin, projectId: backend().projectId, token: 'owner' });
  const known = new Set<string>();
  return {
    get backend() {
      return backend();
    },
    get owned() {
      return owned();
    },
    get operator() {
      return (operator ??= openOperator(backend())).db;
    },
    async become(name) {
      await signOut();
      if (name === null) return '';
      const email = `${name}@courtside.test`;
      await (known.has(name) ? signInWithEmail : signUpWithEmail)(email, 'courtside');
      known.add(name);
      return currentSession().uid ?? '';
    },
    put: (documents) => setDocuments(owned(), documents),
  };
}

type Watch<Arguments extends unknown[], T> = (...args: [...Arguments, OnValue<T>, OnError]) => Unsubscribe;

/** Watches until a value is as expected, by default the first one of the server; an error ends it. */
export function firstValue<Arguments extends unknown[], T>(
  watch: Watch<Arguments, T>,
  args: Arguments,
  accept: (value: T, meta: Meta) => boolean = (_, { fromCache }) => !fromCache,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let done = false;
    let stop: Unsubscribe = () => undefined;
    const end = (settle: () => void) => {
      done = true;
      stop();
      settle();
    };
    const onValue: OnValue<T> = (value, meta) => !done && accept(value, meta) && end(() => resolve(value));
    const onError: OnError = (error) => !done && end(() => reject(error));
    stop = watch(...args, onValue, onError);
    if (done) stop();
  });
}

/** Watches until it fails. */
export function firstError<Arguments extends unknown[], T>(watch: Watch<Arguments, T>, args: Arguments): Promise<ReadFailure> {
  return firstValue(watch, args, () => false).then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: ReadFailure) => error,
  );
}

/** Requests the link that verifies the signed-in user's address, and opens it. The client has not checked yet. */
export async function openProofLink({ backend: { origin, projectId } }: Platform, language: string): Promise<void> {
  await sendEmailProof(language, origin);
  const listed = (await (await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`)).json()) as {
    oobCodes: { oobCode: string }[];
  };
  const oobCode = listed.oobCodes.at(-1)?.oobCode;
  await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:update?key=key`, { method: 'POST', body: JSON.stringify({ oobCode }) });
}

/** Returns a file of the given number of bytes with the signature of a PNG. */
export function png(size = 200): Blob {
  return new Blob([new Uint8Array(size).fill(1)], { type: 'image/png' });
}

export { draft } from './sample.testkit';
