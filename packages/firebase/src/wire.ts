/** Functions for programs that read Firestore over REST without its SDK. */
export { toDayPlan } from './repositories/stored-plan';
export {
  ARCHIVE_PART,
  archiveBefore,
  cardFields,
  drawDocument,
  entriesQuery,
  placesQuery,
  upcomingTournamentsQuery,
  withdrawnPlacesQuery,
} from './repositories/questions';
export { toPlainData } from './repositories/values';
export { toWireRequest, type WireQuery } from './repositories/wire-query';
