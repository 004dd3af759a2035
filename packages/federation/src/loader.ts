import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModules, RemoteName } from './contracts';
import { allowScriptsFrom } from './script-policy';
import { parseRegistry, RemoteFailure, resolveRemote, type Registry } from './registry';

const containerName = (name: RemoteName): string => name.replaceAll('-', '_');

/** How long a remote may keep a page waiting before the boundary offers a retry, in milliseconds. */
const patience = 12_000;

export interface LoaderOptions {
  /** Address of `remotes.json`. */
  readonly registryUrl: string;
  /** Origins besides the registry's own from which code may be loaded. */
  readonly allowedOrigins?: readonly string[];
  /** For tests. */
  readonly fetch?: typeof fetch;
}

export type RemoteLoader = <Name extends RemoteName>(name: Name) => Promise<RemoteModules[Name]>;

/**
 * Makes the function that loads remotes by name. The registry is read anew after any failure, so that a
 * remote which moved or came back is found by a retry without a reload.
 */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const request = options.fetch ?? fetch;
  let registry: Promise<Registry> | null = null;
  const registered = new Map<RemoteName, string>();

  const readRegistry = (name: RemoteName): Promise<Registry> => {
    registry ??= request(options.registryUrl, { cache: 'no-store' })
      .then(async (response) => {
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return parseRegistry(await response.json());
      })
      .catch((cause: unknown) => {
        registry = null;
        throw new RemoteFailure('registry-unavailable', name, { cause });
      });
    return registry;
  };

  return async (name) => {
    const known = await readRegistry(name);
    try {
      const entry = resolveRemote(known, name, {
        registryUrl: new URL(options.registryUrl, window.location.href).href,
        allowedOrigins: options.allowedOrigins ?? [],
      });
      allowScriptsFrom(new URL(entry).origin);
      // Only a remote that moved is registered by force: the run time warns about it, and rightly so.
      if (registered.get(name) !== entry) {
        registerRemotes([{ name: containerName(name), entry }], { force: registered.has(name) });
        registered.set(name, entry);
      }
      const loaded = await withPatience(loadRemote<RemoteModules[typeof name]>(`${containerName(name)}/App`), name);
      // The run time resolves to null where an error plugin swallowed the failure.
      if (!loaded) throw new RemoteFailure('load-failed', name);
      return loaded;
    } catch (cause) {
      registry = null;
      throw cause instanceof RemoteFailure ? cause : new RemoteFailure('load-failed', name, { cause });
    }
  };
}

/** No time-out was ever seen from the run time itself when a manifest request hangs. */
async function withPatience<T>(promise: Promise<T>, name: RemoteName): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('timeout', name)), patience);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
