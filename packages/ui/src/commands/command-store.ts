import type { LucideIcon } from '../icons';
import { createOffers } from './offers';

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

const offers = createOffers<Command>('ui.commands.1');

/** Offers commands of a page in the command menu while the page is shown. @param commands from `useMemo` */
export const useCommands = offers.useOffer;

/** Returns what the open page offers. */
export const useOfferedCommands = offers.useOffered;
