/** What programs read that ask Firestore over REST, without its SDK. */
export { planOf } from './repositories/stored-plan';
export { dataOf } from './repositories/values';
