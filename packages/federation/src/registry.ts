import { contractVersion, type RemoteName } from './contracts';

/** One line of `remotes.json`: where a remote is now. Changing `manifest` deploys it or rolls it back. */
export interface RemoteEntry {
  readonly name: RemoteName;
  /** Address of the remote's `mf-manifest.json`, absolute or relative to the registry. */
  readonly manifest: string;
  /** The contract that the remote was built against; absent means 1. */
  readonly contractVersion?: number;
}

export interface Registry {
  readonly remotes: readonly RemoteEntry[];
}

/** Why a remote can't be had. The page turns the code into words. */
export class RemoteFailure extends Error {
  constructor(
    readonly code: 'registry-unavailable' | 'not-registered' | 'contract-mismatch' | 'origin-refused' | 'timeout' | 'load-failed',
    readonly remote: string,
    options?: ErrorOptions,
  ) {
    super(`${remote}: ${code}`, options);
    this.name = 'RemoteFailure';
  }
}

/** Reads an unknown JSON value as a registry; throws a `TypeError` that names the wrong place. */
export function parseRegistry(value: unknown): Registry {
  const remotes = (value as { remotes?: unknown } | null)?.remotes;
  if (!Array.isArray(remotes)) throw new TypeError('remotes.json: "remotes" must be a list');
  return {
    remotes: remotes.map((entry: unknown, index) => {
      const { name, manifest, contractVersion: version } = (entry ?? {}) as Record<string, unknown>;
      if (typeof name !== 'string') throw new TypeError(`remotes.json: remotes[${index}].name must be a text`);
      if (typeof manifest !== 'string') throw new TypeError(`remotes.json: remotes[${index}].manifest must be a text`);
      if (version !== undefined && typeof version !== 'number') {
        throw new TypeError(`remotes.json: remotes[${index}].contractVersion must be a number`);
      }
      return { name: name as RemoteName, manifest, ...(version === undefined ? {} : { contractVersion: version }) };
    }),
  };
}

/**
 * The entry of one remote, checked before any of its code runs: a remote has the page's full privileges,
 * so its origin must be our own or one that the operator allows, and its contract must be ours.
 * @throws RemoteFailure
 */
export function resolveRemote(
  registry: Registry,
  name: RemoteName,
  { registryUrl, allowedOrigins }: { registryUrl: string; allowedOrigins: readonly string[] },
): string {
  const entry = registry.remotes.find((candidate) => candidate.name === name);
  if (!entry) throw new RemoteFailure('not-registered', name);
  if ((entry.contractVersion ?? 1) !== contractVersion) throw new RemoteFailure('contract-mismatch', name);
  const url = new URL(entry.manifest, registryUrl);
  const trusted = [new URL(registryUrl).origin, ...allowedOrigins];
  if (!trusted.includes(url.origin)) throw new RemoteFailure('origin-refused', name);
  return url.href;
}
