/** For the other servers of the platform: which names are ours, who sent a request, and how logs are written. Built into its own file. */
export { createClientReader, isProxyHeader, type Client } from './http/client';
export { getNetwork } from './http/addresses';
export { jsonLine } from './log/json-line';
export { createOriginPolicy, ownNames, type OriginPolicy } from './http/origins';
