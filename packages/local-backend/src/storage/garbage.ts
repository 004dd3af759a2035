import type { Database, Store } from '../store';
import type { BlobFiles } from './blob-files';
import type { ObjectRecord } from './object-record';

/** How long replaced or deleted bytes are kept, in milliseconds: clients may still read them, and a back-up of the store may name them. */
const AGE = 86_400_000;
/** ... and at most this many of them (bytes): the oldest go first. */
const CAPACITY = 256 * 1024 * 1024;

/** The files of objects that this very store replaced or deleted. Only these are ever removed. */
export class Garbage {
  private readonly rows: Database<[number, string], number>;
  private bytes = 0;
  /** The number of holders that need every file to stay now. */
  private holders = 0;

  constructor(
    private readonly store: Store,
    private readonly files: BlobFiles,
    private readonly now: () => number,
  ) {
    this.rows = store.database('storage.garbage');
    for (const { value } of this.rows.range()) this.bytes += value;
  }

  /** Marks the bytes of a record as no longer needed; inside the transaction that removes the record. */
  note({ blobId, size }: ObjectRecord): void {
    this.rows.put([this.now(), blobId], size);
  }

  /** The blobs that wait for their end. */
  ids(): string[] {
    return [...this.rows.range()].map(({ key }) => key[1]);
  }

  /** Nothing is removed until the answer is called: a back-up reads files of the moment when it began. */
  hold(): () => void {
    this.holders += 1;
    return () => {
      this.holders -= 1;
    };
  }

  /** Removes what is old enough, or too much. @param noted bytes that were noted since the last time */
  async collect(noted = 0): Promise<void> {
    this.bytes += noted;
    if (this.holders > 0) return;
    const ended: { key: [number, string]; value: number }[] = [];
    for (const row of this.rows.range()) {
      if (this.now() - row.key[0] < AGE && this.bytes <= CAPACITY) break;
      ended.push(row);
      this.bytes -= row.value;
    }
    if (ended.length === 0) return;
    for (const { key } of ended) await this.files.remove(key[1]);
    await this.store.transaction(() => {
      for (const { key } of ended) this.rows.remove(key);
    });
  }
}
