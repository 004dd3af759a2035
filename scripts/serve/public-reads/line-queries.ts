import { mayHaveEntries, showsTeamNames, type Tournament } from '@courtside/domain';
import { getCountedPlaces } from '@courtside/domain/registration';
import { drawDocument, entriesQuery, placesQuery, toWireRequest, withdrawnPlacesQuery, type WireQuery } from '@courtside/firebase/wire';

/**
 * Lists the queries of a tournament's page for the teams in the line, besides the documents that the server reads anyway.
 * @param root name of the root of all documents
 */
export function listLineQueries(tournament: Tournament, root: string): WireQuery[] {
  if (!showsTeamNames(tournament)) return [];
  const { id } = tournament;
  const places = getCountedPlaces(tournament);
  return [
    ...(mayHaveEntries(tournament) ? [entriesQuery(id)] : []),
    ...(places === 'all' ? [placesQuery(id)] : places === 'withdrawn' ? [withdrawnPlacesQuery(id)] : []),
    ...(places === 'all' && tournament.placesBy === 'draw' ? [drawDocument(id)] : []),
  ].map((source) => toWireRequest(root, source));
}
