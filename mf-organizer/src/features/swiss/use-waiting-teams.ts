import { isMixer, withEntries, type Team } from '@courtside/domain';
import { query, useWatch, watchEntries, watchWithdrawn } from '@courtside/firebase';
import { useSchedule } from '../../games/schedule-context';
import { useEventStages } from '../../stages/event-stages';

const noTeams: readonly Team[] = [];

/**
 * Returns the teams that are in no group because they wait for a place, in the order of registration; none until all are known. Those that a
 * later stage names begin there. The page does not read them once there is a schedule. Reads, if registration left any: one per team that waits or has withdrawn, and one per withdrawal.
 */
export function useWaitingTeams(): readonly Team[] {
  const { tournament, teams } = useSchedule();
  const { value: entries = noTeams } = useWatch(tournament.hasEntries && !isMixer(tournament) ? query(watchEntries, tournament.id) : null);
  const { groups } = useEventStages();
  const placed = new Set([...Object.values(tournament.groups).flat(), ...groups.flatMap(({ plan }) => plan.namedTeamIds)]);
  const apart = withEntries(teams, entries).filter(({ id }) => !placed.has(id));
  const { value: withdrawn } = useWatch(apart.length > 0 ? query(watchWithdrawn, tournament.id) : null);
  const gone = new Set([...tournament.withdrawnTeamIds, ...(withdrawn ?? []).map(({ id }) => id)]);
  return withdrawn ? apart.filter(({ id }) => !gone.has(id)) : noTeams;
}
