import { hasBracket, type TeamId } from '@courtside/domain';
import { storedCourtTimes, type BracketPlan, type CourtTime, type GroupsPlan } from '@courtside/domain/stages';
import { createContext, useContext } from 'react';
import { countLaterGames, toBracketEvent } from '../../stages/bracket-event';
import type { EventStages } from '../../stages/event-stages';
import { getBracketSource } from '../../stages/groups-source';
import { listLaterGroups, type LaterGroups } from './later-groups';

/** A drawn bracket next to the one that the tools work on. */
export interface OtherBracket {
  /** Null for the first bracket. */
  readonly name: string | null;
  /** In minutes from the event's first midnight. */
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
  /** The number of games of further groups and of earlier brackets, which are numbered between the first groups and its own. */
  readonly gamesBefore: number;
  /** Names of brackets that were drawn after it, and have to be deleted first. */
  readonly drawnAfter: readonly string[];
  readonly others: readonly OtherBracket[];
  /** The groups that its teams come from; null for the first ones. */
  readonly source: GroupsPlan | null;
  /** Groups whose teams come after those, while the first bracket is not drawn. */
  readonly later: readonly LaterGroups[];
  /** A bracket that is not drawn yet takes the teams that this one leaves. */
  readonly leavesRest: boolean;
}

const first: BracketStage = {
  ...{ plan: null, address: [], among: null, elsewhere: new Set() },
  ...{ gamesBefore: 0, drawnAfter: [], others: [], source: null, later: [], leavesRest: false },
};

const Context = createContext(first);
export const BracketStageProvider = Context.Provider;

/** The first bracket by default. */
export const useBracketStage = (): BracketStage => useContext(Context);
export const firstBracket = (event: EventStages, plans: readonly BracketPlan[]): BracketStage => ({
  ...first,
  gamesBefore: countLaterGames(event),
  drawnAfter: plans.filter(hasBracket).map(({ name }) => name),
  others: listDrawnBrackets(event, plans),
  source: toBracketEvent(event, null).source,
  later: listLaterGroups(event),
  leavesRest: plans.some((plan) => !hasBracket(plan) && plan.entry.kind === 'rest' && plan.entry.of === getBracketSource(event)),
});

/** The brackets that are drawn next to a further one. @param plans without that one */
export const listOtherBrackets = (event: EventStages, plans: readonly BracketPlan[]): readonly OtherBracket[] => [
  ...(hasBracket(event.tournament) ? [toOtherBracket(event, null)] : []),
  ...listDrawnBrackets(event, plans),
];

const listDrawnBrackets = (event: EventStages, plans: readonly BracketPlan[]): readonly OtherBracket[] =>
  plans.filter(hasBracket).map((plan) => toOtherBracket(event, plan));

function toOtherBracket(event: EventStages, plan: BracketPlan | null): OtherBracket {
  const { tournament, source } = toBracketEvent(event, plan);
  return { name: plan?.name ?? null, times: shiftTimes(storedCourtTimes(tournament), source?.firstDay ?? 0) };
}

/** Returns court times some days later. */
export const shiftTimes = (times: readonly CourtTime[], days: number): readonly CourtTime[] =>
  days === 0 ? times : times.map((time) => ({ ...time, from: time.from + days * MINUTES_PER_DAY, to: time.to + days * MINUTES_PER_DAY }));

const MINUTES_PER_DAY = 24 * 60;
