import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, setLogLevel, terminate } from 'firebase/firestore';
import { startBackend, type Backend } from '../src';
import { eventually } from './cutting-proxy.testkit';
import { RawStream } from './raw-stream.testkit';
import { addTarget, makeIncrement, getDocumentName, numberAt, openWrites, RawChannel, type Message } from './raw-channel.testkit';
import { projectId, testRules } from './firestore-server.testkit';

/** FS-62 a stream ends with the right of the token that opened it. */
let folder: string;
let backend: Backend;
let ahead = 0;
const ownerKey = 'a-long-secret-of-the-operator';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-token-end-'));
  backend = await startBackend({
    dataDir: folder,
    port: 0,
    projectId,
    logLevel: 'silent',
    ownerKey,
    firestoreRules: { text: testRules },
    now: () => Date.now() + ahead,
  });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => (ahead = 0));

interface Account {
  readonly localId: string;
  readonly idToken: string;
}

async function call(name: string, body: Message): Promise<Account> {
  const response = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Account;
}

async function operate(name: string, body: Message): Promise<void> {
  const response = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ownerKey}` },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

/** Writes a document that only its account may read. */
async function writeOwn({ localId }: Account, text: string): Promise<void> {
  const response = await fetch(`${backend.url}/v1/${getDocumentName(projectId, `own/${localId}`)}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${ownerKey}` },
    body: JSON.stringify({ fields: { text: { stringValue: text } } }),
  });
  expect(response.status).toBe(200);
}

let people = 0;
const signUp = (): Promise<Account> => {
  people += 1;
  return call('signUp', { email: `person${people}@example.org`, password: 'correct horse', returnSecureToken: true });
};
const at = (token: string) => ({ origin: backend.url, projectId, headers: { Authorization: `Bearer ${token}` } });

const endings: readonly (readonly [string, (account: Account) => Promise<unknown>])[] = [
  ['a new password', ({ idToken }) => call('update', { idToken, password: 'another horse', returnSecureToken: true })],
  ['a deletion', ({ idToken }) => call('delete', { idToken })],
  ['a disabling by the operator', ({ localId }) => operate('update', { localId, disableUser: true })],
];

const refused = { error: { status: 'UNAUTHENTICATED' } };
const ownTarget = ({ localId }: Account, targetId: number): Message =>
  addTarget(projectId, targetId, { documents: { documents: [getDocumentName(projectId, `own/${localId}`)] } });
const isDocument = (message: Message): boolean => Boolean(message['documentChange']);
const isSnapshot = ({ targetChange }: Message): boolean => {
  const { targetIds = [], readTime } = (targetChange ?? {}) as { targetIds?: readonly number[]; readTime?: unknown };
  return Boolean(readTime) && targetIds.length === 0;
};
const isError = (message: Message): boolean => message['error'] !== undefined;

describe.each(endings)('FS-62 %s', (_name, end) => {
  it('ends a Listen stream', async () => {
    const account = await signUp();
    const channel = await RawChannel.open('Listen', at(account.idToken), ownTarget(account, 2));
    await channel.poll();
    await end(account);
    expect((await channel.until(isError)).at(-1)).toMatchObject(refused);
    await channel.terminate();
  });

  it('shows nothing of what happens afterwards, also to a target that is added, over WebChannel', async () => {
    const account = await signUp();
    await writeOwn(account, 'before');
    const channel = await RawChannel.open('Listen', at(account.idToken), ownTarget(account, 2));
    await channel.until(isSnapshot);
    await end(account);
    await writeOwn(account, 'after');
    await channel.send([ownTarget(account, 4)]);
    const messages = await channel.until(isError);
    expect(messages.filter(isDocument)).toEqual([]);
    expect(messages.at(-1)).toMatchObject(refused);
    await channel.terminate();
  });

  it('shows nothing of what happens afterwards, also to a target that is added, over gRPC', async () => {
    const account = await signUp();
    await writeOwn(account, 'before');
    const stream = RawStream.open('Listen', backend.port, projectId, account.idToken);
    stream.send(ownTarget(account, 2));
    while (!isSnapshot(await stream.next()));
    const failed = stream.failure;
    await end(account);
    await writeOwn(account, 'after');
    stream.send(ownTarget(account, 4));
    expect(await failed).toMatchObject({ code: 16 });
    expect(stream.waiting.filter(isDocument)).toEqual([]);
    stream.close();
  });

  it('ends a Write stream, which takes nothing more', async () => {
    const account = await signUp();
    const channel = await openWrites(at(account.idToken));
    const where = `counters/ended${people}`;
    await channel.send([{ writes: makeIncrement(projectId, where) }]);
    await channel.poll();
    await end(account);
    await channel.send([{ writes: makeIncrement(projectId, where) }]);
    expect((await channel.until(isError)).at(-1)).toMatchObject(refused);
    await channel.terminate();
    expect(await numberAt({ origin: backend.url, projectId }, where)).toBe(1);
  });

  it('ends a stream over gRPC', async () => {
    const account = await signUp();
    const { stream } = await RawStream.openWrites(backend.port, projectId, account.idToken);
    const failed = stream.failure;
    await end(account);
    expect(await failed).toMatchObject({ code: 16 });
    stream.close();
  });

  it('leaves the streams of others and of strangers open', async () => {
    const [account, other] = [await signUp(), await signUp()];
    const channels = [await openWrites(at(other.idToken)), await openWrites({ origin: backend.url, projectId })];
    await end(account);
    for (const channel of channels) {
      await channel.send([{ writes: makeIncrement(projectId, 'counters/others') }]);
      expect((await channel.poll()).messages[0]).toHaveProperty('writeResults');
      await channel.terminate();
    }
  });
});

describe('FS-62 the SDK on two devices of one account', () => {
  let devices = 0;
  const openDevice = () => {
    devices += 1;
    const app = initializeApp({ projectId, apiKey: 'local' }, `device${devices}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, backend.url, { disableWarnings: true });
    const db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', backend.port);
    const seen: unknown[] = [];
    return {
      auth,
      seen,
      watchOwn: (uid: string) =>
        void onSnapshot(
          doc(db, 'own', uid),
          (snapshot) => seen.push(snapshot.get('text')),
          ({ code }) => seen.push(code),
        ),
      async close() {
        await terminate(db);
        await deleteApp(app);
      },
    };
  };

  it('a new password leaves the one on which it is set signed in and informed, and signs the other out', async () => {
    setLogLevel('silent');
    const [own, other] = [openDevice(), openDevice()];
    try {
      const { user } = await createUserWithEmailAndPassword(own.auth, 'two-devices@example.org', 'correct horse');
      await signInWithEmailAndPassword(other.auth, 'two-devices@example.org', 'correct horse');
      const account = { localId: user.uid, idToken: '' };
      await writeOwn(account, 'before');
      for (const device of [own, other]) device.watchOwn(user.uid);
      await eventually(() => own.seen.includes('before') && other.seen.includes('before'));
      await updatePassword(user, 'another horse');
      await writeOwn(account, 'after');
      await eventually(() => own.seen.includes('after') && other.auth.currentUser === null && other.seen.includes('permission-denied'));
      expect(own.auth.currentUser?.uid).toBe(user.uid);
      expect(own.seen.at(-1)).toBe('after');
      expect(other.seen).not.toContain('after');
    } finally {
      await own.close();
      await other.close();
    }
  }, 60_000);
});

describe('FS-62 a token that expires', () => {
  it('ends a stream with its next message at the latest, and that is not applied', async () => {
    const { idToken } = await signUp();
    const channel = await openWrites(at(idToken));
    ahead = 3_601_000;
    await channel.send([{ writes: makeIncrement(projectId, 'counters/expired') }]);
    expect((await channel.until(isError)).at(-1)).toMatchObject(refused);
    await channel.terminate();
    expect(await numberAt({ origin: backend.url, projectId }, 'counters/expired')).toBe(0);
  });

  it('ends a stream on which nothing happens', async () => {
    const { idToken } = await signUp();
    ahead = 3_598_500;
    const channel = await RawChannel.open(
      'Listen',
      at(idToken),
      addTarget(projectId, 2, { documents: { documents: [getDocumentName(projectId, 'any/one')] } }),
    );
    expect((await channel.until(isError)).at(-1)).toMatchObject(refused);
    await channel.terminate();
  });
});
