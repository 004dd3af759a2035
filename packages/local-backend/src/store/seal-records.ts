import type { RootDatabase } from 'lmdb';
import { FIRST_VERSION } from './migrations';
import { seal, sealContent, tableSeed } from './record';
import { INFO_KEY, INFO_TABLE, type StoreInfo } from './store-info';

/**
 * Brings a store from before there were versions to the first one: every record gets its checksum. All or nothing.
 * @param root opened with binary values
 * @param id for the store
 */
export function sealRecords(root: RootDatabase, id: string): void {
  const names = [...root.getKeys()].map(String);
  root.transactionSync(() => {
    for (const name of names) {
      const table = root.openDB<Buffer, Buffer>({ name, encoding: 'binary', keyEncoding: 'binary' });
      const seed = tableSeed(name);
      // Read first: a table that changes under its own cursor would show records twice.
      for (const key of [...table.getKeys()]) {
        const content = table.getBinary(key);
        if (content !== undefined) table.putSync(key, sealContent(seed, key, content));
      }
    }
    const info: StoreInfo = { version: FIRST_VERSION, id, generation: 0 };
    const table = root.openDB<Buffer, string>({ name: INFO_TABLE, encoding: 'binary' });
    table.putSync(INFO_KEY, seal(tableSeed(INFO_TABLE), Buffer.from(INFO_KEY), info));
  });
}
