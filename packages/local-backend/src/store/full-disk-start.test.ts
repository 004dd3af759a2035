import { rm, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../server/backend.testkit';
import { openDataStore } from './data-store';
import { getStoreFile } from './open-store';
import { DataFolderError } from './store-errors';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(() => data.remove());

const log = { info: () => undefined, warn: () => undefined };
const KIB = 1024;
const open = async (free: number): Promise<void> => {
  const store = await openDataStore(data.folder, { now: () => 0, log, freeBytes: () => free });
  await store.close();
};
const refusal = (message: RegExp) => ({ name: 'DiskFullError', exitCode: 53, message: expect.stringMatching(message) as unknown });

describe('D39 a start on a full disk', () => {
  it.each([0, 4 * KIB, 512 * KIB])('refuses a new folder in words when %i bytes are left', async (free) => {
    await expect(open(free)).rejects.toMatchObject(refusal(/is full: it has \d+ KiB left, and the store needs 576 KiB/));
    await open(600 * KIB);
  });

  it('refuses an empty store, which an earlier start left behind', async () => {
    await writeFile(getStoreFile(data.folder), '');
    await expect(open(0)).rejects.toMatchObject(refusal(/576 KiB/));
  });

  it('opens a store whose locks are on the disk, and refuses one that was copied without them', async () => {
    await open(2 ** 20);
    await open(0);
    await rm(`${getStoreFile(data.folder)}-lock`);
    await expect(open(0)).rejects.toMatchObject(refusal(/64 KiB/));
    await open(100 * KIB);
  });

  it('says of other files too that there was no room for them', () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(DataFolderError.explained(data.folder, error, [])).toMatchObject(refusal(/is full: ENOSPC.*write\. Nothing is served/));
  });
});
