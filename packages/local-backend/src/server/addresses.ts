import { networkInterfaces } from 'node:os';
import { isIP } from 'node:net';

/** `127.0.0.1`, `::1`, and IPv4 loopback written as IPv6. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** A name that a browser resolves to this machine, whatever a name server says. Brackets of IPv6 are allowed. */
export function isLoopbackName(name: string): boolean {
  const bare = bareName(name);
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopbackAddress(bare);
}

/** One of this machine's own addresses, so that nobody can make us send links to another host. */
export function isOwnAddress(name: string): boolean {
  const bare = bareName(name);
  if (isIP(bare) === 0) return false;
  return Object.values(networkInterfaces()).some((list) => list?.some((entry) => entry.address.toLowerCase() === bare));
}

/** A host name without brackets, in lower case. */
export function bareName(name: string): string {
  return name.replace(/^\[|\]$/g, '').toLowerCase();
}

/** A host and port as they are written in an address. */
export function hostAndPort(host: string, port: number): string {
  return isIP(host) === 6 ? `[${host}]:${port}` : `${host}:${port}`;
}

/** The host name of an `Origin` or a `Host` header; undefined when it is none. */
export function nameOfOrigin(origin: string): string | undefined {
  try {
    return bareName(new URL(origin).hostname);
  } catch {
    return undefined;
  }
}
