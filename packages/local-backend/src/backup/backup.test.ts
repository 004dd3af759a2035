import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import { createBlobFiles } from '../storage/blob-files';
import { Garbage } from '../storage/garbage';
import type { ObjectRecord } from '../storage/object-record';
import { openDataStore, type Store } from '../store';
import { createBackupKeeper, type BackupKeeper } from './backup-keeper';
import { checkArchive } from './read-archive';
import { restoreBackup } from './restore';
import { writeBackup } from './take-backup';

const HOUR = 3_600_000;
let data: Awaited<ReturnType<typeof temporaryFolder>>;
const at = (...parts: string[]): string => path.join(data.folder, ...parts);
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(() => data.remove());

const quiet = { info: () => undefined, warn: () => undefined };
const holdFiles = (): (() => void) => () => undefined;
const openFolder = (): Promise<Store> => openDataStore(at('data'), { now: Date.now, log: quiet });
const write = (store: Store, value: number): Promise<void> => store.write(() => store.database<string, number>('numbers').put('n', value));
const restore = (folder = 'restored') =>
  restoreBackup({ from: at('b.tar.gz'), folder: at(folder), replace: false, now: Date.now(), log: quiet });

describe('back-ups on a timer', () => {
  let clock = Date.UTC(2026, 5, 1, 9);
  let store: Store;
  let keeper: BackupKeeper;
  const errors: string[] = [];
  const start = async (freeBytes?: () => Promise<number>): Promise<void> => {
    keeper = await createBackupKeeper({
      folder: at('data'),
      store,
      holdFiles,
      target: at('backups'),
      now: () => clock,
      log: { ...quiet, error: (message: string) => void errors.push(message) },
      ...(freeBytes === undefined ? {} : { freeBytes }),
    });
  };
  const names = async (): Promise<string[]> => (await readdir(at('backups')).catch(() => [])).sort();
  beforeEach(async () => {
    errors.length = 0;
    store = await openFolder();
  });
  afterEach(async () => {
    await keeper.close();
    await store.close();
  });

  it('B10 are taken once an hour where something changed, and only then', async () => {
    await start();
    await write(store, 1);
    await keeper.check();
    await keeper.check();
    expect(await names()).toHaveLength(1);
    clock += HOUR;
    await keeper.check();
    expect(await names()).toHaveLength(1);
    await write(store, 2);
    await keeper.check();
    // The previous one was of the same day.
    expect(await names()).toEqual(['courtside-20260601T100000Z.tar.gz']);
    expect(errors).toEqual([]);
  });

  it('B11 leave files with other names alone, and take away what a killed one left', async () => {
    await start();
    await keeper.check();
    clock += HOUR;
    await writeFile(at('backups', 'mine.tar.gz'), 'mine');
    await writeFile(at('backups', 'courtside-20260601T000000Z.tar.gz.0123456789ab.tmp'), 'half');
    await write(store, 3);
    await keeper.check();
    expect(await names()).toEqual([expect.stringMatching(/^courtside-2026/) as unknown, 'mine.tar.gz']);
  });

  it('B12 are refused in words where the disk has no room, nothing is left, and those that are there stay', async () => {
    await start();
    await keeper.check();
    const before = await names();
    await keeper.close();
    await start(() => Promise.resolve(2 ** 20));
    clock += 2 * HOUR;
    await write(store, 4);
    await keeper.check();
    expect(errors).toEqual([expect.stringMatching(/has 1 MiB left; a back-up needs up to \d+ MiB/)]);
    expect(await names()).toEqual(before);
    expect((await readdir(at('data'))).filter((name) => name.startsWith('backup-draft'))).toEqual([]);
  });
});

it('B13 a picture that was missing before is named, and keeps nobody from the rest', async () => {
  const backend = await startTestBackend(at('data'));
  const put = (name: string): Promise<Response> =>
    fetch(`${backend.url}/v0/b/${backend.storageBucket}/o?name=open%2F${name}`, { method: 'POST', body: name });
  await put('one');
  await put('two');
  await backend.close();
  const blobs = (await readdir(at('data/objects/blobs'), { recursive: true })).filter((name) => name.includes('/'));
  for (const name of blobs)
    if ((await readFile(at('data/objects/blobs', name), 'utf8')) === 'two') await rm(at('data/objects/blobs', name));
  const store = await openFolder();
  const manifest = await writeBackup({ folder: at('data'), store, holdFiles, now: Date.now }, at('b.tar.gz'));
  await store.close();
  expect(manifest.missing).toEqual([`${backend.storageBucket}/open/two`]);
  await restore();
  const restored = await startTestBackend(at('restored'));
  const read = (name: string): Promise<Response> => fetch(`${restored.url}/v0/b/${backend.storageBucket}/o/open%2F${name}?alt=media`);
  expect(await (await read('one')).text()).toBe('one');
  expect((await read('two')).status).toBe(404);
  await restored.close();
});

it('B14 a back-up of a later version, or one that names files of other places, is refused', async () => {
  const store = await openFolder();
  await writeBackup({ folder: at('data'), store, holdFiles, now: Date.now }, at('b.tar.gz'));
  await store.close();
  const good = gunzipSync(await readFile(at('b.tar.gz')));
  const change = async (from: string, to: string): Promise<void> => {
    // The same length as before: the lengths and checksums of the archive's headers cover only names and sizes.
    expect(to).toHaveLength(from.length);
    const bytes = Buffer.from(good);
    const place = bytes.indexOf(from);
    expect(place).toBeGreaterThan(0);
    bytes.write(to, place);
    await writeFile(at('b.tar.gz'), gzipSync(bytes));
  };
  await change('"version":1', '"version":9');
  await expect(restore()).rejects.toMatchObject({ exitCode: 51, message: expect.stringContaining('is of version 9') as unknown });
  await change('"format":1', '"format":2');
  await expect(restore()).rejects.toThrow(/form 2/);
  await change('"name":"store.lmdb"', '"name":"../ba.lmdb"');
  await expect(restore()).rejects.toThrow(/names files that no data folder has/);
  await writeFile(at('b.tar.gz'), gzipSync(good));
  expect((await checkArchive(at('b.tar.gz'))).files.map(({ name }) => name)).toEqual(['store.lmdb']);
  expect((await readdir(data.folder)).sort()).toEqual(['b.tar.gz', 'data']);
  await restore();
});

it('B15 the files of what is deleted stay for as long as a back-up is taken', async () => {
  const store = await openFolder();
  const files = createBlobFiles(at('data/objects'));
  let clock = 1;
  const garbage = new Garbage(store, files, () => clock);
  const blobId = files.newId();
  await files.append(blobId, Readable.from([Buffer.from('one')]), () => undefined);
  await files.keep(blobId);
  await store.transaction(() => garbage.note({ blobId, size: 3 } as ObjectRecord));
  clock += 48 * HOUR;
  const release = garbage.hold();
  await garbage.collect();
  expect(await files.read(blobId, 3)).not.toBeNull();
  release();
  await garbage.collect();
  expect(await files.read(blobId, 3)).toBeNull();
  await store.close();
});

it('D34 a folder in the place of running.json fails neither the start nor the end', async () => {
  await mkdir(at('running.json'));
  const backend = await startTestBackend(data.folder);
  expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  await backend.close();
  expect(await readdir(at('running.json'))).toEqual([]);
});
