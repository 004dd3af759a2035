import { onePerPage } from '@courtside/federation/one-per-page';
import { useSyncExternalStore } from 'react';

/** The message about a missing file, in the page's language. */
export interface MissingFileWords {
  readonly text: string;
  readonly reloadLabel: string;
}

/** The page sets it once; dialogs of all copies of this package show it too. */
const missing = onePerPage('ui.missing-file.1', () => ({ words: null as MissingFileWords | null, listeners: new Set<() => void>() }));

export function showMissingFile(words: MissingFileWords | null): void {
  missing.words = words;
  for (const listener of missing.listeners) listener();
}

function listen(listener: () => void): () => void {
  missing.listeners.add(listener);
  return () => missing.listeners.delete(listener);
}

/** Returns the message about a missing file; null if none is missing. */
export const useMissingFile = (): MissingFileWords | null => useSyncExternalStore(listen, () => missing.words);
