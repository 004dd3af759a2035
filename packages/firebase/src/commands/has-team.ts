import { entriesPath, placesPath, teamsPath, tournamentPath } from '../paths';
import type { Captain } from '../repositories/captains';
import { readOnce } from '../repositories/read-once';
import { documentAt, type RawDocument } from '../repositories/source';
import { failureCodeOf } from '../errors/failure-code';
import { textsIn } from '../stored-texts';
import { answered } from './answered';

/** Reads a document. @returns undefined if it is missing, null if the user may not read it @throws ReadFailure */
const find = (path: string): Promise<RawDocument | undefined | null> =>
  answered(readOnce(documentAt(path))).then(
    ([stored]) => stored,
    (error: unknown) => {
      if (failureCodeOf(error) === 'permission-denied') return null;
      throw error;
    },
  );

/**
 * Returns whether the team that a captain registered still takes part: it has not withdrawn, and organizers have neither withdrawn nor deleted it.
 * The rules decide the same (`hasNoTeam`).
 */
export async function hasTeam(tournamentId: string, { teamId }: Captain): Promise<boolean> {
  const [tournament, place, entry, teams] = await Promise.all([
    find(tournamentPath(tournamentId)),
    find(`${placesPath(tournamentId)}/${teamId}`),
    find(`${entriesPath(tournamentId)}/${teamId}`),
    find(teamsPath(tournamentId)),
  ]);
  if (place?.data['withdrawnAt'] !== undefined || textsIn(tournament?.data['withdrawnTeamIds']).includes(teamId)) return false;
  // Teams that the captain may not read may include theirs.
  return entry !== undefined || teams === null || (teams !== undefined && Object.hasOwn(teams.data, teamId));
}
