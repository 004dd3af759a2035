/** For the other servers of the platform: which names are ours, who sent a request, and how logs are written. Built into a file of its own. */
export { createClientReader, isProxyHeader, type Client } from './http/client';
export { getNetwork } from './http/addresses';
export { jsonLine } from './log/json-line';
export { createOriginPolicy, ownNames, type OriginPolicy } from './http/origins';
