// @ts-check
// The addresses by which people reach the one port.
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** @typedef {{ host: string, names?: readonly string[], onePort?: { tls?: object } }} Setting */

/** @param {Setting} setting */
const getScheme = ({ onePort }) => (onePort?.tls ? 'https' : 'http');

/** @param {string} scheme @param {string} host @param {number} port */
export function toOrigin(scheme, host, port) {
  const bare = isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`${scheme}://${bare}:${port}`).origin;
}

/** Lists this machine's IPv4 addresses in networks. @param {ReturnType<typeof networkInterfaces>} [interfaces] @returns {readonly string[]} */
export const listNetworkAddresses = (interfaces = networkInterfaces()) =>
  Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    // A link-local address, which a machine assigns itself without a network, is not reachable.
    .map((entry) => entry.address)
    .filter((address) => !address.startsWith('169.254.'));

/** @param {string} host */
export const isLoopback = (host) => host === 'localhost' || host === '::1' || /^127\./.test(host);

/**
 * Lists the addresses for phones, the best first: names from the operator, then addresses of this machine. None if only this machine can connect.
 * @param {Setting} setting @param {number} port @param {readonly string[]} [addresses] of this machine
 * @returns {readonly string[]} origins
 */
export function listPhoneOrigins(setting, port, addresses = listNetworkAddresses()) {
  const { host, names = [] } = setting;
  if (isLoopback(host)) return [];
  const isAny = host === '0.0.0.0' || host === '::';
  return [...names, ...(isAny ? addresses : [host])].map((name) => toOrigin(getScheme(setting), name.toLowerCase(), port));
}

/**
 * Lists every origin of the one port that has a name. A proxy has its own scheme and port in addresses, so those count as well.
 * @param {readonly string[]} names @param {number} port
 */
export const listNamedOrigins = (names, port) =>
  names.flatMap((name) => [`http://${name}`, `https://${name}`, toOrigin('http', name, port), toOrigin('https', name, port)]);
