import { hasBracket, hasSchedule, isMixer, type TeamId, type Tournament } from '@courtside/domain';
import { checkInPhase, missingFrom } from '@courtside/domain/registration';
import { query, useWatch, watchCheckIns, watchForm } from '@courtside/firebase';
import { useServerNow } from '@courtside/ui';

/** Which teams are not there, while it matters. */
export interface Missing {
  readonly teamIds: readonly TeamId[];
  /** Teams check in, and who has could not be read. */
  readonly isUnknown: boolean;
}

const nobody: Missing = { teamIds: [], isUnknown: false };

/**
 * Teams that have not checked in, for who makes groups or a bracket of them. Before check-in has begun nobody is missed, and once there are games
 * nobody asks. Reads: the form and one per team that is there, which the page reads anyway.
 */
export function useMissing(tournament: Tournament, teamIds: readonly TeamId[]): Missing {
  const isAsked = !isMixer(tournament) && !hasSchedule(tournament) && !hasBracket(tournament);
  const { value: form } = useWatch(isAsked ? query(watchForm, tournament.id) : null);
  const hours = form?.checkIn ?? null;
  const { status, value: checkIns } = useWatch(hours ? query(watchCheckIns, tournament.id) : null);
  const now = useServerNow();
  if (!hours) return nobody;
  if (!checkIns) return { teamIds: [], isUnknown: status === 'error' };
  if (checkIns.length === 0 && checkInPhase(hours, now) === 'before') return nobody;
  return { teamIds: missingFrom(teamIds, checkIns), isUnknown: false };
}
