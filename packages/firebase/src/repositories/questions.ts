import { drawPath, entriesPath, placesPath } from '../paths';
import { documentAt, orderBy, queryOf, where, type Source } from '../sdk/source';

/*
 * Questions that are asked in more than one place: by pages, and by the server, which writes the answers into them.
 */

/** Public tournaments that end on a day or later. @param from `YYYY-MM-DD` */
export const upcomingFrom = (from: string): Source =>
  queryOf('tournaments', where('isTournamentPublic', '==', true), where('endDate', '>=', from), orderBy('endDate'));

/** Teams that registered and are not gathered yet. */
export const entriesOf = (tournamentId: string): Source => queryOf(entriesPath(tournamentId));

/** The places of all teams that registered. */
export const placesOf = (tournamentId: string): Source & { readonly kind: 'query' } => queryOf(placesPath(tournamentId));

/** The places of the teams that have withdrawn. */
export const withdrawnIn = (tournamentId: string): Source & { readonly kind: 'query' } =>
  queryOf(placesPath(tournamentId), where('withdrawnAt', '>=', new Date(0)));

export const drawOf = (tournamentId: string): Source => documentAt(drawPath(tournamentId));
