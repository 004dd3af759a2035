import { parseRegistry, type Registry, type RegistryLine } from './registry';

const storageKey = 'courtside.registry';
const linesKey = 'courtside.lines';
/** Grows when an earlier copy can't be read any more. */
const EDITION = 1;
/** A registry is a few lines; what is larger is none of ours. Characters. */
const LARGEST = 50_000;
/** As long as release folders are kept: beyond it, what a copy names is gone. Milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps the last registry that could be read, as it came.
 * @param url where it was read
 * @param now milliseconds of the clock
 */
export function keepRegistry(url: string, document: unknown, now: number): void {
  try {
    const text = JSON.stringify({ edition: EDITION, url, at: now, document });
    if (text.length <= LARGEST) localStorage.setItem(storageKey, text);
  } catch {
    // Storage is forbidden or full: then there is no copy.
  }
}

/** The kept copy of this address; null without one, or when it is too old or was written by another edition. */
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

/** Keeps the line by which a remote could be loaded last. */
export function keepLine(line: RegistryLine): void {
  try {
    const lines = keptLines().filter(({ name }) => name !== line.name);
    localStorage.setItem(linesKey, JSON.stringify([...lines, line]));
  } catch {
    // Storage is forbidden or full: then there is no copy.
  }
}

/** The line by which a remote could be loaded last in this browser; what it names may be at hand where the registry's is not. */
export const keptLine = (name: string): RegistryLine | undefined => keptLines().find((line) => line.name === name);

function keptLines(): readonly RegistryLine[] {
  try {
    return parseRegistry({ remotes: JSON.parse(localStorage.getItem(linesKey) ?? '[]') as unknown }).remotes;
  } catch {
    return [];
  }
}
