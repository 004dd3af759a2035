import { hasSchedule } from '@courtside/domain';
import { CommandFailure } from '../../errors/command-failure';
import { tournamentPath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { storedPlacements } from '../registration/places';
import { toPlan } from '../base/stored-plan';

/**
 * Refuses a plan with a team that withdrew or lost its place while an organizer arranged the teams. Once there is a schedule, places no longer
 * decide which teams take part.
 * @throws CommandFailure `conflict`
 */
export async function refuseWithdrawnTeams(tournamentId: string, teamIds: readonly string[]): Promise<void> {
  const [tournament] = await readOnce(documentAt(tournamentPath(tournamentId)));
  if (!tournament || hasSchedule(toPlan(tournament.data))) return;
  const placements: ReadonlyMap<string, { readonly state: string }> = await storedPlacements(tournamentId, tournament.data);
  const left = teamIds.filter((teamId) => (placements.get(teamId)?.state ?? 'in') !== 'in');
  if (left.length > 0) throw new CommandFailure('conflict', `Teams that take part no more: ${left.join(', ')}`);
}
