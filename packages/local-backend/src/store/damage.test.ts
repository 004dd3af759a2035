import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Operator } from '../operator/operator.testkit';
import { paths } from '../operator/paths';
import { runCommandLine } from '../server/command-line';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import type { BackendOptions } from '../server/options';
import { verifyFolder } from '../verify/verify-folder';
import { inspectStore, inspectStoreInParts } from './inspect-store';

const documents = 200;
const openRules = {
  text: "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write: if true; } } }",
};
const start = (folder: string, options: Partial<BackendOptions> = {}) =>
  startTestBackend(folder, { firestoreRules: openRules, ...options });
type Started = Awaited<ReturnType<typeof start>>;

const documentsAt = ({ url }: Started): string => `${url}/v1/projects/demo-courtside/databases/(default)/documents`;
const write = (backend: Started, id: string, text: string): Promise<Response> =>
  fetch(`${documentsAt(backend)}/notes/${id}`, { method: 'PATCH', body: JSON.stringify({ fields: { text: { stringValue: text } } }) });
const count = async (backend: Started): Promise<number> =>
  ((await (await fetch(`${documentsAt(backend)}/notes?pageSize=300`)).json()) as { documents?: unknown[] }).documents?.length ?? 0;
const upload = (backend: Started, name: string, body: string): Promise<Response> =>
  fetch(`${backend.url}/v0/b/${backend.storageBucket}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png' },
    body,
  });
const download = (backend: Started, name: string): Promise<Response> =>
  fetch(`${backend.url}/v0/b/${backend.storageBucket}/o/${encodeURIComponent(name)}?alt=media`);

const signUp = ({ url }: Started): Promise<Response> =>
  fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ada@example.org', password: 'correct horse', returnSecureToken: true }),
  });
const refresh = ({ url }: Started, refreshToken: string): Promise<Response> =>
  fetch(`${url}/securetoken.googleapis.com/v1/token?key=k`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
const overviewOf = async (backend: Started): Promise<string> => (await (await Operator.signedIn(backend)).get(paths.overview)).text;

let pristine: Awaited<ReturnType<typeof temporaryFolder>>;
let data: Awaited<ReturnType<typeof temporaryFolder>>;
const store = (): string => path.join(data.folder, 'store.lmdb');

beforeAll(async () => {
  pristine = await temporaryFolder();
  const backend = await start(pristine.folder);
  for (let index = 0; index < documents; index += 1)
    await write(backend, `n${index}`, index % 20 === 0 ? `${index} `.repeat(4000) : `note ${index} `.repeat(10));
  await upload(backend, 'open/poster', 'the poster');
  await backend.close();
});
afterAll(() => pristine.remove());
beforeEach(async () => {
  data = await temporaryFolder();
  await cp(pristine.folder, data.folder, { recursive: true });
});
afterEach(() => data.remove());

/** Pages of the store by their kind: 1 branches, 2 leaves, 4 large values. */
async function pagesOf(kind: number, holding?: string): Promise<number[]> {
  const bytes = await readFile(store());
  const found: number[] = [];
  for (let page = 2; page < bytes.length / 4096; page += 1) {
    const at = page * 4096;
    if ((bytes.readUInt16LE(at + 18) & 7) === kind && (holding === undefined || bytes.subarray(at, at + 4096).includes(holding)))
      found.push(page);
  }
  return found;
}
async function change(work: (bytes: Buffer) => void): Promise<void> {
  const bytes = await readFile(store());
  work(bytes);
  await writeFile(store(), bytes);
}
const refusal = { exitCode: 51, message: expect.stringMatching(/back-up/) as unknown };

/** Every damage is refused in words, nothing in the folder changes, and --verify names it too. */
async function expectRefused(message: RegExp): Promise<void> {
  const before = await readFile(store()).catch(() => null);
  await expect(start(data.folder)).rejects.toMatchObject(refusal);
  await expect(start(data.folder)).rejects.toThrow(message);
  expect(await readFile(store()).catch(() => null)).toEqual(before);
  expect((await readdir(path.join(data.folder, 'objects/blobs'), { recursive: true })).filter((name) => name.includes('/'))).toHaveLength(
    1,
  );
  expect((await verifyFolder(data.folder)).isSound).toBe(false);
}

it('D10 an undamaged folder is sound, and everything in it is read', async () => {
  const report = await verifyFolder(data.folder);
  expect(report).toMatchObject({ isSound: true, problems: [], objects: 1 });
  expect(report.tables.find(({ name }) => name === 'firestore-documents')?.records).toBe(documents);
});

describe('a damaged store', () => {
  it.each([0, 1])('D11 with head %i zeroed is refused', async (head) => {
    await change((bytes) => bytes.fill(0, head * 4096, (head + 1) * 4096));
    await expectRefused(/head \(page \d\) is not one of a store/);
  });

  it.each([100, 4096 + 50, 3 * 4096, 0.5, 0.9])(
    'D12 cut off at %d (bytes, or a share) is refused, not the end of the process',
    async (at) => {
      await truncate(store(), at < 1 ? Math.floor((await stat(store())).size * at) : at);
      await expectRefused(/ends within|beyond the end of the file/);
    },
  );

  it('D13 any page that is in use, zeroed, is refused', async () => {
    const pages = [...(await pagesOf(1)), ...(await pagesOf(2, 'note 1'))];
    expect(pages.length).toBeGreaterThan(3);
    const original = await readFile(store());
    let refused = 0;
    for (const page of pages) {
      await writeFile(store(), original);
      await change((bytes) => bytes.fill(0, page * 4096, (page + 1) * 4096));
      // A damaged page of an earlier state is neither read nor needed.
      const report = await verifyFolder(data.folder);
      if (report.isSound) continue;
      refused += 1;
      // Each start takes a moment, so only three cases start the server.
      if (refused <= 3) await expectRefused(/page \d+ is not what it should be/);
    }
    expect(refused).toBeGreaterThan(3);
  });

  it('D14 a flipped bit in a record, small or large, is refused', async () => {
    const original = await readFile(store());
    for (const holding of ['note 7 note 7', '40 40 40 40']) {
      await writeFile(store(), original);
      await change((bytes) => {
        for (let at = bytes.indexOf(holding); at >= 0; at = bytes.indexOf(holding, at + 4096)) bytes[at] = (bytes[at] ?? 0) ^ 1;
      });
      await expectRefused(/not as written/);
    }
  });

  it('D15 random damages end in words or in all documents, never in some of them', async () => {
    const original = await readFile(store());
    let seed = 7;
    const random = (below: number): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % below;
    let found = 0;
    for (let round = 0; round < 300; round += 1) {
      const bytes = Buffer.from(original);
      for (let index = random(3); index >= 0; index -= 1) bytes[random(bytes.length)] = random(256);
      await writeFile(store(), bytes);
      const report = await verifyFolder(data.folder);
      if (!report.isSound) found += 1;
      else expect(report.tables.find(({ name }) => name === 'firestore-documents')?.records).toBe(documents);
    }
    expect(found).toBeGreaterThan(20);
  });

  it('D17 of a large one, a start reads the small tables wholly and the largest in part; what was cut off it finds all the same', async () => {
    const begin = { budget: 0, records: 120 };
    const whole = inspectStore(store(), { budget: Infinity });
    const part = inspectStore(store(), begin);
    expect(await inspectStoreInParts(store(), { budget: Infinity })).toEqual(whole);
    expect([whole.state, part.state, whole.unread, part.info]).toEqual(['sound', 'sound', 0, whole.info]);
    expect(part.unread).toBeGreaterThan(4096);
    const recordsOf = (report: typeof whole, table: string): number => report.tables.find(({ name }) => name === table)?.records ?? 0;
    expect(recordsOf(part, 'storage.objects')).toBe(recordsOf(whole, 'storage.objects'));
    expect(recordsOf(part, 'firestore-documents') + recordsOf(part, 'firestore-changes')).toBeLessThan(2 * documents);
    const pages = await pagesOf(2, 'note 99 note 99');
    await change((bytes) => pages.forEach((page) => bytes.fill(0, page * 4096, (page + 1) * 4096)));
    expect([inspectStore(store(), begin).state, inspectStore(store(), { budget: Infinity }).state]).toEqual(['sound', 'damaged']);
    await truncate(store(), Math.floor((await stat(store())).size * 0.9));
    expect(inspectStore(store(), begin).state).toBe('damaged');
  });

  it('D16 goes on with what can be read when the operator says so, and keeps the damaged one', async () => {
    const [page = 0] = await pagesOf(2, 'note 99 note 99');
    await change((bytes) => bytes.fill(0, page * 4096, (page + 1) * 4096));
    const damaged = await readFile(store());
    const backend = await start(data.folder, { salvage: true });
    const saved = await count(backend);
    expect(saved).toBeGreaterThan(documents / 2);
    expect(saved).toBeLessThan(documents);
    expect((await write(backend, 'new', 'after')).status).toBe(200);
    expect(await (await download(backend, 'open/poster')).text()).toBe('the poster');
    await backend.close();
    const [aside = ''] = await readdir(path.join(data.folder, 'quarantine'));
    expect(await readFile(path.join(data.folder, 'quarantine', aside))).toEqual(damaged);
    const again = await start(data.folder);
    expect(await count(again)).toBe(saved + 1);
    await again.close();
    expect(await verifyFolder(data.folder)).toMatchObject({ isSound: true });
  });
});

describe('a store that is not the one', () => {
  it.each(['missing', 'empty'])('D20 is refused when it is %s, and no picture is deleted', async (state) => {
    await rm(store());
    if (state === 'empty') await writeFile(store(), '');
    await expectRefused(new RegExp(`is ${state}, though`));
    // Also without the marks, as in a folder of an earlier version.
    await rm(path.join(data.folder, 'store.json'));
    await rm(path.join(data.folder, 'objects/store.json'));
    await expectRefused(new RegExp(`is ${state}, though there are pictures`));
  });

  it('D21 is refused when it is an older copy', async () => {
    const old = await readFile(store());
    const backend = await start(data.folder);
    await write(backend, 'later', 'acknowledged');
    await backend.close();
    await writeFile(store(), old);
    await expectRefused(/older copy/);
  });

  it('D22 is refused when it belongs to another folder', async () => {
    const other = await temporaryFolder();
    await (await start(other.folder)).close();
    await writeFile(store(), await readFile(path.join(other.folder, 'store.lmdb')));
    await other.remove();
    await expectRefused(/they know/);
  });

  it('D23 is taken when the operator says so: pictures it does not name are put aside, and come back with the store that names them', async () => {
    const right = await readFile(store());
    await rm(store());
    const empty = await start(data.folder, { acceptStore: true });
    expect(await count(empty)).toBe(0);
    expect((await download(empty, 'open/poster')).status).toBe(404);
    await empty.close();
    expect(await readdir(path.join(data.folder, 'objects/quarantine'))).toHaveLength(1);
    await writeFile(store(), right);
    const back = await start(data.folder, { acceptStore: true });
    expect(await count(back)).toBe(documents);
    expect(await (await download(back, 'open/poster')).text()).toBe('the poster');
    await back.close();
  });

  it('D24 a new folder starts without a question', async () => {
    const fresh = await temporaryFolder();
    await mkdir(path.join(fresh.folder, 'objects'));
    await writeFile(path.join(fresh.folder, 'store.lmdb'), '');
    await (await start(fresh.folder)).close();
    await fresh.remove();
  });
});

describe('other damage', () => {
  it.each(['', 'nonsense', '-----BEGIN PRIVATE KEY-----\nMIGHAgEA\n-----END PRIVATE KEY-----\n'])(
    'D30 a broken signing key is named (%j)',
    async (content) => {
      await writeFile(path.join(data.folder, 'signing-key.pem'), content);
      await expect(start(data.folder)).rejects.toMatchObject({
        exitCode: 51,
        message: expect.stringMatching(/signing-key\.pem can't be read.*back-up/s) as unknown,
      });
    },
  );

  it('D38 a missing signing key is replaced with a warning when there are accounts, in the log and on the operator’s page', async () => {
    const key = path.join(data.folder, 'signing-key.pem');
    const told = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const warnings = () => told.mock.calls.filter(([line]) => String(line).includes('signing-key.pem was missing')).length;
    const during = async <T>(work: (backend: Started) => Promise<T>): Promise<{ result: T; isShown: boolean; warnings: number }> => {
      const backend = await start(data.folder, { logLevel: 'warn' });
      try {
        return {
          result: await work(backend),
          isShown: (await overviewOf(backend)).includes('signing key was missing'),
          warnings: warnings(),
        };
      } finally {
        await backend.close();
      }
    };
    try {
      await rm(key);
      const without = await during(async (backend) => (await (await signUp(backend)).json()) as { refreshToken: string });
      expect(without).toMatchObject({ isShown: false, warnings: 0 });
      const { refreshToken } = without.result;
      const statusOfRefresh = async (backend: Started): Promise<number> => (await refresh(backend, refreshToken)).status;

      const oldKey = await readFile(key);
      await rm(key);
      expect(await during(statusOfRefresh)).toEqual({ result: 400, isShown: true, warnings: 1 });
      await writeFile(key, oldKey);
      expect(await during(statusOfRefresh)).toEqual({ result: 200, isShown: false, warnings: 1 });
    } finally {
      jest.restoreAllMocks();
    }
  });

  it.each(['signing-key.pem', 'outbox-key', 'lock', 'store.lmdb'])('D34 a folder in the place of %s is refused in words', async (name) => {
    const file = path.join(data.folder, name);
    await rm(file, { force: true });
    await mkdir(file);
    await expect(start(data.folder)).rejects.toMatchObject({
      exitCode: 51,
      message: expect.stringMatching(/can't be used: .*EISDIR.*back-up/s) as unknown,
    });
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const isVerified = name === 'outbox-key';
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
    try {
      await runCommandLine(['--data', data.folder, '--verify']);
      expect(process.exitCode).toBe(isVerified ? 0 : 51);
      expect(told.mock.calls.every(([text]) => typeof text === 'string' && /can't be used: .*EISDIR/s.test(text))).toBe(true);
    } finally {
      process.exitCode = undefined;
      jest.restoreAllMocks();
    }
  });

  it('D34 a file in the place of the folder of objects is refused in words', async () => {
    await rm(path.join(data.folder, 'objects'), { recursive: true });
    await writeFile(path.join(data.folder, 'objects'), '');
    await expect(start(data.folder)).rejects.toMatchObject({ ...refusal, message: expect.stringMatching(/ENOTDIR/) as unknown });
  });

  it.each(['missing', 'cut off', 'in a folder that is a file'])(
    'D31 bytes of an object that are %s are a 404, and the connection goes on',
    async (state) => {
      const [blob = ''] = (await readdir(path.join(data.folder, 'objects/blobs'), { recursive: true })).filter((name) =>
        name.includes('/'),
      );
      const file = path.join(data.folder, 'objects/blobs', blob);
      if (state === 'missing') await rm(file);
      else if (state === 'cut off') await truncate(file, 3);
      else {
        await rm(path.dirname(file), { recursive: true });
        await writeFile(path.dirname(file), '');
      }
      expect((await verifyFolder(data.folder)).problems.join()).toMatch(
        { 'missing': /open\/poster: its bytes are missing/, 'cut off': /3 bytes instead of 10/ }[state] ?? /ENOTDIR|open\/poster/,
      );
      const backend = await start(data.folder);
      const answer = await download(backend, 'open/poster');
      expect([answer.status, await answer.json()]).toEqual([404, { error: { code: 404, message: 'Not Found.' } }]);
      await backend.close();
    },
  );

  it('D32 flipped bytes of an object are found by --verify', async () => {
    const [blob = ''] = (await readdir(path.join(data.folder, 'objects/blobs'), { recursive: true })).filter((name) => name.includes('/'));
    await writeFile(path.join(data.folder, 'objects/blobs', blob), 'the coster');
    expect(await verifyFolder(data.folder)).toMatchObject({
      isSound: false,
      problems: [expect.stringContaining('not those that were uploaded')],
    });
  });
});

it('D33 the folder of an earlier version is not served when its store is gone', async () => {
  const old = await temporaryFolder();
  execFileSync('tar', ['xzf', path.join(__dirname, 'fixtures/folder-v0.tar.gz'), '-C', old.folder]);
  await rm(path.join(old.folder, 'store.lmdb'));
  await expect(start(old.folder)).rejects.toMatchObject(refusal);
  expect(await readdir(path.join(old.folder, 'objects/blobs/f9'))).toHaveLength(1);
  await old.remove();
});
