import { entriesPath, placesPath, teamsPath, tournamentPath } from '../../paths';
import type { Captain } from '../../repositories/captains';
import { readOnce } from '../../repositories/read-once';
import { documentAt, type RawDocument } from '../../sdk/source';
import { textsIn } from '../../stored-texts';
import { answered } from '../base/answered';
import { showsTeams } from './my-team-places';

const find = async (path: string): Promise<RawDocument | undefined> => (await answered(readOnce(documentAt(path))))[0];

/**
 * Returns whether the team that a captain registered still takes part: it has not withdrawn, and organizers have neither withdrawn nor deleted it.
 * The rules decide the same (`hasNoTeam`). @throws ReadFailure
 */
export async function hasTeam(tournamentId: string, { teamId }: Captain): Promise<boolean> {
  const [tournament, place, entry] = await Promise.all([
    find(tournamentPath(tournamentId)),
    find(`${placesPath(tournamentId)}/${teamId}`),
    find(`${entriesPath(tournamentId)}/${teamId}`),
  ]);
  if (place?.data['withdrawnAt'] !== undefined || textsIn(tournament?.data['withdrawnTeamIds']).includes(teamId)) return false;
  // Teams that the captain may not read may include theirs.
  if (entry || !tournament || !showsTeams(tournament)) return true;
  const teams = await find(teamsPath(tournamentId));
  return teams !== undefined && Object.hasOwn(teams.data, teamId);
}
