import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import type { BackendOptions } from '../server/options';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let now = Date.now();
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(async () => {
  await backend.close();
  await data.remove();
});
const start = async (options: Partial<BackendOptions> = {}): Promise<void> => {
  backend = await startTestBackend(data.folder, { now: () => now, ...options });
};

interface Person {
  idToken: string;
  headers: Record<string, string>;
}
async function signUp(): Promise<Person> {
  const answer = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    body: '{"returnSecureToken":true}',
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  return { idToken, headers: { Authorization: `Firebase ${idToken}` } };
}
const folder = (): string => `${backend.url}/v0/b/${backend.storageBucket}/o`;
const at = (name: string): string => `${folder()}/${encodeURIComponent(name)}`;
const png = { 'Content-Type': 'image/png' };
const raw = (name: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${folder()}?name=${encodeURIComponent(name)}`, { method: 'POST', headers: { ...png, ...headers }, body });
const begin = (name: string, headers: Record<string, string> = {}, size?: number): Promise<Response> =>
  fetch(`${folder()}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Type': 'image/png',
      ...(size === undefined ? {} : { 'X-Goog-Upload-Header-Content-Length': String(size) }),
      ...headers,
    },
    body: '{}',
  });
const addressOf = (answer: Response): string => answer.headers.get('x-goog-upload-url') ?? '';
const send = (address: string, command: string, offset: number, body: string | Uint8Array<ArrayBuffer>): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) }, body });
const stored = async (): Promise<number> => {
  const files = await readdir(path.join(data.folder, 'objects'), { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile() && file.name !== 'store.json')
    .map(async (file) => (await stat(path.join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
const reasonOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as { error: { message: string } }).error.message,
];

describe('an upload', () => {
  it('S20 is judged before its first byte, announced or not', async () => {
    await start();
    expect((await begin('images/a.png')).status).toBe(403);
    expect((await begin('secret/a.png')).status).toBe(403);
    expect((await begin('images/a.png', { 'X-Goog-Upload-Header-Content-Type': 'text/plain', ...(await signUp()).headers })).status).toBe(
      403,
    );
    expect((await raw('images/a.png', new Uint8Array(500_000))).status).toBe(403);
    expect(await stored()).toBe(0);
  });

  it('S21 has no more bytes than the rules could allow, and leaves none when it tries', async () => {
    await start();
    const { headers } = await signUp();
    const address = addressOf(await begin('images/a.png', headers));
    expect((await send(address, 'upload', 0, new Uint8Array(1024 * 1024))).status).toBe(200);
    expect((await send(address, 'upload', 1024 * 1024, new Uint8Array(1))).status).toBe(403);
    expect((await send(address, 'upload, finalize', 1024 * 1024, '')).status).toBe(400);
    const large = addressOf(await begin('open/large'));
    for (let offset = 0; offset < 32; offset += 8)
      expect((await send(large, 'upload', offset * 2 ** 20, new Uint8Array(8 * 2 ** 20))).status).toBe(200);
    expect((await send(large, 'upload', 32 * 2 ** 20, 'x')).status).toBe(413);
    expect(await stored()).toBe(0);
  });

  it('S22 that begins while another is under way to the same name does not replace it where the rules forbid that', async () => {
    await start();
    const { headers } = await signUp();
    const bodies = Array.from({ length: 6 }, (_, index) => `content ${index} `.repeat(5000));
    const answers = await Promise.all(bodies.map((body) => raw('images/one.png', body, headers)));
    const winners = answers.flatMap((answer, index) => (answer.status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(await (await fetch(`${at('images/one.png')}?alt=media`)).text()).toBe(bodies[winners[0] ?? 0]);
    expect(await stored()).toBe(bodies[0]?.length);
  });

  it('S23 ends with the account that began it', async () => {
    await start();
    const { headers, idToken } = await signUp();
    const address = addressOf(await begin('images/a.png', headers, 10));
    expect((await send(address, 'upload', 0, '01234')).status).toBe(200);
    await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:delete`, { method: 'POST', body: JSON.stringify({ idToken }) });
    expect((await send(address, 'upload, finalize', 5, '56789')).status).toBe(401);
    expect((await fetch(`${at('images/a.png')}?alt=media`)).status).toBe(404);
    expect(await stored()).toBe(0);
  });

  it('S24 goes to a bucket of the project', async () => {
    await start();
    const other = `${backend.url}/v0/b/somebody-elses/o`;
    expect((await fetch(`${other}?name=open/a`, { method: 'POST', body: 'x' })).status).toBe(404);
    expect((await fetch(`${other}/open%2Fa?alt=media`)).status).toBe(404);
    expect((await fetch(other)).status).toBe(404);
    expect((await raw('open/a', 'x')).status).toBe(200);
  });
});

describe('space', () => {
  it('S25 of an account and of all is bounded, over replacing, deleting and a restart, with the error that the SDK knows', async () => {
    const storageQuota = { perAccount: 1000, total: 1500 };
    await start({ storageQuota });
    const ada = await signUp();
    const put = (name: string, size: number, who: Record<string, string> = ada.headers): Promise<Response> =>
      raw(`open/${name}`, 'x'.repeat(size), who);
    expect((await put('a', 900)).status).toBe(200);
    expect(await reasonOf(await put('b', 200))).toEqual([402, 'The space of this account (1000 bytes) is used up.']);
    expect((await begin('open/b', ada.headers, 200)).status).toBe(402);
    expect((await put('a', 100)).status).toBe(200);
    expect((await put('b', 800)).status).toBe(200);
    expect(await reasonOf(await put('c', 700, {}))).toEqual([402, 'The space for uploads on this server (1500 bytes) is used up.']);
    await backend.close();
    await start({ storageQuota });
    expect((await put('c', 200)).status).toBe(402);
    expect((await fetch(at('open/b'), { method: 'DELETE' })).status).toBe(204);
    expect((await put('c', 200)).status).toBe(200);
  });

  it('S26 of uploads under way counts, and is given back when they end or are left', async () => {
    await start({ storageQuota: { perAccount: 1000, total: 5000 } });
    const { headers } = await signUp();
    const first = addressOf(await begin('open/a', headers));
    expect((await send(first, 'upload', 0, 'x'.repeat(800))).status).toBe(200);
    const second = addressOf(await begin('open/b', headers));
    expect((await send(second, 'upload', 0, 'x'.repeat(300))).status).toBe(402);
    expect((await send(first, 'cancel', 0, '')).status).toBe(200);
    const third = addressOf(await begin('open/b', headers));
    expect((await send(third, 'upload, finalize', 0, 'x'.repeat(900))).status).toBe(200);
    expect((await raw('open/c', 'x'.repeat(101), headers)).status).toBe(402);
    expect((await raw('open/c', 'x'.repeat(100), headers)).status).toBe(200);
  });

  it('S27 uploads under way are bounded in number and age; those that were left make room', async () => {
    await start();
    const { headers } = await signUp();
    const began = await Promise.all(Array.from({ length: 19 }, () => begin('open/many', headers)));
    expect(began.every(({ status }) => status === 200)).toBe(true);
    const kept = addressOf(await begin('open/kept', headers));
    expect((await begin('open/more', headers)).status).toBe(402);
    expect((await begin('open/other', (await signUp()).headers)).status).toBe(200);
    now += 11 * 60_000;
    expect((await send(kept, 'upload', 0, 'x')).status).toBe(200);
    expect((await begin('open/more', headers)).status).toBe(200);
    expect((await send(kept, 'upload', 1, 'x')).status).toBe(200);
    now += 86_400_001;
    const { port } = backend;
    await backend.close();
    await start({ port });
    expect((await send(kept, 'upload', 2, 'x')).status).toBe(404);
    while ((await readdir(path.join(data.folder, 'objects/drafts'))).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('S28 of the disk: uploads leave a reserve, and say so', async () => {
    let free = 100 * 2 ** 30;
    await start({ diskProbe: () => ({ free, size: 200 * 2 ** 30 }) });
    expect((await raw('open/a', 'x')).status).toBe(200);
    free = 10 * 2 ** 20;
    await new Promise((resolve) => setTimeout(resolve, 1100)); // The last check of the disk is valid for a second.
    expect(await reasonOf(await raw('open/b', 'x'))).toEqual([402, 'The disk of the server is full.']);
    expect(await reasonOf(await begin('open/b'))).toEqual([402, 'The disk of the server is full.']);
  });
});

describe('download tokens', () => {
  it('S29 are made and taken back without touching the object', async () => {
    await start();
    await raw('open/a', 'the content');
    const change = async (query: string): Promise<string[]> =>
      ((await (await fetch(`${at('open/a')}?${query}`, { method: 'POST' })).json()) as { downloadTokens: string }).downloadTokens.split(
        ',',
      );
    const [first = '', second = ''] = await change('create_token=true');
    expect(second).not.toBe('');
    expect(await (await fetch(`${at('open/a')}?alt=media&token=${second}`)).text()).toBe('the content');
    expect(await change(`delete_token=${first}`)).toEqual([second]);
    const [replacement] = await change(`delete_token=${second}`);
    expect([first, second]).not.toContain(replacement);
    expect(await (await fetch(`${at('open/a')}?alt=media`)).text()).toBe('the content');
    expect((await fetch(`${at('open/a')}?create_token=no`, { method: 'POST' })).status).toBe(400);
    expect((await fetch(`${at('images/a.png')}?create_token=true`, { method: 'POST' })).status).toBe(403);
    expect((await fetch(`${at('open/none')}?create_token=true`, { method: 'POST' })).status).toBe(404);
  });
});

describe('bytes that were replaced or deleted', () => {
  it('S30 are kept for a day, and only what the store itself noted is removed', async () => {
    await start();
    await raw('open/a', 'first');
    await raw('open/a', 'other');
    await raw('open/b', 'third');
    await fetch(at('open/b'), { method: 'DELETE' });
    const blobs = async (): Promise<number> =>
      (await readdir(path.join(data.folder, 'objects/blobs'), { recursive: true })).filter((name) => name.includes('/')).length;
    expect(await blobs()).toBe(3);
    now += 86_400_001;
    await backend.close();
    await start();
    while ((await blobs()) > 1) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await (await fetch(`${at('open/a')}?alt=media`)).text()).toBe('other');
  });
});

it('S31 a refused upload of two parts leaves its connection usable', async () => {
  await start();
  const { headers } = await signUp();
  const body = `--b\r\nContent-Type: application/json\r\n\r\n{}\r\n--b\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(3 * 2 ** 20)}\r\n--b--`;
  for (const name of ['images/a.png', 'secret/a.png', 'images/b.png']) {
    const answer = await fetch(`${folder()}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...headers, 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=b' },
      body,
    });
    expect(answer.status).toBe(403);
  }
  expect(await stored()).toBe(0);
});
