import { parseTournament, showsTeamNames } from '@courtside/domain';
import { entriesPath, teamsPath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { documentAt, createQuery, type RawDocument, type Source } from '../../sdk/source';

/** A place in a team with a user's name. */
export interface TeamPlace {
  readonly tournamentId: string;
  readonly teamId: string;
  /** Name of the team. */
  readonly team: string;
}

/** Whether all visitors may read a public tournament's teams. False for an unreadable tournament. */
export function showsTeams({ id, data }: RawDocument): boolean {
  const tournament = parseTournament(id, data);
  return tournament.ok && showsTeamNames(tournament.value);
}

/** Returns the stored teams of a tournament; empty if there are none, or if they can't be read. */
export async function storedTeams(tournamentId: string): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const read = (source: Source) => readOnce(source).catch(() => []);
  const [[teams], entries] = await Promise.all([read(documentAt(teamsPath(tournamentId))), read(createQuery(entriesPath(tournamentId)))]);
  const all = [...entries.map(({ id, data }) => [id, data] as const), ...Object.entries(teams?.data ?? {})];
  return new Map(all.flatMap(([id, team]) => (team && typeof team === 'object' ? [[id, team as Record<string, unknown>]] : [])));
}

/** Returns the places of a user in the teams of some tournaments, one by one. */
export async function readTeamPlaces(uid: string, tournamentIds: ReadonlySet<string>): Promise<readonly TeamPlace[]> {
  const places = await Promise.all(
    [...tournamentIds].map(async (tournamentId) =>
      [...(await storedTeams(tournamentId))].flatMap(([teamId, { name, profileIds }]): TeamPlace[] =>
        Array.isArray(profileIds) ? profileIds.filter((id) => id === uid).map(() => ({ tournamentId, teamId, team: String(name) })) : [],
      ),
    ),
  );
  return places.flat();
}
