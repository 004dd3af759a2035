import type { Log } from '../log/log';
import { writeMarks } from './folder-mark';
import { INFO_KEY, infoTable } from './store-info';
import type { Store } from './types';

/** How often the mark is updated (ms): an older copy is recognized when it is older than twice this. */
const INTERVAL = 10_000;

/** Keeps the folder's marks up to date while the store is open. */
export async function updateMarks(folder: string, store: Store, log: Pick<Log, 'warn'>): Promise<Store> {
  const info = infoTable(store).get(INFO_KEY);
  if (info === undefined) throw new Error('The store has no description.');
  const mark = { store: info.id, version: info.version, generation: info.generation };
  let written = -1;
  let hasWarned = false;
  const write = async (transaction: number): Promise<void> => {
    if (transaction === written) return;
    try {
      await writeMarks(folder, { ...mark, transaction });
      written = transaction;
      hasWarned = false;
    } catch (error) {
      if (!hasWarned) log.warn(`store.json could not be written: ${(error as Error).message}`);
      hasWarned = true;
    }
  };
  await write(store.transactions());
  // The latest commit of some time ago is on disk by now, even if the disk is slow.
  let settled = store.transactions();
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    const transaction = settled;
    settled = store.transactions();
    writing = write(transaction);
  }, INTERVAL);
  timer.unref();
  return {
    ...store,
    async close() {
      clearInterval(timer);
      await writing;
      const last = store.transactions();
      await store.close();
      await write(last);
    },
  };
}
