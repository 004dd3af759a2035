import { hasBracket, type TeamId, type Tournament } from '@courtside/domain';
import { storedCourtTimes, withStage, type CourtTime, type BracketPlan } from '@courtside/domain/stages';
import { createContext, useContext } from 'react';

/** A drawn bracket next to the one that the tools work on. */
export interface OtherBracket {
  /** Null for the first bracket. */
  readonly name: string | null;
  readonly times: readonly CourtTime[];
}

/** The bracket of the event that the tools work on. */
export interface BracketStage {
  /** The plan of a further bracket; null for the first. */
  readonly plan: BracketPlan | null;
  /** The arguments, besides the tournament, with which commands find the bracket. */
  readonly address: readonly [] | readonly [stage: BracketPlan['id']];
  /** The teams that its rule admits; null for all. */
  readonly among: ReadonlySet<TeamId> | null;
  /** The teams of other drawn brackets. */
  readonly elsewhere: ReadonlySet<TeamId>;
  /** The number of games of earlier brackets, which are numbered before its own. */
  readonly gamesBefore: number;
  /** Names of brackets that were drawn after it, and have to be deleted first. */
  readonly drawnAfter: readonly string[];
  readonly others: readonly OtherBracket[];
}

const first: BracketStage = { plan: null, address: [], among: null, elsewhere: new Set(), gamesBefore: 0, drawnAfter: [], others: [] };

const Context = createContext(first);
export const BracketStageProvider = Context.Provider;

/** The first bracket by default. */
export const useBracketStage = (): BracketStage => useContext(Context);
export const firstBracket = (tournament: Tournament, plans: readonly BracketPlan[]): BracketStage => ({
  ...first,
  drawnAfter: plans.filter(hasBracket).map(({ name }) => name),
  others: drawnPlans(tournament, plans),
});

/** The brackets that are drawn next to a further one. @param tournament with its first bracket @param plans without that one */
export const listOtherBrackets = (tournament: Tournament, plans: readonly BracketPlan[]): readonly OtherBracket[] => [
  ...(hasBracket(tournament) ? [{ name: null, times: storedCourtTimes(tournament) }] : []),
  ...drawnPlans(tournament, plans),
];

const drawnPlans = (tournament: Tournament, plans: readonly BracketPlan[]): readonly OtherBracket[] =>
  plans.filter(hasBracket).map((plan) => ({ name: plan.name, times: storedCourtTimes(withStage(tournament, plan)) }));
