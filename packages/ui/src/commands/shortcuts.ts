import { useMemo } from 'react';
import { isApple } from './menu-keys';
import { createOffers } from './offers';

/** A key of the open page, in words. */
export interface Shortcut {
  /** Its effect, in words; may name the keys itself. */
  readonly does: string;
  /** The keys' labels; the parts of "Ctrl+Z" are held together. */
  readonly keys?: readonly string[];
}

const offers = createOffers<Shortcut>('ui.shortcuts.1');

/** Adds a key to the list of shortcuts while the component is shown. @param keys labels separated by blanks; the parts of "Ctrl+Z" are held together */
export function useShortcut(does: string, keys = ''): void {
  offers.useOffer(useMemo(() => [{ does, ...(keys === '' ? {} : { keys: keys.split(' ') }) }], [does, keys]));
}

/** Returns the shortcuts of the open page. */
const useOfferedShortcuts = offers.useOffered;

/** The words for the keys of every page. */
export interface ShortcutWords {
  readonly page: string;
  readonly site: string;
  readonly menu: string;
  readonly list: string;
  readonly close: string;
  readonly escape: string;
}

/** Returns the keys of the open page and those of every page, under their headings. */
export function useShortcutParts(words: ShortcutWords): readonly { readonly name: string; readonly shortcuts: readonly Shortcut[] }[] {
  const offered = useOfferedShortcuts();
  // Two boards of a page may have the same keys.
  const ofPage = [...new Map(offered.map((shortcut) => [shortcut.does, shortcut])).values()];
  const site = [
    { does: words.menu, keys: [`${isApple() ? '⌘' : 'Ctrl'}+K`] },
    { does: words.list, keys: ['?'] },
    { does: words.close, keys: [words.escape] },
  ];
  return [...(ofPage.length > 0 ? [{ name: words.page, shortcuts: ofPage }] : []), { name: words.site, shortcuts: site }];
}
