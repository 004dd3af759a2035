import { execFile } from 'node:child_process';
import { cp, mkdtemp, open, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testStorageRules } from '../src/server/backend.testkit';
import { commandFile, startBackendProcess, type BackendProcess } from './backend-process.testkit';
import { projectId } from './firestore-server.testkit';

let folder: string;
let server: BackendProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-backup-'));
  await writeFile(path.join(folder, 'storage.rules'), testStorageRules);
});
afterEach(async () => {
  await server?.kill();
  server = null;
  await rm(folder, { recursive: true, force: true });
});

const openRules =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write: if true; } } }";
const at = (...parts: string[]): string => path.join(folder, ...parts);
const start = async (in_ = folder): Promise<BackendProcess> =>
  (server = await startBackendProcess(in_, 0, ['--storage-rules', at('storage.rules')], openRules));
const command = (...args: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [commandFile(), ...args], (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, text: out + err }),
    );
  });
const backup = (to = at('b.tar.gz')) => command('backup', '--data', at('data'), '--to', to);
const restore = (...more: string[]) => command('restore', '--from', at('b.tar.gz'), '--data', at('data'), ...more);

const documents = `/v1/projects/${projectId}/databases/(default)/documents`;
/** Two documents in one transaction. */
const writePair = (origin: string, id: number): Promise<Response> =>
  fetch(`${origin}${documents}:commit`, {
    method: 'POST',
    body: JSON.stringify({
      writes: ['left', 'right'].map((side) => ({
        update: {
          name: `${documents.slice(4)}/${side}/p${id}`,
          fields: { n: { integerValue: String(id) }, text: { stringValue: 'x'.repeat(id % 7 === 0 ? 9000 : 50) } },
        },
      })),
    }),
  });
async function pairs(origin: string, side: string): Promise<number[]> {
  const ids: number[] = [];
  let token = '';
  do {
    const page = (await (await fetch(`${origin}${documents}/${side}?pageSize=300&pageToken=${encodeURIComponent(token)}`)).json()) as {
      documents?: { fields: { n: { integerValue: string } } }[];
      nextPageToken?: string;
    };
    ids.push(...(page.documents ?? []).map(({ fields }) => Number(fields.n.integerValue)));
    token = page.nextPageToken ?? '';
  } while (token !== '');
  return ids.sort((one, other) => one - other);
}
const upload = (origin: string, name: string, body: string): Promise<Response> =>
  fetch(`${origin}/v0/b/${projectId}.appspot.com/o?name=${encodeURIComponent(name)}`, { method: 'POST', body });
const picture = async (origin: string, name: string): Promise<string> =>
  (await fetch(`${origin}/v0/b/${projectId}.appspot.com/o/${encodeURIComponent(name)}?alt=media`)).text();

async function filled(count = 30): Promise<void> {
  const { origin } = await start();
  for (let id = 0; id < count; id += 1) expect((await writePair(origin, id)).status).toBe(200);
  expect((await upload(origin, 'open/poster', 'the poster')).status).toBe(200);
  const signUp = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ada@example.org', password: 'correct horse' }),
  });
  expect(signUp.status).toBe(200);
}
async function expectAll(count = 30): Promise<void> {
  const { origin } = await start();
  expect(await pairs(origin, 'left')).toEqual(Array.from({ length: count }, (_, id) => id));
  expect(await pairs(origin, 'right')).toHaveLength(count);
  expect(await picture(origin, 'open/poster')).toBe('the poster');
  const signIn = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ada@example.org', password: 'correct horse' }),
  });
  expect(signIn.status).toBe(200);
}

it('B1 a back-up under load is one moment: every transaction whole, none that was acknowledged before missing, none from after', async () => {
  const { origin } = await start();
  let acknowledged = -1;
  let isStopped = false;
  const writing = (async () => {
    for (let id = 0; !isStopped; id += 1) {
      expect((await writePair(origin, id)).status).toBe(200);
      acknowledged = id;
      if (id % 10 === 0) await upload(origin, `open/o${(id / 10) % 3}`, `content ${id}`);
    }
  })();
  while (acknowledged < 60) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = acknowledged;
  expect(await backup()).toMatchObject({ code: 0 });
  const after = acknowledged + 1;
  isStopped = true;
  await writing;
  await server?.kill();
  expect((await stat(at('b.tar.gz'))).mode & 0o777).toBe(0o600);

  expect(await restore('--replace')).toMatchObject({ code: 0 });
  const restored = await start();
  const left = await pairs(restored.origin, 'left');
  expect(left).toEqual(left.map((_, index) => index));
  expect(await pairs(restored.origin, 'right')).toEqual(left);
  expect(left.length - 1).toBeGreaterThanOrEqual(before);
  expect(left.length - 1).toBeLessThanOrEqual(after);
  for (const name of ['open/o0', 'open/o1', 'open/o2']) expect(await picture(restored.origin, name)).toMatch(/^content \d+$/);
  // The earlier content is set aside, not deleted.
  expect((await readdir(folder)).filter((name) => name.startsWith('data.before-restore-'))).toHaveLength(1);
}, 120_000);

