import { statSync } from 'node:fs';
import { createPauses } from '../process/pauses';
import { PageDamage, PageFile, readTree } from './page-file';
import { PageWalk } from './page-walk';
import { isSound, tableSeed, unseal } from './record';
import { INFO_KEY, INFO_TABLE, type StoreInfo } from './store-info';

export interface TableReport {
  name: string;
  /** The number of readable records. */
  records: number;
}

/** The findings of a reading of a store's file, page by page. */
export interface StoreReport {
  state: 'missing' | 'empty' | 'sound' | 'damaged';
  /** False for a store from before records had checksums. */
  isSealed: boolean;
  /** Descriptions of the problems, at most some dozens. */
  problems: string[];
  /** Null for a store from before versions, and if the version can't be read. */
  info: StoreInfo | null;
  /** Commits that the store has seen. */
  transaction: number;
  tables: TableReport[];
  /** Bytes of records that were not read. */
  unread: number;
}

export interface InspectOptions {
  /** The most bytes of large records to read. */
  budget: number;
  /** The most bytes of other records to read, those of small tables first. By default it reads all, also of a file that may be cut off. */
  records?: number;
  /** Called with every intact record. */
  onRecord?: (table: string, key: Buffer, record: Buffer) => void;
  /** Reads the readable part of a file whose newest first page is damaged. */
  isTolerant?: boolean;
}

/** Enough to read all of a usual folder; about a second for a large one. */
export const startupInspection: InspectOptions = { budget: 256 * 1024 * 1024, records: 50_000 };
const MOST_PROBLEMS = 50;

/** How many records it reads between two checks of the clock. */
const STEP = 250;

/** Reads a store that is not open anywhere, and never changes it. */
export function inspectStore(file: string, options: InspectOptions): StoreReport {
  const inspection = inspect(file, options);
  for (;;) {
    const { done, value } = inspection.next();
    if (done === true) return value;
  }
}

/** Does the same in a process that serves others in the meantime. */
export async function inspectStoreInParts(file: string, options: InspectOptions): Promise<StoreReport> {
  const inspection = inspect(file, options);
  const pause = createPauses();
  for (;;) {
    const { done, value } = inspection.next();
    if (done === true) return value;
    await pause();
  }
}

function* inspect(file: string, options: InspectOptions): Generator<void, StoreReport> {
  const report: StoreReport = { state: 'sound', isSealed: true, problems: [], info: null, transaction: 0, tables: [], unread: 0 };
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined || size === 0) return { ...report, state: size === undefined ? 'missing' : 'empty' };
  let pages: PageFile;
  try {
    pages = PageFile.open(file, options);
  } catch (error) {
    if (!(error instanceof PageDamage)) throw error;
    return { ...report, state: 'damaged', problems: [`The file is damaged: ${error.message}.`] };
  }
  try {
    yield* readTables(pages, report, options);
  } finally {
    pages.close();
  }
  return { ...report, state: report.problems.length === 0 ? 'sound' : 'damaged' };
}

function* readTables(pages: PageFile, report: StoreReport, { budget, records = Infinity, onRecord }: InspectOptions): Generator<void> {
  const problem = (text: string): void => {
    if (report.problems.length < MOST_PROBLEMS) report.problems.push(`${text}.`);
  };
  let left = budget;
  let seen = 0;
  let recordsLeft = pages.isComplete ? records : Infinity;
  const walk = new PageWalk(pages, {
    onDamage: problem,
    wants(bytes) {
      left -= bytes;
      if (left < 0) report.unread += bytes;
      return left >= 0;
    },
    wantsPage(bytes) {
      if (recordsLeft <= 0) report.unread += bytes;
      return recordsLeft > 0;
    },
  });
  report.transaction = pages.meta.transaction;
  const trees = [...walk.entries(pages.meta.main, 'the list of tables')].flatMap(({ key, value, isTree }) =>
    isTree && value?.length === 48 ? [{ name: key.toString('utf8').replace(/\0$/, ''), tree: readTree(value, 0) }] : [],
  );
  trees.sort((one, other) => one.tree.entries - other.tree.entries);
  // Records had no checksums before there was this table.
  const hasChecksums = (report.isSealed = trees.some(({ name }) => name === INFO_TABLE));
  for (const { name, tree } of trees) {
    const seed = tableSeed(name);
    const table = { name, records: 0 };
    report.tables.push(table);
    let flipped = 0;
    for (const { key, value } of walk.entries(tree, name)) {
      recordsLeft -= 1;
      seen += 1;
      if (seen % STEP === 0) yield;
      if (hasChecksums && value !== null && !isSound(seed, key, value)) {
        flipped += 1;
        continue;
      }
      table.records += 1;
      if (value === null) continue;
      if (name === INFO_TABLE && hasChecksums && key.toString('utf8') === INFO_KEY) report.info = unseal(value) as StoreInfo;
      onRecord?.(name, key, value);
    }
    if (flipped > 0) problem(`${name}: ${flipped} ${flipped === 1 ? 'record is' : 'records are'} not as written`);
  }
  walk.checkFreePages();
  if (hasChecksums && report.info === null) problem(`${INFO_TABLE}: what the store says about itself is missing`);
}
