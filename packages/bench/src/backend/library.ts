import { open } from 'lmdb';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** The store's library without a server. */
interface Records {
  /** @returns when it is synced */
  commit(id: string, index: number): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens the library for the records of a one-document commit: the same number of records with the same sizes and options as in the backend.
 * @param count of records: one, or document, change log and latest time
 */
export function openRecords(folder: string, name: string, count: 1 | 3): Records {
  mkdirSync(folder, { recursive: true });
  const root = open({ path: path.join(folder, `${name}.lmdb`), maxDbs: 64, overlappingSync: false, encoding: 'binary' });
  const [documents, changes, settings] = ['documents', 'changes', 'settings'].map((table) =>
    root.openDB<Buffer, string | number>({ name: table, encoding: 'binary' }),
  );
  const document = Buffer.alloc(230, 'd');
  const change = Buffer.alloc(330, 'c');
  const setting = Buffer.alloc(25, 's');
  return {
    commit: (id, index) =>
      count === 1
        ? documents!.put(id, document)
        : root.batch(() => {
            void documents!.put(id, document);
            void changes!.put(index, change);
            void settings!.put('latest', setting);
          }),
    close: () => root.close(),
  };
}
