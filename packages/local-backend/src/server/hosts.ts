/** For the other servers of the platform: which names are ours, and who sent a request. Built into a file of its own. */
export { createClientReader, isProxyHeader, type Client } from './client';
export { createOriginPolicy, ownNames, type OriginPolicy } from './origins';
