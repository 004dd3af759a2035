/** The shown page and its index: it may disappear with its data while it is shown. */
export interface Shown {
  readonly key: string;
  readonly index: number;
}

export const nothingShown: Shown = { key: '', index: 0 };

/** Returns the index of the shown page, wherever it is by now; else of the page in its place. -1 if there is none. */
export function standing(keys: readonly string[], { key, index }: Shown): number {
  const at = keys.indexOf(key);
  return at >= 0 ? at : Math.min(index, keys.length - 1);
}

/** Returns the next or the previous page. */
export function turned(keys: readonly string[], shown: Shown, step: 1 | -1): Shown {
  if (keys.length === 0) return nothingShown;
  const at = standing(keys, shown);
  // The next page has already replaced one that disappeared.
  const next = (at + step + keys.length) % keys.length;
  return { key: keys[next] ?? '', index: next };
}

/** The number of steps in which pages that are too full at the beginning are evened out. */
const STEPS = 50;

/** Distributes rows over as few pages as possible, with similar numbers on each. @param heightOf height of a row, in the unit of `room` */
export function onPages<Row>(rows: readonly Row[], heightOf: (row: Row) => number, room: number): readonly (readonly Row[])[] {
  const fewest = filled(rows, heightOf, room);
  let even = fewest;
  for (let step = STEPS - 1; step > 0; step -= 1) {
    const tighter = filled(rows, heightOf, (room * step) / STEPS);
    if (tighter.length > fewest.length) break;
    even = tighter;
  }
  return even;
}

function filled<Row>(rows: readonly Row[], heightOf: (row: Row) => number, room: number): readonly (readonly Row[])[] {
  const pages: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    const height = heightOf(row);
    const page = pages.at(-1);
    if (page && height <= left) page.push(row);
    else {
      pages.push([row]);
      left = room;
    }
    left -= height;
  }
  return pages;
}

/** Returns the lines of a name for a number of letters per line, broken between words. */
export function countLines(name: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of name.split(/\s+/)) {
    if (used > 0 && used + 1 + word.length > letters) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + word.length;
    lines += Math.max(0, Math.ceil(used / letters) - 1);
    used = used > letters ? used % letters || letters : used;
  }
  return lines;
}

const HOUR_MS = 60 * 60_000;
/** How long a new release waits for the games that are on court. */
const RELEASE_WAITS_MS = 2 * HOUR_MS;
/** A page that is open for days reloads automatically, which frees the memory that the browser has accumulated. */
const OLD_MS = 12 * HOUR_MS;

export interface Standing {
  /** In milliseconds since 1970, like the others. */
  readonly now: number;
  readonly since: number;
  /** When a newer release was found; null while there is none. */
  readonly newerSince: number | null;
  readonly isLive: boolean;
  readonly isOnline: boolean;
}

/** Returns whether the page reloads between two pages that take turns: never while it is offline. */
export function reloadsBetweenPages({ now, since, newerSince, isLive, isOnline }: Standing): boolean {
  if (!isOnline) return false;
  if (newerSince !== null && (!isLive || now - newerSince >= RELEASE_WAITS_MS)) return true;
  return !isLive && now - since >= OLD_MS;
}
