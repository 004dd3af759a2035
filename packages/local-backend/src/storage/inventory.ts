import { setImmediate } from 'node:timers/promises';
import type { StorageContext } from './storage-context';
import type { ObjectRecord } from './object-record';

/** A number of objects, and their bytes. */
export interface Amount {
  readonly name: string;
  count: number;
  bytes: number;
}

export interface Listing {
  /** The deeper objects, by the next part of their name. */
  readonly folders: readonly Amount[];
  /** The objects at this level: one page, in order of names. */
  readonly objects: readonly ObjectRecord[];
  /** The name after which the next page begins; null on the last page. */
  readonly next: string | null;
}

/** Lists the stored objects for the operator: past the rules. */
export interface Inventory {
  buckets(): Promise<Amount[]>;
  /** @param prefix empty, or with a slash at its end */
  list(bucket: string, prefix: string, after: string, limit: number): Promise<Listing>;
  /** The bytes of objects and of unfinished uploads. */
  used(): number;
}

/** How many objects it reads before other requests have their turn. */
const AT_ONCE = 500;
/** Further folders are shown as one, without a name. */
const MOST_FOLDERS = 500;

export function createInventory({ objects, buckets, quota }: Pick<StorageContext, 'objects' | 'buckets' | 'quota'>): Inventory {
  async function* all(bucket: string, prefix: string): AsyncIterable<ObjectRecord> {
    let after = '';
    for (;;) {
      let seen = 0;
      for (const record of objects.list(bucket, prefix, after)) {
        yield record;
        after = record.name;
        seen += 1;
        if (seen === AT_ONCE) break;
      }
      if (seen < AT_ONCE) return;
      await setImmediate();
    }
  }
  const names = (): Iterable<string> => buckets ?? new Set([...objects.all()].map(({ bucket }) => bucket));

  return {
    async buckets() {
      const amounts: Amount[] = [];
      for (const name of names()) {
        const amount: Amount = { name, count: 0, bytes: 0 };
        for await (const { size } of all(name, '')) count(amount, size);
        amounts.push(amount);
      }
      return amounts;
    },
    async list(bucket, prefix, after, limit) {
      const folders = new Map<string, Amount>();
      const page: ObjectRecord[] = [];
      let isMore = false;
      for await (const record of all(bucket, prefix)) {
        const cut = record.name.indexOf('/', prefix.length);
        if (cut >= 0) {
          const own = record.name.slice(0, cut + 1);
          const name = folders.has(own) || folders.size < MOST_FOLDERS ? own : '';
          const amount = folders.get(name) ?? { name, count: 0, bytes: 0 };
          folders.set(name, amount);
          count(amount, record.size);
        } else if (Buffer.compare(Buffer.from(record.name), Buffer.from(after)) > 0) {
          if (page.length < limit) page.push(record);
          else isMore = true;
        }
      }
      return { folders: [...folders.values()], objects: page, next: isMore ? (page.at(-1)?.name ?? null) : null };
    },
    used: () => quota.total,
  };
}

function count(amount: Amount, size: number): void {
  amount.count += 1;
  amount.bytes += size;
}
