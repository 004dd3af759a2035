import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/*
 * Addresses and names are parsed and compared whole, never by their beginning: anyone can own `127.0.0.1.example`. A form that no browser writes
 * (short, octal and hexadecimal forms of an address, a trailing dot, a name and password in front) matches nothing: such forms reach a server only
 * from people who test how it reads them.
 */

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is loopback: `127.0.0.0/8` as four decimal numbers, `::1`, and IPv4 loopback written as IPv6. Names are not. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  // The list is cached, because every request needs it and reading it takes longer than the rest of the request.
  if (family === 4) return address.startsWith('127.');
  return family === 6 && !address.includes('%') && loopback.check(address, 'ipv6');
}

/**
 * A name that means this machine wherever it is used: `localhost`, or a loopback address. Brackets of IPv6 are allowed.
 * `anything.localhost` is not: some resolvers ask the network's name server for it, and that may be a stranger's.
 */
export function isLoopbackName(name: string): boolean {
  const bare = bareName(name);
  return bare === 'localhost' || isLoopbackAddress(bare);
}

/** One of this machine's own addresses, so that no caller can make us send links to another host. */
export function isOwnAddress(name: string): boolean {
  const bare = bareName(name);
  if (isIP(bare) === 0) return false;
  return Object.values(networkInterfaces()).some((list) => list?.some((entry) => entry.address.toLowerCase() === bare));
}

/** A host name without brackets, in lower case. */
function bareName(name: string): string {
  const inner = name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name;
  return inner.toLowerCase();
}

/** A host and port as they are written in an address. */
export function hostAndPort(host: string, port: number): string {
  return isIP(host) === 6 ? `[${host}]:${port}` : `${host}:${port}`;
}

interface Host {
  readonly name: string;
  readonly host: string;
}

/** A cache of parsed headers; nearly all requests have one of a few. */
const knownHosts = new Map<string, Host | undefined>();
const MOST_KNOWN_HOSTS = 32;

/** `host`, `host:port` or `[v6]:port` of a `Host` header, in lower case; undefined for anything that a browser would not write. */
export function parseHost(header: string): Host | undefined {
  const known = knownHosts.get(header);
  if (known !== undefined || knownHosts.has(header)) return known;
  if (knownHosts.size >= MOST_KNOWN_HOSTS) knownHosts.clear();
  const host = readHost(header);
  knownHosts.set(header, host);
  return host;
}

function readHost(header: string): Host | undefined {
  const text = header.toLowerCase();
  if (!/^[a-z0-9.:[\]_-]+$/.test(text)) return undefined;
  const url = parse(`http://${text}`);
  // The default port is left out by browsers, and written by some programs.
  if (url === undefined || (url.host !== text && `${url.host}:80` !== text)) return undefined;
  return isWellFormed(url.hostname) ? { name: bareName(url.hostname), host: url.host } : undefined;
}

/** Parses an `Origin` header: scheme, host and port and nothing else; undefined for `null` and for anything else. */
export function parseOrigin(header: string): { name: string; origin: string } | undefined {
  const url = parseLink(header);
  return url === undefined || url.origin !== header.toLowerCase() ? undefined : { name: bareName(url.hostname), origin: url.origin };
}

/** A web address that leads where it seems to lead; undefined when its host is not written plainly, or a user name precedes it. */
export function parseLink(text: string): URL | undefined {
  const authority = /^https?:\/\/([^/?#\\\s]+)(?:[/?#]|$)/i.exec(text)?.[1]?.toLowerCase();
  const url = parse(text);
  if (authority === undefined || url === undefined || url.username !== '' || url.password !== '') return undefined;
  const defaultPort = url.protocol === 'https:' ? ':443' : ':80';
  if (authority !== url.host && authority !== `${url.host}${defaultPort}`) return undefined;
  return isWellFormed(url.hostname) ? url : undefined;
}

/** Labels of letters, digits and hyphens: no empty one, as in a name that ends with a dot, and no pattern. */
function isWellFormed(hostname: string): boolean {
  return hostname.startsWith('[') || isIPv4(hostname) || hostname.split('.').every((label) => /^[a-z0-9_-]+$/.test(label));
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the key that an address is counted by: an IPv4 address whole, of an IPv6 address the network (/64), since one machine has as many addresses
 * in it as it likes.
 */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  // An address that ends in IPv4 has one written group less.
  const missing = 8 - groups.length - rest.length - (address.includes('.') ? 1 : 0);
  const all = tail === undefined ? groups : [...groups, ...Array.from({ length: missing }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
