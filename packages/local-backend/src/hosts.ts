/** For the other servers of the platform: our host names, the client of a request, and log lines. Built into its own file. */
export { createClientReader, isProxyHeader, type Client } from './http/client';
export { getNetwork } from './http/addresses';
export { jsonLine } from './log/json-line';
export { createOriginPolicy, ownNames, type OriginPolicy } from './http/origins';
