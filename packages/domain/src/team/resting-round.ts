import { sortedDayIds, type BracketFields, type GroupsFields, type TeamId } from '../entities';
import { hasBracket } from '../stage-state';

/** Returns the number (from 1) of the last round if the team has its bye; null if it plays, or a bracket has followed. */
export function restingRound(
  tournament: Pick<GroupsFields, 'byes' | 'schedule'> & Pick<BracketFields, 'bracket'>,
  team: TeamId,
): number | null {
  const rounds = sortedDayIds(tournament.schedule);
  const last = rounds.at(-1);
  return last !== undefined && tournament.byes[last] === team && !hasBracket(tournament) ? rounds.length : null;
}
