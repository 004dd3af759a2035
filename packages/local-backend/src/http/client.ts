import { BlockList, isIP } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackAddress, parseHost } from './addresses';
import { StartupError } from '../process/startup-error';

/** The client of a request, as far as it can be known. */
export interface Client {
  /** The address to count attempts by: the peer's, or the one that a configured proxy names. */
  readonly address: string;
  /** The peer is a program on this machine, and no header says that it forwards for another client. Not a permission by itself: see `outbox-key.ts`. */
  readonly local: boolean;
  /** `host:port` from the client's own `Host` header; undefined without one, null for a malformed one. */
  readonly host: string | null | undefined;
  readonly protocol: 'http' | 'https';
}

/** Reads the client of a request. Headers of proxies count only from the configured proxies. */
export type ReadClient = (request: {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined; encrypted?: boolean };
}) => Client;

/** Headers that only something between the client and us would write. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'cdn-loop',
];

/** @param name in lower case */
export const isProxyHeader = (name: string): boolean => proxyHeaders.includes(name) || name.startsWith('x-forwarded');

/** A program between the client and us has left its mark. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return proxyHeaders.some((name) => headers[name] !== undefined) || Object.keys(headers).some((name) => name.startsWith('x-forwarded'));
}

/**
 * @param trustedProxies addresses or networks (`127.0.0.1`, `10.0.0.0/8`) of proxies that set `X-Forwarded-For`, `-Proto` and `-Host`
 *   themselves, whatever the client sent
 * @throws StartupError for one that is no address
 */
export function createClientReader(trustedProxies: readonly string[]): ReadClient {
  const proxies = new BlockList();
  for (const text of trustedProxies) addTo(proxies, text);
  const isProxy = (address: string): boolean => {
    if (trustedProxies.length === 0) return false;
    const family = isIP(address);
    return family !== 0 && !address.includes('%') && proxies.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };

  return ({ headers, socket }) => {
    const peer = plainAddress(socket.remoteAddress ?? '');
    const ownHost = hostOf(headers.host);
    const protocol = socket.encrypted === true ? 'https' : 'http';
    // Our proxies always name their client; a request from their machine without such a header comes from that machine itself.
    if (!isProxy(peer) || !isForwarded(headers))
      return { address: peer, local: isLoopbackAddress(peer) && !isForwarded(headers), host: ownHost, protocol };
    const claimedHost = textOf(headers['x-forwarded-host']);
    return {
      address: clientBehind(textOf(headers['x-forwarded-for']), isProxy) ?? peer,
      local: false,
      host: claimedHost === undefined ? ownHost : hostOf(lastOf(claimedHost)),
      protocol: lastOf(textOf(headers['x-forwarded-proto']) ?? '') === 'https' ? 'https' : 'http',
    };
  };
}

/** Returns the first address, from the right, that is not one of our own proxies. They write on the right; the addresses further left may be invented. */
function clientBehind(forwardedFor: string | undefined, isProxy: (address: string) => boolean): string | undefined {
  let nearest: string | undefined;
  for (const entry of (forwardedFor ?? '').split(',').reverse()) {
    const address = addressIn(entry.trim());
    if (address === undefined) break;
    nearest = address;
    if (!isProxy(address)) break;
  }
  return nearest;
}

/** An address, with or without brackets and port. */
function addressIn(entry: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(bare) === 0 ? undefined : plainAddress(bare);
}

/** IPv4 written as IPv6 is the same client as IPv4. */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.toLowerCase();
}

function hostOf(header: string | undefined): string | null | undefined {
  return header === undefined ? undefined : (parseHost(header)?.host ?? null);
}

const textOf = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header.join(',') : header);
const lastOf = (list: string): string => (list.split(',').pop() ?? '').trim().toLowerCase();

function addTo(list: BlockList, text: string): void {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  const bits = prefix === undefined ? (family === 4 ? 32 : 128) : Number(prefix);
  if (family === 0 || rest.length > 0 || !/^\d+$/.test(prefix ?? '0') || bits > (family === 4 ? 32 : 128)) {
    throw new StartupError(`--trusted-proxy ${text}: an address or a network, such as 127.0.0.1 or 10.0.0.0/8`, 2);
  }
  list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
}
