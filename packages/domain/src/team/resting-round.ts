import { restingIn, sortedDayIds, type BracketFields, type GroupsFields, type TeamId, type Tournament } from '../entities';
import { hasBracket } from '../stage-state';

/** Returns the number (from 1) of the last round if the team has its bye; null if it plays, or a bracket or other groups have followed. */
export function restingRound(
  tournament: Pick<GroupsFields, 'byes' | 'schedule'> & Pick<BracketFields, 'bracket'> & Partial<Pick<Tournament, 'drawnGroupStages'>>,
  team: TeamId,
): number | null {
  const rounds = sortedDayIds(tournament.schedule);
  const last = rounds.at(-1);
  const isFollowed = hasBracket(tournament) || tournament.drawnGroupStages?.length;
  return last !== undefined && restingIn(tournament, last).includes(team) && !isFollowed ? rounds.length : null;
}
