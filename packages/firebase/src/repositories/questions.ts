import { drawPath, entriesPath, placesPath } from '../paths';
import type { Tournament } from '@courtside/domain';
import { createQuery, documentAt, ID, limit, orderBy, where, type Condition, type Source } from '../sdk/source';

/* Queries that are used in more than one place: by pages, and by the server, which writes the responses into them. */

/** Public tournaments that end on a day or later. @param from `YYYY-MM-DD` */
export const upcomingTournamentsQuery = (from: string): Source =>
  createQuery('tournaments', where('isTournamentPublic', '==', true), where('endDate', '>=', from), orderBy('endDate'));

/** The fields of a past tournament's card, and those that its champion is computed from. No schedule, no groups, no description, no players. */
export const cardFields = [
  ...['name', 'location', 'startDate', 'endDate', 'timeZone', 'imageSrc', 'image', 'tournamentType', 'organizerUids'],
  ...['isTournamentPublic', 'isTeamsPublic', 'isBracketPublic'],
  ...[
    'bracket',
    'bracketType',
    'bracketTimes',
    'bracketSeeds',
    'bracketUpperSize',
    'bracketDrops',
    'bracketCourts',
    'bracketPlaces',
    'bracketSeries',
    'withdrawnTeamIds',
    'gameLengths',
  ],
] as const satisfies readonly (keyof Tournament)[];

/** How many cards of the archive come at once. */
export const ARCHIVE_PART = 24;

/** Public tournaments that are over, the last to end first. @param when conditions for their last day */
export const pastWhen = (when: readonly Condition[], most: number): Source =>
  createQuery(
    'tournaments',
    where('isTournamentPublic', '==', true),
    ...when,
    orderBy('endDate', 'desc'),
    orderBy(ID, 'desc'),
    limit(most),
  );

/** The first part of the archive. @param before `YYYY-MM-DD`: what has ended by then */
export const archiveBefore = (before: string): Source => pastWhen([where('endDate', '<', before)], ARCHIVE_PART);

/** Teams that registered and are not gathered yet. */
export const entriesQuery = (tournamentId: string): Source => createQuery(entriesPath(tournamentId));

/** The places of all teams that registered. */
export const placesQuery = (tournamentId: string): Source & { readonly kind: 'query' } => createQuery(placesPath(tournamentId));

/** The places of the teams that have withdrawn. */
export const withdrawnPlacesQuery = (tournamentId: string): Source & { readonly kind: 'query' } =>
  createQuery(placesPath(tournamentId), where('withdrawnAt', '>=', new Date(0)));

export const drawDocument = (tournamentId: string): Source => documentAt(drawPath(tournamentId));
