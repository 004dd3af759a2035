import { useMemo } from 'react';
import { createOffers } from './offers';

/** A key of the open page, in words. */
export interface Shortcut {
  /** Its effect, in words; may name the keys itself. */
  readonly does: string;
  /** The keys' labels; "Ctrl+Z" are held together. */
  readonly keys?: readonly string[];
}

const offers = createOffers<Shortcut>('ui.shortcuts.1');

/** Has the list of shortcuts tell a key while the component is shown. @param keys their labels, with blanks between; "Ctrl+Z" are held together */
export function useShortcut(does: string, keys = ''): void {
  offers.useOffer(useMemo(() => [{ does, ...(keys === '' ? {} : { keys: keys.split(' ') }) }], [does, keys]));
}

/** Returns what the open page has. */
export const useOfferedShortcuts = offers.useOffered;
