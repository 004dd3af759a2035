/** What programs read that ask Firestore over REST, without its SDK. */
export { planOf } from './repositories/stored-plan';
export { upcomingFrom } from './repositories/upcoming';
export { dataOf } from './repositories/values';
export { questionOf } from './repositories/wire-query';
