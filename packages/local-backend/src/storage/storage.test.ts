import { gzipSync } from 'node:zlib';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth, signOut } from 'firebase/auth';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
} from 'firebase/storage';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let app: FirebaseApp;
let storage: FirebaseStorage;

beforeAll(async () => {
  data = await temporaryFolder();
  backend = await startTestBackend(data.folder);
  app = initializeApp({ apiKey: 'k', projectId: 'demo-courtside', storageBucket: backend.storageBucket }, 'storage-test');
  connectAuthEmulator(getAuth(app), backend.url, { disableWarnings: true });
  storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', backend.port);
  await createUserWithEmailAndPassword(getAuth(app), 'ada@example.org', 'correct horse');
});
afterAll(async () => {
  await deleteApp(app);
  await backend.close();
  await data.remove();
});

/** Bytes that any text encoding would change. */
const bytesOf = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) & 0xff);
const at = (name: string): string => `${backend.url}/v0/b/${backend.storageBucket}/o/${encodeURIComponent(name)}`;

describe('uploads', () => {
  it('S1 stores bytes and metadata, and gives them back', async () => {
    const poster = ref(storage, 'images/poster é+%#?.png');
    const bytes = bytesOf(5000);
    const { metadata } = await uploadBytes(poster, bytes, { contentType: 'image/png', customMetadata: { owner: 'ada' } });
    expect(metadata).toMatchObject({
      fullPath: 'images/poster é+%#?.png',
      size: 5000,
      contentType: 'image/png',
      customMetadata: { owner: 'ada' },
    });
    expect(new Uint8Array(await getBytes(poster))).toEqual(bytes);
    expect((await getMetadata(poster)).md5Hash).toBe(metadata.md5Hash);
  });

  it.each([
    ['S2 a file of 2 MB', () => uploadBytes(ref(storage, 'images/big.png'), bytesOf(2 * 1024 * 1024), { contentType: 'image/png' })],
    [
      'S3 the same in chunks',
      () => uploadBytesResumable(ref(storage, 'images/big.png'), bytesOf(2 * 1024 * 1024), { contentType: 'image/png' }),
    ],
    ['S4 a text file', () => uploadString(ref(storage, 'images/a.txt'), 'hello')],
    ['S5 over what is there', () => uploadBytes(ref(storage, 'images/poster é+%#?.png'), bytesOf(10), { contentType: 'image/png' })],
    ['S6 outside of what the rules know', () => uploadBytes(ref(storage, 'secret/a.png'), bytesOf(10), { contentType: 'image/png' })],
  ])('%s is refused by the rules', async (_name, act) => {
    await expect(act()).rejects.toMatchObject({ code: 'storage/unauthorized' });
  });

  it('S7 takes large files in chunks', async () => {
    const bytes = bytesOf(3 * 1024 * 1024 + 17);
    const target = ref(storage, 'open/large.bin');
    const progress: number[] = [];
    const task = uploadBytesResumable(target, bytes);
    task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
    await task;
    expect(progress.length).toBeGreaterThan(2);
    expect(Buffer.from(await getBytes(target)).equals(Buffer.from(bytes))).toBe(true);
  });

  it('S8 goes on after a pause, also over a restart of the backend', async () => {
    const start = await fetch(`${backend.url}/v0/b/${backend.storageBucket}/o?name=open/resumed`, {
      method: 'POST',
      headers: { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start', 'X-Goog-Upload-Header-Content-Length': '10' },
      body: '{}',
    });
    const address = start.headers.get('x-goog-upload-url') ?? '';
    const send = (command: string, offset: number, body: string): Promise<Response> =>
      fetch(address, { method: 'POST', headers: { 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) }, body });
    expect((await send('upload', 0, '01234')).headers.get('x-goog-upload-status')).toBe('active');
    await backend.close();
    backend = await startTestBackend(data.folder, { port: backend.port });
    const query = await fetch(address, { method: 'POST', headers: { 'X-Goog-Upload-Command': 'query' } });
    expect(query.headers.get('x-goog-upload-size-received')).toBe('5');
    expect((await send('upload', 3, 'xx')).status).toBe(400);
    const end = await send('upload, finalize', 5, '56789');
    expect(end.headers.get('x-goog-upload-status')).toBe('final');
    const again = await send('upload, finalize', 5, '56789');
    expect([again.status, again.headers.get('x-goog-upload-status')]).toEqual([200, 'final']);
    expect(await (await fetch(`${at('open/resumed')}?alt=media`)).text()).toBe('0123456789');
  });

  it('S9 stores an empty object', async () => {
    const empty = ref(storage, 'open/empty');
    await uploadBytes(empty, new Uint8Array(0));
    expect((await getBytes(empty)).byteLength).toBe(0);
  });

  it('S10 refuses more than 32 MiB, malformed bodies and names with a 4xx', async () => {
    const multipart = (name: string, body: string): Promise<Response> =>
      fetch(`${backend.url}/v0/b/${backend.storageBucket}/o?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=b' },
        body,
      });
    expect((await multipart('open/a', '--b\r\n\r\n{}\r\n--b\r\n\r\nno end')).status).toBe(400);
    expect((await multipart('open/a', 'nonsense')).status).toBe(400);
    expect((await multipart('..', '--b\r\n\r\n{}\r\n--b\r\n\r\nx\r\n--b--')).status).toBe(400);
    const tooLarge = await fetch(`${backend.url}/v0/b/${backend.storageBucket}/o?name=open/a`, {
      method: 'POST',
      body: new Uint8Array(33 * 1024 * 1024),
    });
    expect(tooLarge.status).toBe(413);
    expect((await fetch(`${backend.url}/v0/b/${backend.storageBucket}/o/%E0%A4%A`)).status).toBe(400);
  });
});

describe('downloads', () => {
  it('S11 a download address works without a sign-in, a wrong token does not', async () => {
    const address = await getDownloadURL(ref(storage, 'images/poster é+%#?.png'));
    const response = await fetch(address);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytesOf(5000));
    await uploadBytes(ref(storage, 'open/private'), bytesOf(3));
    const wrong = new URL(address);
    wrong.pathname = wrong.pathname.replace('images', 'secret');
    expect((await fetch(wrong)).status).toBe(403);
  });

  it('S12 sends ranges', async () => {
    const media = `${at('open/resumed')}?alt=media`;
    const part = async (range: string): Promise<[number, string | null, string]> => {
      const response = await fetch(media, { headers: { Range: range } });
      return [response.status, response.headers.get('content-range'), await response.text()];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
    expect((await part('bytes=10-12')).slice(0, 2)).toEqual([416, 'bytes */10']);
    expect((await getBytes(ref(storage, 'open/resumed'), 4)).byteLength).toBe(4);
  });

  it('S13 an upload can never be a page', async () => {
    await uploadString(ref(storage, 'open/page.html'), '<script>alert(1)</script>', 'raw', {
      contentType: 'text/html',
      contentDisposition: 'inline',
    });
    await uploadString(ref(storage, 'open/picture.png'), '<script>alert(1)</script>', 'raw', { contentType: 'image/png' });
    for (const name of ['open/page.html', 'open/picture.png']) {
      const { headers } = await fetch(`${at(name)}?alt=media`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    }
    expect((await fetch(`${at('open/page.html')}?alt=media`)).headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('S32 a picture unfolds to no more than was uploaded', async () => {
    const packed = gzipSync(Buffer.alloc(1_000_000));
    await uploadBytes(ref(storage, 'open/packed.png'), packed, { contentType: 'image/png', contentEncoding: 'gzip' });
    const response = await fetch(`${at('open/packed.png')}?alt=media`);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBe(packed.byteLength);
  });
});

describe('metadata, lists, deletion', () => {
  it('S14 changes metadata', async () => {
    const target = ref(storage, 'open/resumed');
    const changed = await updateMetadata(target, { cacheControl: 'max-age=60', customMetadata: { a: '1' } });
    expect(changed).toMatchObject({ cacheControl: 'max-age=60', customMetadata: { a: '1' }, metageneration: '2' });
    expect((await fetch(`${at('open/resumed')}?alt=media`)).headers.get('cache-control')).toBe('max-age=60');
  });

  it('S15 lists by folder and page', async () => {
    for (const name of ['a', 'b/1', 'b/2', 'c', 'd/1']) await uploadString(ref(storage, `open/list/${name}`), 'x');
    const all = await listAll(ref(storage, 'open/list'));
    expect(all.items.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(all.prefixes.map(({ name }) => name)).toEqual(['b', 'd']);
    const pages: string[][] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(ref(storage, 'open/list'), { maxResults: 1, ...(pageToken === undefined ? {} : { pageToken }) });
      pages.push([...page.prefixes, ...page.items].map(({ name }) => name));
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    expect(pages).toEqual([['a'], ['b'], ['c'], ['d']]);
    await expect(listAll(ref(storage, 'images'))).rejects.toMatchObject({ code: 'storage/unauthorized' });
  });

  it('S16 deletes, and says what is not there', async () => {
    const target = ref(storage, 'images/poster é+%#?.png');
    await deleteObject(target);
    await expect(getMetadata(target)).rejects.toMatchObject({ code: 'storage/object-not-found' });
    await expect(deleteObject(target)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  it('S17 judges by who is signed in; a bad token is not a stranger', async () => {
    await signOut(getAuth(app));
    await expect(uploadBytes(ref(storage, 'images/x.png'), bytesOf(3), { contentType: 'image/png' })).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    expect((await fetch(at('open/resumed'), { headers: { Authorization: 'Firebase nonsense' } })).status).toBe(401);
    expect((await fetch(at('open/resumed'), { headers: { Authorization: 'Firebase owner' } })).status).toBe(401);
  });
});
