/** A page that is shown, and where it stood: it may go while it is shown, with the data that it was made of. */
export interface Shown {
  readonly key: string;
  readonly index: number;
}

export const nothingShown: Shown = { key: '', index: 0 };

/** Which of the pages stands: the one that did, wherever it is by now; else the one in its place. -1 where there is none. */
export function standing(keys: readonly string[], { key, index }: Shown): number {
  const at = keys.indexOf(key);
  return at >= 0 ? at : Math.min(index, keys.length - 1);
}

/** The page after the one that stands, or before it. */
export function turned(keys: readonly string[], shown: Shown, step: 1 | -1): Shown {
  if (keys.length === 0) return nothingShown;
  const at = standing(keys, shown);
  // One that has gone was stood in for by the next.
  const next = (at + step + keys.length) % keys.length;
  return { key: keys[next] ?? '', index: next };
}

/** In how many steps pages that are too full at their beginning are made more even. */
const STEPS = 50;

/** Rows on as few pages as they need, about equally many on each. @param heightOf height of a row, in the unit of `room` */
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

/** Lines that a name takes where so many letters fit into one, broken between words. */
export function linesOf(name: string, letters: number): number {
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
/** So long a new release waits for the games that are on court. */
const RELEASE_WAITS_MS = 2 * HOUR_MS;
/** A page that stands for days begins anew by itself: whatever a browser gathers meanwhile is gone with it. */
const OLD_MS = 12 * HOUR_MS;

export interface Standing {
  /** In milliseconds since 1970, as the others. */
  readonly now: number;
  readonly since: number;
  /** When something newer was found to be live; null while there is none. */
  readonly newerSince: number | null;
  readonly isLive: boolean;
  readonly isOnline: boolean;
}

/** Whether the page loads itself anew between two pages that take turns: never while it could not read anything then. */
export function beginsAnew({ now, since, newerSince, isLive, isOnline }: Standing): boolean {
  if (!isOnline) return false;
  if (newerSince !== null && (!isLive || now - newerSince >= RELEASE_WAITS_MS)) return true;
  return !isLive && now - since >= OLD_MS;
}
