import { hostname as machineName } from 'node:os';
import { isLoopbackAddress, isLoopbackName, isOwnAddress, parseHost, parseLink, parseOrigin } from './addresses';
import { StartupError } from '../process/startup-error';

/**
 * Decides which names are ours, and which web pages have the permissions of a person at this machine. Most calls are open to every origin: they carry
 * a token or are checked by rules, and never use a cookie. A page of any site can send requests to a loopback port, and can let its own name resolve
 * to it. So a request under a foreign name is refused, and a call that is reserved for the machine needs a page of this machine or of a configured
 * origin, and a key on top.
 */
export interface OriginPolicy {
  /** Configured origins. */
  readonly authorizedOrigins: readonly string[];
  /** Host names, without port, to which links and redirects may lead. */
  readonly authorizedDomains: readonly string[];
  /** Addresses of other names than this machine's are configured: people come from elsewhere. */
  readonly isPublic: boolean;
  /** Whether a name, as the `Host` header has it, is one of ours. */
  isOurHost(header: string): boolean;
  /** The page that sent a request with these headers, if a page did, is ours. */
  isTrusted(headers: PageHeaders): boolean;
  /** Whether a link of an e-mail may lead on to this address. */
  mayContinueTo(address: string): boolean;
}

export interface PageHeaders {
  'origin'?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
  'sec-fetch-mode'?: string | string[] | undefined;
}

export interface OriginOptions {
  /** Origins such as `https://courtside.example`; others than this machine's. */
  authorizedOrigins: readonly string[];
  /** The origin of the backend for other machines. */
  publicUrl?: string | undefined;
  /** The host that the server listens on: beyond loopback, the machine's own name is one of ours. */
  listensOn: string;
}

/** @throws StartupError for an invalid origin */
export function createOriginPolicy({ authorizedOrigins, publicUrl, listensOn }: OriginOptions): OriginPolicy {
  const configured = [...authorizedOrigins, ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])].map((text) => {
    const parsed = parseOrigin(text.replace(/\/$/, ''));
    if (parsed === undefined)
      throw new StartupError(`--authorized-origin ${text}: an origin is scheme, name and port, such as https://courtside.example`, 2);
    return parsed;
  });
  const origins = new Set(configured.map(({ origin }) => origin));
  const names = new Set([...configured.map(({ name }) => name), ...(isLoopbackName(listensOn) ? [] : ownNames())]);
  const isOfThisMachine = (name: string): boolean => isLoopbackName(name) || isOwnAddress(name);

  return {
    authorizedOrigins: [...origins],
    authorizedDomains: [...new Set(['localhost', '127.0.0.1', ...configured.map(({ name }) => name)])],
    isPublic: configured.some(({ name }) => !isLoopbackName(name)),
    isOurHost(header) {
      const parsed = parseHost(header);
      return parsed !== undefined && (isOfThisMachine(parsed.name) || names.has(parsed.name));
    },
    isTrusted(headers) {
      const { origin } = headers;
      if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site' || headers['sec-fetch-mode'] === 'navigate';
      const parsed = parseOrigin(origin);
      return parsed !== undefined && (isOfThisMachine(parsed.name) || origins.has(parsed.origin));
    },
    mayContinueTo(address) {
      const url = parseLink(address);
      return url !== undefined && (isOfThisMachine(url.hostname) || origins.has(url.origin));
    },
  };
}

/**
 * The machine's own name, alone and as the local network announces it. Only the first label: the rest may have come from the network, and
 * neither form can be a name of the internet.
 */
export function ownNames(): string[] {
  const [label] = machineName().toLowerCase().split('.');
  return label === undefined || !/^[a-z0-9-]+$/.test(label) || isLoopbackAddress(label) ? [] : [label, `${label}.local`];
}
