import type { Database, Store } from '../store';
import type { BlobFiles } from './blob-files';
import type { ObjectRecord } from './object-record';

/** How long replaced or deleted bytes are kept, in milliseconds: clients may still read them, and a back-up of the store may name them. */
const AGE = 86_400_000;
/** ... and at most this many of them (bytes): the oldest go first. */
const CAPACITY = 256 * 1024 * 1024;

/** The files of objects that this store replaced or deleted. The program removes no others. */
export class Garbage {
  private readonly rows: Database<[number, string], number>;
  private bytes = 0;
  /** The number of callers that currently need every file. */
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

  /** Returns the files that wait for their removal. */
  ids(): string[] {
    return [...this.rows.range()].map(({ key }) => key[1]);
  }

  /** Nothing is removed until the returned function is called, because a back-up reads files of the moment when it began. */
  hold(): () => void {
    this.holders += 1;
    return () => {
      this.holders -= 1;
    };
  }

  /** Removes files that are old enough, or the oldest if there are too many bytes. @param noted bytes that were noted since the last time */
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
