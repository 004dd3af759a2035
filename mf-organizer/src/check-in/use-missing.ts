import { hasBracket, hasSchedule, isMixer, type TeamId, type Tournament } from '@courtside/domain';
import { checkInPhase, missingFrom } from '@courtside/domain/registration';
import { query, useWatch, watchCheckIns, watchForm } from '@courtside/firebase';
import { useServerNow } from '@courtside/ui';

/** The teams that have not arrived, while that matters. */
export interface Missing {
  readonly teamIds: readonly TeamId[];
  /** Teams check in, but the check-ins could not be read. */
  readonly isUnknown: boolean;
}

const nobody: Missing = { teamIds: [], isUnknown: false };

/**
 * Returns teams that have not checked in, for the dialogs that create groups or a bracket. Empty before check-in has begun, and once there
 * are games. Reads: the form, and one for each team that has checked in; the page reads these anyway.
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
