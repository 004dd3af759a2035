import { parseRegistry, type Registry, type RegistryLine } from './registry';

const storageKey = 'courtside.registry';
const linesKey = 'courtside.lines';
/** Grows when an earlier copy can't be read any more. */
const EDITION = 1;
/** A registry has a few lines; a larger text is not one of ours. Characters. */
const LARGEST = 50_000;
/** As long as release folders are kept: an older copy names deleted files. Milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Stores the last valid registry, unchanged.
 * @param url where it was read
 * @param now milliseconds of the clock
 */
export function keepRegistry(url: string, document: unknown, now: number): void {
  try {
    const text = JSON.stringify({ edition: EDITION, url, at: now, document });
    if (text.length <= LARGEST) localStorage.setItem(storageKey, text);
  } catch {
    // Storage is forbidden or full: there is no copy.
  }
}

/** Returns the stored copy of the registry at this address. Null without one, or if it is too old or has another edition. */
export function keptRegistry(url: string, now: number): Registry | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as {
      edition?: unknown;
      url?: unknown;
      at?: unknown;
      document?: unknown;
    };
    if (kept.edition !== EDITION || kept.url !== url || typeof kept.at !== 'number') return null;
    return Math.abs(now - kept.at) <= KEPT_FOR ? parseRegistry(kept.document) : null;
  } catch {
    return null;
  }
}

/** Stores the line that last loaded a remote. */
export function keepLine(line: RegistryLine): void {
  try {
    const lines = keptLines().filter(({ name }) => name !== line.name);
    localStorage.setItem(linesKey, JSON.stringify([...lines, line]));
  } catch {
    // Storage is forbidden or full: there is no copy.
  }
}

/** Returns the line that last loaded a remote in this browser. Its files may be available when those of the current registry are not. */
export const keptLine = (name: string): RegistryLine | undefined => keptLines().find((line) => line.name === name);

function keptLines(): readonly RegistryLine[] {
  try {
    return parseRegistry({ remotes: JSON.parse(localStorage.getItem(linesKey) ?? '[]') as unknown }).remotes;
  } catch {
    return [];
  }
}
