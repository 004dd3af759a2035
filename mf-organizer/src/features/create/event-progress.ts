import { newDocumentId } from '@courtside/firebase';
import { keepTyped, recallTyped } from '@courtside/ui';
import type { FirstPlan } from './first-plan';

/** The progress of the attempts to create an event. */
export interface EventProgress {
  /** The same id for all attempts, because the response to a successful one may have been lost. */
  readonly id: string;
  /** The id of its next stage, likewise. */
  readonly stageId: string;
  readonly keptAs: string;
  isMade: boolean;
  /** The plan whose games were sent. Whether they are stored may be unknown. */
  sent: FirstPlan | null;
}

const getStorageName = (keptAs: string): string => `${keptAs}.begun`;

/** Returns the event that was begun in this tab, also before a reload, or a new one. @param keptAs see `keepTyped` */
export function resumeEvent(keptAs: string): EventProgress {
  const begun = recallTyped(getStorageName(keptAs), { id: '', stageId: '', isMade: false }, 'tab');
  return {
    keptAs,
    id: begun?.id || newDocumentId(),
    stageId: begun?.stageId || newDocumentId(),
    isMade: begun?.isMade ?? false,
    sent: null,
  };
}

/** Keeps the event in the tab as long as the typed text. */
export const keepProgress = ({ keptAs, id, stageId, isMade }: EventProgress): void =>
  keepTyped(getStorageName(keptAs), { id, stageId, isMade }, 'tab');

/** Forgets an event that is complete or continues elsewhere. */
export const forgetProgress = ({ keptAs }: EventProgress): void => keepTyped(getStorageName(keptAs), null, 'tab');
