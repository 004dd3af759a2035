import { onePerPage } from '@courtside/federation/one-per-page';
import { useEffect, useSyncExternalStore } from 'react';

interface Offers<Item> {
  readonly lists: Set<{ readonly items: readonly Item[] }>;
  readonly listeners: Set<() => void>;
  all: readonly Item[];
}

const none: readonly never[] = [];

/**
 * Lists that the parts of a page offer to its frame while they are shown. Parts and frame may run different copies of this package.
 * @param name see `onePerPage`
 */
export function createOffers<Item>(name: string) {
  const page = onePerPage<Offers<Item>>(name, () => ({ lists: new Set(), listeners: new Set(), all: none }));
  const change = (then: () => void) => {
    then();
    page.all = [...page.lists].flatMap(({ items }) => items);
    page.listeners.forEach((tell) => tell());
  };
  const subscribe = (tell: () => void) => {
    page.listeners.add(tell);
    return () => page.listeners.delete(tell);
  };
  return {
    /** @param items the same list as long as it is the same */
    useOffer(items: readonly Item[]): void {
      useEffect(() => {
        const list = { items };
        change(() => page.lists.add(list));
        return () => change(() => page.lists.delete(list));
      }, [items]);
    },
    useOffered: (): readonly Item[] =>
      useSyncExternalStore(
        subscribe,
        () => page.all,
        () => none,
      ),
  };
}
