import { NO_PAGE, PageDamage, PageFlag, PAGE_HEAD, type PageFile, type Tree } from './page-file';

const NODE_HEAD = 8;
const NodeFlag = { overflow: 1, tree: 2 } as const;
/** No store of ours has as many; a larger number is damage. */
const DEEPEST = 32;

export interface Entry {
  key: Buffer;
  /** Null if the value is on separate pages and was not read. */
  value: Buffer | null;
  /** The value describes another tree. */
  isTree: boolean;
}

export interface WalkOptions {
  /** Called with each damage; the walk continues after it. */
  onDamage: (message: string) => void;
  /** Whether to read a value of this many bytes on separate pages. */
  wants: (bytes: number) => boolean;
  /** Whether the records of a page of this many bytes are to be read. */
  wantsPage: (bytes: number) => boolean;
}

/** Reads trees of pages, and checks that each page is intact and belongs to one place only. */
export class PageWalk {
  private readonly used: Uint8Array;
  private passed = 0;

  constructor(
    private readonly file: PageFile,
    private readonly options: WalkOptions,
  ) {
    this.used = new Uint8Array(Math.floor(file.size / file.meta.pageSize) + 1);
    this.used[0] = this.used[1] = 1;
  }

  /** Returns the readable entries of a tree, in order. */
  *entries(tree: Tree, name: string): Generator<Entry> {
    let count = 0;
    const { passed } = this;
    let before: Buffer | null = null;
    if (tree.depth > DEEPEST) this.options.onDamage(`${name}: its head is damaged`);
    else if (tree.root !== null) {
      for (const entry of this.below(tree.root, tree.depth, name)) {
        count += 1;
        if (before !== null && name !== FREE_PAGES && Buffer.compare(before, entry.key) >= 0)
          this.options.onDamage(`${name}: its records are out of order`);
        before = entry.key;
        yield entry;
      }
    }
    const isWhole = this.passed === passed;
    if (isWhole ? count !== tree.entries : count > tree.entries)
      this.options.onDamage(`${name}: ${tree.entries} records were written, ${count} can be read`);
  }

  /** Free pages must not be in use. Call this after all trees were read. */
  checkFreePages(): void {
    for (const { value } of this.entries(this.file.meta.free, FREE_PAGES)) {
      if (value === null) continue;
      const length = value.length >= 8 ? Number(value.readBigUInt64LE(0)) : -1;
      if (length < 0 || (length + 1) * 8 > value.length) {
        this.options.onDamage(`${FREE_PAGES}: a list is damaged`);
        continue;
      }
      let run = 1n;
      for (let index = 1; index <= length; index += 1) {
        const entry = value.readBigInt64LE(index * 8);
        // Zeros are holes of the list; a negative number says how many pages begin at the next one.
        if (entry <= 0n) {
          run = entry === 0n ? 1n : -entry;
          continue;
        }
        for (let page = entry; page < entry + run && page < BigInt(this.used.length); page += 1n) {
          if (this.used[Number(page)] === 1) this.options.onDamage(`${FREE_PAGES}: page ${page} is in use`);
        }
        run = 1n;
      }
    }
  }

  private *below(number: number, depth: number, name: string): Generator<Entry> {
    let page: Buffer;
    let slots: number[];
    try {
      this.take(number, 1);
      if (depth === 1 && !this.options.wantsPage(this.file.meta.pageSize)) {
        this.passed += 1;
        return;
      }
      page = this.file.page(number);
      slots = slotsOf(page, number, depth > 1 ? PageFlag.branch : PageFlag.leaf);
    } catch (error) {
      this.report(name, error);
      return;
    }
    for (const at of slots) {
      if (depth > 1) {
        yield* this.below(childAt(page, at), depth - 1, name);
        continue;
      }
      try {
        yield this.entryAt(page, at, number);
      } catch (error) {
        this.report(name, error);
      }
    }
  }

  private entryAt(page: Buffer, at: number, number: number): Entry {
    const size = page.readUInt16LE(at) + page.readUInt16LE(at + 2) * 65_536;
    const flags = page.readUInt16LE(at + 4);
    const from = at + NODE_HEAD + page.readUInt16LE(at + 6);
    const key = page.subarray(at + NODE_HEAD, from);
    if ((flags & NodeFlag.overflow) === 0) {
      if (from + size > page.length) throw new PageDamage(`page ${number} holds a record that is longer than the page`);
      return { key, value: page.subarray(from, from + size), isTree: (flags & NodeFlag.tree) !== 0 };
    }
    if (from + 24 > page.length) throw new PageDamage(`page ${number} holds a record that is longer than the page`);
    return { key, value: this.overflow(Number(page.readBigUInt64LE(from)), page.readBigUInt64LE(from + 8), size), isTree: false };
  }

  /** A value on separate pages, which follow each other. */
  private overflow(first: number, transaction: bigint, size: number): Buffer | null {
    const { pageSize } = this.file.meta;
    const pages = Math.floor((PAGE_HEAD - 1 + size) / pageSize) + 1;
    this.take(first, pages);
    // Reads the end first: if it is missing, the library would crash while reading.
    this.file.bytes(first + pages - 1, 0, Math.min(pageSize, PAGE_HEAD));
    const head = this.file.bytes(first, 0, PAGE_HEAD);
    const isRight =
      Number(head.readBigUInt64LE(0)) === first &&
      head.readBigUInt64LE(8) === transaction &&
      (head.readUInt16LE(18) & PageFlag.overflow) !== 0;
    if (!isRight) throw new PageDamage(`page ${first} is not what it should be`);
    return this.options.wants(size) ? this.file.bytes(first, PAGE_HEAD, size) : null;
  }

  private take(first: number, count: number): void {
    if (!Number.isSafeInteger(first) || first < 2 || first + count > this.used.length)
      throw new PageDamage(`page ${first} lies beyond the end of the file`);
    for (let number = first; number < first + count; number += 1) {
      if (this.used[number] === 1) throw new PageDamage(`page ${number} is used in two places`);
      this.used[number] = 1;
    }
  }

  private report(name: string, error: unknown): void {
    if (!(error instanceof PageDamage)) throw error;
    this.options.onDamage(`${name}: ${error.message}`);
  }
}

const FREE_PAGES = 'the list of free pages';

/** Returns the offsets at which the entries of a page begin. */
function slotsOf(page: Buffer, number: number, flag: number): number[] {
  const broken = (): PageDamage => new PageDamage(`page ${number} is damaged`);
  const lower = page.readUInt16LE(20);
  const upper = page.readUInt16LE(22);
  if ((page.readUInt16LE(18) & flag) === 0 || lower % 2 !== 0 || lower > upper || upper > page.length - PAGE_HEAD) throw broken();
  const slots: number[] = [];
  for (let at = PAGE_HEAD; at < PAGE_HEAD + lower; at += 2) {
    const slot = page.readUInt16LE(at) + PAGE_HEAD;
    if (slot < PAGE_HEAD + upper || slot + NODE_HEAD > page.length || slot + NODE_HEAD + page.readUInt16LE(slot + 6) > page.length)
      throw broken();
    slots.push(slot);
  }
  if (slots.length === 0) throw broken();
  return slots;
}

function childAt(page: Buffer, at: number): number {
  return Number(
    ((BigInt(page.readUInt16LE(at + 4)) << 32n) + BigInt(page.readUInt16LE(at) + page.readUInt16LE(at + 2) * 65_536)) & NO_PAGE,
  );
}
