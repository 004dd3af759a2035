import type { IncomingMessage } from 'node:http';
import { bareName, isLoopbackName, isOwnAddress, nameOfOrigin } from './addresses';

/**
 * Which web pages may do what a person at this machine may do.
 * Most calls are open to every origin: they carry a token or are judged by rules, never by a cookie. A few are not (the account
 * chooser's unsigned claims, the outbox, the developer's calls), and any web site that the person visits could send requests to a
 * loopback port. Those are reserved for pages that come from this machine or from an origin named in the configuration.
 */
export interface OriginPolicy {
  /** Host names, without port, to which links and redirects may lead. */
  readonly authorizedDomains: readonly string[];
  /** The page that sent the request (if a page did) is ours, and the name it used for us is not a stranger's. */
  isTrusted(request: IncomingMessage): boolean;
  /** Whether a link of an e-mail may lead on to this address. */
  mayContinueTo(address: string): boolean;
  /** The name under which the peer reached us, when it is one of ours. */
  ownHost(request: IncomingMessage): string | undefined;
}

/** @param authorizedOrigins origins such as `https://courtside.example`; others than this machine's */
export function createOriginPolicy(authorizedOrigins: readonly string[]): OriginPolicy {
  const authorizedNames = new Set(authorizedOrigins.map((origin) => nameOfOrigin(origin) ?? bareName(origin)));
  const isOurs = (name: string): boolean => isLoopbackName(name) || authorizedNames.has(name) || isOwnAddress(name);

  const hostName = (request: IncomingMessage): string | undefined =>
    request.headers.host === undefined ? undefined : nameOfOrigin(`http://${request.headers.host}`);

  return {
    authorizedDomains: ['localhost', '127.0.0.1', ...authorizedNames],
    isTrusted(request) {
      const host = hostName(request);
      if (host === undefined || !isOurs(host)) return false;
      const { origin } = request.headers;
      if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site' || request.headers['sec-fetch-mode'] === 'navigate';
      const name = nameOfOrigin(origin);
      return name !== undefined && isOurs(name);
    },
    mayContinueTo(address) {
      let url: URL;
      try {
        url = new URL(address);
      } catch {
        return false;
      }
      return (url.protocol === 'http:' || url.protocol === 'https:') && isOurs(bareName(url.hostname));
    },
    ownHost(request) {
      const host = hostName(request);
      return host !== undefined && isOurs(host) ? request.headers.host : undefined;
    },
  };
}
