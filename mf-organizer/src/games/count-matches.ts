import type { Match, MatchId, Tournament } from '@courtside/domain';
import { matchFigures, type GameFigures } from '@courtside/domain/event-steps';
import type { FurtherGroups } from '@courtside/domain/stages';

/** Counts the games of all groups together: those of the first ones, and those of each further stage that are known. */
export function countMatches(
  tournament: Tournament,
  matches: ReadonlyMap<MatchId, Match>,
  furtherGroups: readonly FurtherGroups[],
): GameFigures {
  const counted = [
    matchFigures(tournament, matches),
    ...furtherGroups.flatMap(({ plan, games }) => (games ? [matchFigures(plan, games)] : [])),
  ];
  const sum = (figure: keyof GameFigures) => counted.reduce((total, one) => total + one[figure], 0);
  return { total: sum('total'), begun: sum('begun'), settled: sum('settled'), unconfirmed: sum('unconfirmed'), refereed: sum('refereed') };
}
