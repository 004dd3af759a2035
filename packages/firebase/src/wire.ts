/** What programs read that ask Firestore over REST, without its SDK. */
export { planOf } from './repositories/stored-plan';
export { archiveBefore, ARCHIVE_PART, cardFields, drawOf, entriesOf, placesOf, upcomingFrom, withdrawnIn } from './repositories/questions';
export { dataOf } from './repositories/values';
export { questionOf, type WireQuery } from './repositories/wire-query';