it('B2 after each kind of damage a restore brings everything back', async () => {
  await filled();
  expect(await backup()).toMatchObject({ code: 0 });
  await server?.kill();
  const store = at('data', 'store.lmdb');
  const damages: Record<string, () => Promise<void>> = {
    'cut off': async () => truncate(store, Math.floor((await stat(store)).size / 2)),
    'zeroed pages': async () => {
      const handle = await open(store, 'r+');
      await handle.write(Buffer.alloc(8192), 0, 8192, 0);
      await handle.close();
    },
    'store missing': () => rm(store),
    'picture missing': () => rm(at('data', 'objects', 'blobs'), { recursive: true }),
    'key broken': () => writeFile(at('data', 'signing-key.pem'), 'no key'),
    'folder gone': () => rm(at('data'), { recursive: true }),
  };
  await cp(at('data'), at('pristine'), { recursive: true });
  for (const [name, damage] of Object.entries(damages)) {
    await rm(at('data'), { recursive: true, force: true });
    await cp(at('pristine'), at('data'), { recursive: true });
    await damage();
    if (name !== 'folder gone') expect([name, (await command('--data', at('data'), '--verify')).code]).toEqual([name, 51]);
    expect([name, await restore('--replace')]).toEqual([name, { code: 0, text: expect.any(String) as unknown }]);
    await expectAll();
    await server?.kill();
  }
}, 240_000);

it('B3 a back-up that is not as it was written is refused, and nothing is changed', async () => {
  await filled(5);
  await server?.kill();
  expect(await backup()).toMatchObject({ code: 0 });
  const good = await readFile(at('b.tar.gz'));
  const kept = await readFile(at('data', 'store.lmdb'));
  // The first ten bytes are gzip's own; of them only some mean anything.
  for (const place of [0, 12, 0.2, 0.5, 0.8, good.length - 3]) {
    const bytes = Buffer.from(good);
    const index = place < 1 && place > 0 ? Math.floor(place * good.length) : place;
    bytes[index] = (bytes[index] ?? 0) ^ 16;
    await writeFile(at('b.tar.gz'), bytes);
    expect([place, await restore('--replace')]).toEqual([place, { code: 51, text: expect.stringMatching(/can't be used/) as unknown }]);
  }
  for (const length of [0, 100, good.length - 20]) {
    await writeFile(at('b.tar.gz'), good.subarray(0, length));
    expect((await restore('--replace')).code).toBe(51);
  }
  expect(await readFile(at('data', 'store.lmdb'))).toEqual(kept);
  expect((await readdir(folder)).filter((name) => name.startsWith('data.'))).toEqual([]);
}, 120_000);

it('B4 a folder that is used, or not empty, is not replaced', async () => {
  await filled(3);
  expect(await backup()).toMatchObject({ code: 0 });
  expect(await restore('--replace')).toMatchObject({ code: 49 });
  await server?.kill();
  expect(await restore()).toMatchObject({ code: 2, text: expect.stringContaining('--replace') as unknown });
  await expectAll(3);
}, 120_000);

it('B5 of a damaged store no back-up is taken, and no half file is left where one breaks off', async () => {
  await filled(20);
  const running = server as BackendProcess;
  const asking = backup();
  await running.kill();
  const asked = await asking;
  expect((await readdir(folder)).filter((name) => name.includes('.tar.gz')).length).toBe(asked.code === 0 ? 1 : 0);
  const store = at('data', 'store.lmdb');
  await truncate(store, Math.floor((await stat(store)).size / 2));
  expect(await backup(at('second.tar.gz'))).toMatchObject({ code: 51 });
  expect(await readdir(folder)).not.toContain('second.tar.gz');
}, 120_000);

it('B6 only the key of the folder gets a back-up from a running server', async () => {
  await filled(1);
  const { origin } = server as BackendProcess;
  const { key } = JSON.parse(await readFile(at('data', 'running.json'), 'utf8')) as { key: string };
  const ask = async (headers: Record<string, string>): Promise<number> => {
    const answer = await fetch(`${origin}/operations/backup`, { method: 'POST', headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await ask({})).toBe(403);
  expect(await ask({ Authorization: 'Bearer owner' })).toBe(403);
  expect(await ask({ 'Authorization': `Bearer ${key}`, 'X-Forwarded-For': '10.0.0.1' })).toBe(403);
  expect(await ask({ Authorization: `Bearer ${key}`, Origin: 'https://stranger.example' })).toBe(403);
  expect(await ask({ Authorization: `Bearer ${key}` })).toBe(200);
}, 120_000);
