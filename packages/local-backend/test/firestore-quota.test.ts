import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend, type Backend } from '../src';
import { newestCode } from '../src/auth/auth.testkit';
import { projectId, testRules } from './firestore-server.testkit';
import { connect, transports, type Client } from './firestore-sdk.testkit';

let folder: string;
let backend: Backend;
const start = () =>
  startBackend({
    dataDir: folder,
    port: 0,
    projectId,
    logLevel: 'silent',
    firestoreRules: { text: testRules },
    documentLimits: { unproven: { documents: 3, bytes: 1e6 }, anonymous: { documents: 1, bytes: 1e6 } },
  });
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-quota-'));
  backend = await start();
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

let people = 0;
async function signUp(isGuest = false): Promise<string> {
  people += 1;
  const response = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...(isGuest ? {} : { email: `person${people}@example.org`, password: 'correct horse' }),
      returnSecureToken: true,
    }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

const clients: Client[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
function clientOf(transport: (typeof transports)[number], token: string): Client {
  const client = connect(transport, { host: '127.0.0.1', port: backend.port, projectId, user: token as 'owner' });
  clients.push(client);
  return client;
}

const message = 'Quota exceeded: this account has used up its space on this server.';

describe.each(transports)('Q9 over %s the SDK is told that there is no room', (transport) => {
  it('of a single write, once, and goes on with what comes behind it', async () => {
    const { sdk, db } = clientOf(transport, await signUp());
    const at = (id: string) => sdk.doc(db, `quota-${people}/${id}`);
    for (const id of ['a', 'b', 'c']) await sdk.setDoc(at(id), { n: 1 });
    const refused = sdk.setDoc(at('d'), { n: 1 });
    const behind = sdk.setDoc(at('a'), { n: 2 });
    await expect(refused).rejects.toMatchObject({
      code: transport === 'rest' ? 'resource-exhausted' : 'out-of-range',
      message: expect.stringContaining(message) as string,
    });
    await behind;
    await sdk.deleteDoc(at('b'));
    await sdk.setDoc(at('d'), { n: 1 });
  }, 20_000);

  it('of a batch, which changes nothing', async () => {
    const { sdk, db } = clientOf(transport, await signUp());
    const at = (id: string) => sdk.doc(db, `quota-${people}/${id}`);
    await sdk.setDoc(at('a'), { n: 1 });
    const batch = sdk.writeBatch(db);
    batch.update(at('a'), { n: 2 });
    for (const id of ['b', 'c', 'd']) batch.set(at(id), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ message: expect.stringContaining(message) as string });
    expect((await sdk.getDocFromServer(at('a'))).data()).toEqual({ n: 1 });
    expect((await sdk.getDocFromServer(at('b'))).exists()).toBe(false);
  }, 20_000);

  it('of a transaction, without trying it again', async () => {
    const { sdk, db } = clientOf(transport, await signUp());
    const at = (id: string) => sdk.doc(db, `quota-${people}/${id}`);
    let attempts = 0;
    await expect(
      sdk.runTransaction(db, async (transaction) => {
        attempts += 1;
        await transaction.get(at('a'));
        for (const id of ['a', 'b', 'c', 'd']) transaction.set(at(id), { n: 1 });
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining(message) as string });
    expect(attempts).toBe(1);
  }, 20_000);
});

it('Q9 a guest has the least, a restart forgets nothing, and a proved address has room', async () => {
  const guest = clientOf('rest', await signUp(true));
  await guest.sdk.setDoc(guest.sdk.doc(guest.db, 'guests/a'), { n: 1 });
  await expect(guest.sdk.setDoc(guest.sdk.doc(guest.db, 'guests/b'), { n: 1 })).rejects.toMatchObject({ code: 'resource-exhausted' });

  const token = await signUp();
  const email = `person${people}@example.org`;
  const before = clientOf('rest', token);
  for (const id of ['a', 'b', 'c']) await before.sdk.setDoc(before.sdk.doc(before.db, `proved/${id}`), { n: 1 });
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await backend.close();
  backend = await start();
  const after = clientOf('rest', token);
  await expect(after.sdk.setDoc(after.sdk.doc(after.db, 'proved/d'), { n: 1 })).rejects.toMatchObject({ code: 'resource-exhausted' });

  const call = async (name: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: token });
  await call('update', { oobCode: (await newestCode(backend, email)).oobCode });
  const { idToken = '' } = await call('signInWithPassword', { email, password: 'correct horse', returnSecureToken: true });
  const proved = clientOf('rest', idToken);
  await proved.sdk.setDoc(proved.sdk.doc(proved.db, 'proved/d'), { n: 1 });
}, 30_000);
