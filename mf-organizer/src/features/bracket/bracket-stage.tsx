import type { TeamId } from '@courtside/domain';
import type { StagePlan } from '@courtside/domain/stages';
import { createContext, useContext } from 'react';

/** Which of the event's brackets the tools are about. */
export interface BracketStage {
  /** Of a further bracket; null for the first. */
  readonly plan: StagePlan | null;
  /** What commands are given beside the tournament to find the bracket. */
  readonly address: readonly [] | readonly [stage: StagePlan['id']];
  /** The teams that its rule lets in; null for all. */
  readonly among: ReadonlySet<TeamId> | null;
  /** The teams of other brackets that are drawn. */
  readonly elsewhere: ReadonlySet<TeamId>;
  /** How many games of earlier brackets are numbered before its own. */
  readonly gamesBefore: number;
  /** Names of the brackets that are drawn after it, and go first. */
  readonly drawnAfter: readonly string[];
}

const first: BracketStage = { plan: null, address: [], among: null, elsewhere: new Set(), gamesBefore: 0, drawnAfter: [] };

const Context = createContext(first);
export const BracketStageProvider = Context.Provider;

/** Of the first bracket where nothing else is said. */
export const useBracketStage = (): BracketStage => useContext(Context);
export const firstBracket = (drawnAfter: readonly string[]): BracketStage => ({ ...first, drawnAfter });
