import { orderBy, queryOf, where, type Source } from '../sdk/source';

/** Public tournaments that end on a day or later. @param from `YYYY-MM-DD` */
export const upcomingFrom = (from: string): Source =>
  queryOf('tournaments', where('isTournamentPublic', '==', true), where('endDate', '>=', from), orderBy('endDate'));
