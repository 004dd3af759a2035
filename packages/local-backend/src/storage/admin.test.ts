import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDownloadURL, getStorage } from 'firebase-admin/storage';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';

const ownerKey = 'an-owner-key-of-some-length';
let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let app: App;

beforeAll(async () => {
  data = await temporaryFolder();
  backend = await startTestBackend(data.folder, { ownerKey });
  process.env['STORAGE_EMULATOR_HOST'] = `${backend.url}/operator/${ownerKey}`;
  app = initializeApp({ projectId: 'demo-courtside', storageBucket: backend.storageBucket }, 'storage-admin');
});
afterAll(async () => {
  delete process.env['STORAGE_EMULATOR_HOST'];
  await deleteApp(app);
  await backend.close();
  await data.remove();
});
const bucket = () => getStorage(app).bucket();
const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, index) => (index * 31) & 0xff));

describe('S40 the ordinary firebase-admin administers Storage with the owner key', () => {
  it.each([
    ['in one piece', false],
    ['in pieces', true],
  ])('saves %s, reads, describes and changes', async (_how, resumable) => {
    const file = bucket().file(`secret/poster é ${resumable}.png`);
    await file.save(bytes, { resumable, contentType: 'image/png', metadata: { metadata: { owner: 'ada' } } });
    const [content] = await file.download();
    expect(content.equals(bytes)).toBe(true);
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({
      name: file.name,
      bucket: backend.storageBucket,
      contentType: 'image/png',
      size: '700000',
      metadata: { owner: 'ada' },
    });
    await file.setMetadata({ cacheControl: 'public, max-age=60', metadata: { owner: 'bob' } });
    expect((await file.getMetadata())[0]).toMatchObject({
      cacheControl: 'public, max-age=60',
      metadata: { owner: 'bob' },
      metageneration: '2',
    });
    expect((await file.download({ start: 2, end: 4 }))[0].equals(bytes.subarray(2, 5))).toBe(true);
  });

  it('lists, copies, moves, deletes, and says what is not there', async () => {
    for (const name of ['list/a', 'list/b', 'list/deep/c']) await bucket().file(name).save('x', { resumable: false });
    const names = async (): Promise<string[]> => (await bucket().getFiles({ prefix: 'list/' }))[0].map(({ name }) => name);
    expect(await names()).toEqual(['list/a', 'list/b', 'list/deep/c']);
    expect((await bucket().getFiles({ prefix: 'list/', delimiter: '/' }))[0].map(({ name }) => name)).toEqual(['list/a', 'list/b']);
    await bucket().file('list/a').copy(bucket().file('list/copy'));
    await bucket().file('list/b').delete();
    expect(await names()).toEqual(['list/a', 'list/copy', 'list/deep/c']);
    expect((await bucket().file('list/copy').download())[0].toString()).toBe('x');
    expect(await bucket().file('list/b').exists()).toEqual([false]);
    await expect(bucket().file('list/b').delete()).rejects.toMatchObject({ code: 404 });
    await expect(bucket().file('list/b').download()).rejects.toMatchObject({ code: 404 });
    expect(await bucket().exists()).toEqual([true]);
  });

  it('keeps to preconditions, and makes download addresses that work for everybody', async () => {
    const file = bucket().file('secret/once');
    await file.save('first', { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } });
    await expect(file.save('second', { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } })).rejects.toMatchObject({
      code: 412,
    });
    expect((await file.download())[0].toString()).toBe('first');
    const [{ metadata }] = await file.getMetadata();
    const tokens = String(metadata?.['firebaseStorageDownloadTokens']);
    expect(await (await fetch(`${backend.url}/v0/b/${backend.storageBucket}/o/secret%2Fonce?alt=media&token=${tokens}`)).text()).toBe(
      'first',
    );
    expect(await getDownloadURL(file)).toContain(tokens);
  });

  it('lets nobody else in', async () => {
    const at = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(backend.url + path, { headers });
    for (const prefix of ['', '/storage/v1']) {
      expect((await at(`${prefix}/b/${backend.storageBucket}/o`)).status).toBe(401);
      expect((await at(`${prefix}/b/${backend.storageBucket}/o/secret%2Fonce?alt=media`)).status).toBe(401);
    }
    expect((await at(`/download/storage/v1/b/${backend.storageBucket}/o/secret%2Fonce`)).status).toBe(401);
    expect((await at(`/operator/a-wrong-key/b/${backend.storageBucket}/o`)).status).toBe(401);
    const answer = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
      method: 'POST',
      body: '{"returnSecureToken":true}',
    });
    const { idToken } = (await answer.json()) as { idToken: string };
    expect((await at(`/storage/v1/b/${backend.storageBucket}/o`, { Authorization: `Bearer ${idToken}` })).status).toBe(403);
    expect(
      (
        await fetch(`${backend.url}/upload/storage/v1/b/${backend.storageBucket}/o?uploadType=media&name=open/x`, {
          method: 'POST',
          body: 'x',
        })
      ).status,
    ).toBe(401);
  });
});
