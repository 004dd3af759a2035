import type { TeamId } from '@courtside/domain';
import type { StagePlan } from '@courtside/domain/stages';
import { createContext, useContext } from 'react';

/** The bracket of the event that the tools work on. */
export interface BracketStage {
  /** The plan of a further bracket; null for the first. */
  readonly plan: StagePlan | null;
  /** The arguments, besides the tournament, with which commands find the bracket. */
  readonly address: readonly [] | readonly [stage: StagePlan['id']];
  /** The teams that its rule admits; null for all. */
  readonly among: ReadonlySet<TeamId> | null;
  /** The teams of other drawn brackets. */
  readonly elsewhere: ReadonlySet<TeamId>;
  /** The number of games of earlier brackets, which are numbered before its own. */
  readonly gamesBefore: number;
  /** Names of brackets that were drawn after it, and have to be deleted first. */
  readonly drawnAfter: readonly string[];
}

const first: BracketStage = { plan: null, address: [], among: null, elsewhere: new Set(), gamesBefore: 0, drawnAfter: [] };

const Context = createContext(first);
export const BracketStageProvider = Context.Provider;

/** The first bracket by default. */
export const useBracketStage = (): BracketStage => useContext(Context);
export const firstBracket = (drawnAfter: readonly string[]): BracketStage => ({ ...first, drawnAfter });
