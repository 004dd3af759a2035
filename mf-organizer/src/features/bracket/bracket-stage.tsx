import { hasBracket, type TeamId, type Tournament } from '@courtside/domain';
import { storedCourtTimes, withStage, type CourtTime, type StagePlan } from '@courtside/domain/stages';
import { createContext, useContext } from 'react';

/** A drawn bracket next to the one that the tools are about. */
export interface OtherBracket {
  /** Null for the first bracket. */
  readonly name: string | null;
  readonly times: readonly CourtTime[];
}

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
  readonly others: readonly OtherBracket[];
}

const first: BracketStage = { plan: null, address: [], among: null, elsewhere: new Set(), gamesBefore: 0, drawnAfter: [], others: [] };

const Context = createContext(first);
export const BracketStageProvider = Context.Provider;

/** Of the first bracket where nothing else is said. */
export const useBracketStage = (): BracketStage => useContext(Context);
export const firstBracket = (tournament: Tournament, plans: readonly StagePlan[]): BracketStage => ({
  ...first,
  drawnAfter: plans.filter(hasBracket).map(({ name }) => name),
  others: drawnPlans(tournament, plans),
});

/** The brackets that are drawn next to a further one. @param tournament with its first bracket @param plans without that one */
export const othersOf = (tournament: Tournament, plans: readonly StagePlan[]): readonly OtherBracket[] => [
  ...(hasBracket(tournament) ? [{ name: null, times: storedCourtTimes(tournament) }] : []),
  ...drawnPlans(tournament, plans),
];

const drawnPlans = (tournament: Tournament, plans: readonly StagePlan[]): readonly OtherBracket[] =>
  plans.filter(hasBracket).map((plan) => ({ name: plan.name, times: storedCourtTimes(withStage(tournament, plan)) }));
