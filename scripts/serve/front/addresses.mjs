// @ts-check
// Under which addresses people reach the one port.
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** @typedef {{ host: string, names?: readonly string[], onePort?: { tls?: object } }} Setting */

/** @param {Setting} setting */
const schemeOf = ({ onePort }) => (onePort?.tls ? 'https' : 'http');

/** @param {string} scheme @param {string} host @param {number} port */
export function originAt(scheme, host, port) {
  const bare = isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`${scheme}://${bare}:${port}`).origin;
}

/** This machine's addresses in networks, IPv4. @param {ReturnType<typeof networkInterfaces>} [interfaces] @returns {readonly string[]} */
export const networkAddresses = (interfaces = networkInterfaces()) =>
  Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    // An address that a machine gives itself for want of a network leads nowhere.
    .map((entry) => entry.address)
    .filter((address) => !address.startsWith('169.254.'));

/** @param {string} host */
export const isLoopback = (host) => host === 'localhost' || host === '::1' || /^127\./.test(host);

/**
 * What phones are told, the best first: names that the operator gave, then addresses. None where only this machine can come.
 * @param {Setting} setting @param {number} port @param {readonly string[]} [addresses] of this machine
 * @returns {readonly string[]} origins
 */
export function phoneOrigins(setting, port, addresses = networkAddresses()) {
  const { host, names = [] } = setting;
  if (isLoopback(host)) return [];
  const isAny = host === '0.0.0.0' || host === '::';
  return [...names, ...(isAny ? addresses : [host])].map((name) => originAt(schemeOf(setting), name.toLowerCase(), port));
}

/**
 * Every origin of the one port that has a name. Behind a proxy its own scheme and port stand in addresses, so these count as well.
 * @param {readonly string[]} names @param {number} port
 */
export const originsOfNames = (names, port) =>
  names.flatMap((name) => [`http://${name}`, `https://${name}`, originAt('http', name, port), originAt('https', name, port)]);
