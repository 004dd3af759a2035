import { drawPath, entriesPath, placesPath } from '../paths';
import { documentAt, orderBy, createQuery, where, type Source } from '../sdk/source';

/*
 * Questions that are asked in more than one place: by pages, and by the server, which writes the answers into them.
 */

/** Public tournaments that end on a day or later. @param from `YYYY-MM-DD` */
export const upcomingTournamentsQuery = (from: string): Source =>
  createQuery('tournaments', where('isTournamentPublic', '==', true), where('endDate', '>=', from), orderBy('endDate'));

/** Teams that registered and are not gathered yet. */
export const entriesQuery = (tournamentId: string): Source => createQuery(entriesPath(tournamentId));

/** The places of all teams that registered. */
export const placesQuery = (tournamentId: string): Source & { readonly kind: 'query' } => createQuery(placesPath(tournamentId));

/** The places of the teams that have withdrawn. */
export const withdrawnPlacesQuery = (tournamentId: string): Source & { readonly kind: 'query' } =>
  createQuery(placesPath(tournamentId), where('withdrawnAt', '>=', new Date(0)));

export const drawDocument = (tournamentId: string): Source => documentAt(drawPath(tournamentId));
