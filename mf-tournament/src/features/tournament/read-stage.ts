import {
  bracketTimetable,
  readBracket,
  showsGameTimes,
  type Bracket,
  type BracketProblem,
  type BracketSlot,
  type GameId,
  type Tournament,
} from '@courtside/domain';
import { withStage, type FurtherStage } from '@courtside/domain/stages';

/** A bracket beyond the first. */
export interface ReadStage extends FurtherStage {
  /** Null if it is not drawn, or its games are unknown. */
  readonly bracket: Bracket | null;
  readonly problems: readonly BracketProblem[];
}

/** Returns a further stage with its bracket. */
export const readStage = (tournament: Tournament, { plan, games }: FurtherStage): ReadStage => ({
  ...{ plan, games },
  ...(games ? readBracket(withStage(tournament, plan), games) : { bracket: null, problems: [] }),
});

/** Returns times and courts of a further bracket; undefined before it is drawn, or if visitors see none. */
export const readTimetable = (
  tournament: Tournament,
  { plan, bracket }: Pick<ReadStage, 'plan' | 'bracket'>,
): ReadonlyMap<GameId, BracketSlot> | undefined =>
  bracket && showsGameTimes(tournament).bracket ? bracketTimetable(bracket.template, plan.bracketTimes) : undefined;
