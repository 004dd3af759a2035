/** For the other servers of the platform: which names are ours. Built into a file of its own. */
export { createOriginPolicy, type OriginPolicy } from './origins';
