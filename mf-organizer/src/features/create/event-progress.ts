import { newDocumentId } from '@courtside/firebase';
import { keepTyped, recallTyped } from '@courtside/ui';
import type { FirstPlan } from './first-plan';

/** How far the attempts to create an event have come. */
export interface EventProgress {
  /** One for all attempts: the answer to one that came through may have been lost. */
  readonly id: string;
  readonly keptAs: string;
  isMade: boolean;
  /** Its games were sent; whether they arrived may be unknown. */
  sent: FirstPlan | null;
}

const nameOf = (keptAs: string): string => `${keptAs}.begun`;

/** The event that was begun in this tab, also before a reload; a new one otherwise. @param keptAs see `keepTyped` */
export function resumeEvent(keptAs: string): EventProgress {
  const begun = recallTyped(nameOf(keptAs), { id: '', isMade: false }, 'tab');
  return { keptAs, id: begun?.id || newDocumentId(), isMade: begun?.isMade ?? false, sent: null };
}

/** Keeps the event in the tab, as long as what is typed for it. */
export const keepProgress = ({ keptAs, id, isMade }: EventProgress): void => keepTyped(nameOf(keptAs), { id, isMade }, 'tab');

/** Forgets an event that is complete or goes on elsewhere. */
export const forgetProgress = ({ keptAs }: EventProgress): void => keepTyped(nameOf(keptAs), null, 'tab');
