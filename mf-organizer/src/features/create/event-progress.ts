import { newDocumentId } from '@courtside/firebase';
import { keepTyped, recallTyped } from '@courtside/ui';
import type { FirstPlan, NextStage } from './first-plan';

/** The progress of the attempts to create an event. */
export interface EventProgress {
  /** The same id for all attempts, because the response to a successful one may have been lost. */
  readonly id: string;
  /** The id of its next stage, likewise. Each kind has another one: an attempt with another shape can't change a stage of the first one into it. */
  readonly stageIds: Readonly<Record<NextStage['kind'], string>>;
  readonly keptAs: string;
  isMade: boolean;
  /** The plan whose games were sent. Whether they are stored may be unknown. */
  sent: FirstPlan | null;
}

const getStorageName = (keptAs: string): string => `${keptAs}.begun`;

/** Returns the event that was begun in this tab, also before a reload, or a new one. @param keptAs see `keepTyped` */
export function resumeEvent(keptAs: string): EventProgress {
  const begun = recallTyped(getStorageName(keptAs), { id: '', bracketId: '', groupsId: '', isMade: false }, 'tab');
  return {
    keptAs,
    id: begun?.id || newDocumentId(),
    stageIds: { bracket: begun?.bracketId || newDocumentId(), groups: begun?.groupsId || newDocumentId() },
    isMade: begun?.isMade ?? false,
    sent: null,
  };
}

/** Keeps the event in the tab as long as the typed text. */
export const keepProgress = ({ keptAs, id, stageIds, isMade }: EventProgress): void =>
  keepTyped(getStorageName(keptAs), { id, bracketId: stageIds.bracket, groupsId: stageIds.groups, isMade }, 'tab');

/** Forgets an event that is complete or continues elsewhere. */
export const forgetProgress = ({ keptAs }: EventProgress): void => keepTyped(getStorageName(keptAs), null, 'tab');
