import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/*
 * The form of a store's file, as lmdb 3 writes it (LMDB data version 2, little-endian, 64 bit). It is read here without the library, which
 * maps the file into memory: where the file is shorter than it says, or a page holds nonsense, the library takes the process down with it.
 */
const MAGIC = 0xbeefc0de;
const DATA_VERSION = 2;
const META_SIZE = 24 + 144;
/** Number, transaction, padding, flags, and where the free space begins and ends. */
export const PAGE_HEAD = 24;
export const NO_PAGE = 0xffff_ffff_ffff_ffffn;
export const PageFlag = { branch: 1, leaf: 2, overflow: 4, meta: 8 } as const;

/** A sorted tree of pages. */
export interface Tree {
  depth: number;
  entries: number;
  /** Null for an empty tree. */
  root: number | null;
}

/** The content of one of the first two pages: the newer of them describes the present store. */
export interface Meta {
  pageSize: number;
  /** Counts the commits. */
  transaction: number;
  lastPage: number;
  free: Tree;
  main: Tree;
}

/** Damage that makes the file, or a part of it, unusable. */
export class PageDamage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PageDamage';
  }
}

export function readTree(bytes: Buffer, at: number): Tree {
  const root = bytes.readBigUInt64LE(at + 40);
  return {
    depth: bytes.readUInt16LE(at + 6),
    entries: Number(bytes.readBigUInt64LE(at + 32)),
    root: root === NO_PAGE ? null : Number(root),
  };
}

/** Reads a store's file page by page. */
export class PageFile {
  private constructor(
    private readonly descriptor: number,
    /** Bytes. */
    readonly size: number,
    readonly meta: Meta,
  ) {}

  /**
   * @param isTolerant one sound head is enough, be it the older one
   * @throws PageDamage when the file can't be one of a store
   */
  static open(file: string, { isTolerant = false }: { isTolerant?: boolean } = {}): PageFile {
    const descriptor = openSync(file, 'r');
    try {
      const { size } = fstatSync(descriptor);
      return new PageFile(descriptor, size, isTolerant ? readAnyMeta(descriptor, size) : readMeta(descriptor, size));
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
  }

  /** No page of the store can be beyond the end of the file. */
  get isComplete(): boolean {
    return this.size >= (this.meta.lastPage + 1) * this.meta.pageSize;
  }

  /** One page. @throws PageDamage when the file ends before it, or it is another one */
  page(number: number): Buffer {
    const bytes = this.bytes(number, 0, this.meta.pageSize);
    const own = Number(bytes.readBigUInt64LE(0));
    if (own !== number) throw new PageDamage(`page ${number} is not what it should be`);
    if (Number(bytes.readBigUInt64LE(8)) > this.meta.transaction)
      throw new PageDamage(`page ${number} is of a commit that the store does not have`);
    return bytes;
  }

  /** Bytes from a place in a page on, over its end too. @throws PageDamage when the file ends before */
  bytes(page: number, offset: number, length: number): Buffer {
    const from = page * this.meta.pageSize + offset;
    if (!Number.isSafeInteger(from) || page > this.meta.lastPage || from + length > this.size)
      throw new PageDamage(`page ${page} lies beyond the end of the file`);
    return readAt(this.descriptor, from, length);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

function readAt(descriptor: number, from: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let done = 0;
  while (done < length) {
    const read = readSync(descriptor, bytes, done, length - done, from + done);
    if (read === 0) throw new PageDamage('the file ends too early');
    done += read;
  }
  return bytes;
}

function readMeta(descriptor: number, size: number): Meta {
  const first = metaAt(descriptor, size, 0, 0);
  const second = metaAt(descriptor, size, first.pageSize, 1);
  if (second.pageSize !== first.pageSize) throw new PageDamage('its two heads contradict each other');
  return second.transaction > first.transaction ? second : first;
}

function readAnyMeta(descriptor: number, size: number): Meta {
  try {
    return readMeta(descriptor, size);
  } catch (error) {
    if (!(error instanceof PageDamage)) throw error;
  }
  for (const [at, number] of [[0, 0], ...[4096, 8192, 16_384, 32_768, 65_536].map((pageSize) => [pageSize, 1])] as [number, number][]) {
    try {
      return metaAt(descriptor, size, at, number);
    } catch (error) {
      if (!(error instanceof PageDamage)) throw error;
    }
  }
  throw new PageDamage('none of its two heads can be read');
}

function metaAt(descriptor: number, size: number, at: number, number: number): Meta {
  const broken = (): PageDamage => new PageDamage(`its ${number === 0 ? 'first' : 'second'} head (page ${number}) is not one of a store`);
  if (size < at + META_SIZE) throw new PageDamage(`it ends within its ${number === 0 ? 'first' : 'second'} head`);
  const bytes = readAt(descriptor, at, META_SIZE);
  const pageSize = bytes.readUInt32LE(48);
  const isMeta = (bytes.readUInt16LE(18) & PageFlag.meta) !== 0 && Number(bytes.readBigUInt64LE(0)) === number;
  if (!isMeta || bytes.readUInt32LE(24) !== MAGIC) throw broken();
  if ((bytes.readUInt32LE(28) & 0xffff) !== DATA_VERSION) throw new PageDamage('it is of another version of the store library');
  if (pageSize < 512 || pageSize > 65_536 || (pageSize & (pageSize - 1)) !== 0) throw broken();
  return {
    pageSize,
    free: readTree(bytes, 48),
    main: readTree(bytes, 96),
    lastPage: Number(bytes.readBigUInt64LE(144)),
    transaction: Number(bytes.readBigUInt64LE(152)),
  };
}
