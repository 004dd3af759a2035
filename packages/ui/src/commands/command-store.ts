import { onePerPage } from '@courtside/federation/one-per-page';
import { useEffect, useSyncExternalStore } from 'react';
import type { LucideIcon } from '../icons';

/** One thing that the command menu can do or open. */
export interface Command {
  /** Unique in the menu. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  /** The heading that it is listed under. */
  readonly group: string;
  readonly icon?: LucideIcon;
  /** Other words that find it. */
  readonly also?: readonly string[];
  /** The language of the label, if it is not the page's. */
  readonly lang?: string;
  /** Listed only when something is searched for. */
  readonly isHidden?: boolean;
  /** An address of the site or a part of the open page (`#schedule`), or an action. */
  readonly does: string | (() => void);
}

interface Offer {
  readonly commands: readonly Command[];
}

const none: readonly Command[] = [];

/** Pages and the menu may run different copies of this package. */
const page = onePerPage('ui.commands.1', () => ({
  offers: new Set<Offer>(),
  all: none,
  listeners: new Set<() => void>(),
}));

function change(then: () => void): void {
  then();
  page.all = [...page.offers].flatMap(({ commands }) => commands);
  page.listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void): () => void {
  page.listeners.add(tell);
  return () => page.listeners.delete(tell);
}

/** Offers commands of a page in the command menu while the page is shown. @param commands from `useMemo` */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const offer = { commands };
    change(() => page.offers.add(offer));
    return () => change(() => page.offers.delete(offer));
  }, [commands]);
}

/** Returns what the open page offers. */
export const useOfferedCommands = (): readonly Command[] =>
  useSyncExternalStore(
    subscribe,
    () => page.all,
    () => none,
  );
