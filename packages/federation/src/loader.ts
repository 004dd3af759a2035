import { countOutcome, getsCanary } from './canary';
import { federationRunTime, type RunTime } from './container';
import type { RemoteModules, RemoteName } from './contracts';
import { keepLine, keptLine } from './kept-registry';
import { noteLoaded } from './loaded-remotes';
import { TimedOut, withTimeout } from './timeout';
import {
  getRegistryLine,
  NewerRegistry,
  getRefusal,
  resolveRelease,
  type RegistryLine,
  type RegistryContext,
  type RemoteRelease,
} from './registry';
import { registryReader, type RegistryReader } from './registry-reader';
import { RemoteFailure } from './remote-failure';
import { allowScriptsFrom } from './script-policy';

const containerName = (name: RemoteName): string => name.replaceAll('-', '_');

/** How long the files of a running entry may take together; each by itself has `PATIENCE`, which the builds see to. Milliseconds. */
const PATIENCE_FOR_APP = 20_000;

export interface LoaderOptions {
  /** Address of `remotes.json`. */
  readonly registryUrl: string;
  /** Origins besides the registry's own from which code may be loaded. */
  readonly allowedOrigins?: readonly string[];
  /** Hears what became of the releases of a line that has two; to be counted where all visitors are seen. */
  readonly onOutcome?: (name: RemoteName, release: string, outcome: 'loaded' | 'failed') => void;
  /** Hears that files of a remote did not come. */
  readonly onMissing?: (name: RemoteName) => void;
  /** For tests. */
  readonly fetch?: typeof fetch;
  readonly runTime?: RunTime;
  readonly clock?: () => number;
  readonly random?: () => number;
}

export interface RemoteLoader {
  /** A remote's module: the same one for as long as it works. @throws RemoteFailure */
  <Name extends RemoteName>(name: Name): Promise<RemoteModules[Name]>;
  /**
   * A loaded remote failed while it was drawn. It is loaded anew when it is asked for next, as the registry says by then.
   * @returns whether that is another release because this one was a canary: then nobody need be asked whether to try again
   */
  readonly crashed: (name: RemoteName) => boolean;
  /** The registry that remotes are loaded by. */
  readonly registry: RegistryReader;
}

/**
 * Makes the function that loads remotes by name. What is loaded stays until it fails; after any failure the registry is read anew, so that a
 * remote which moved or came back is found by a retry without a reload.
 */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { runTime = federationRunTime, clock = Date.now, random = Math.random } = options;
  const registryUrl = new URL(options.registryUrl, window.location.href).href;
  const surroundings: RegistryContext = { registryUrl, allowedOrigins: options.allowedOrigins ?? [] };
  const registry = registryReader(registryUrl, options.fetch ?? ((...request) => fetch(...request)), clock);
  const mounted = new Map<RemoteName, { readonly release: RemoteRelease; readonly isCounted: boolean }>();

  const count = (release: RemoteRelease, outcome: 'loaded' | 'failed') => {
    countOutcome(release.name, keyOf(release), outcome);
    options.onOutcome?.(release.name, keyOf(release), outcome);
  };

  const readLine = async (name: RemoteName): Promise<RegistryLine> => {
    const known = await registry.read().catch((cause: unknown) => {
      throw new RemoteFailure(cause instanceof NewerRegistry ? 'shell-older' : 'registry-unavailable', name, { cause });
    });
    return getRegistryLine(known, name);
  };

  /** The canary of a line where it is this visitor's and this page can have it. */
  const canaryOf = (line: RegistryLine, name: RemoteName): readonly RemoteRelease[] => {
    const { canary } = line;
    if (!canary || !getsCanary(name, { release: canary.release ?? canary.entry, share: canary.share }, keyOf(line), random)) return [];
    try {
      return [resolveRelease(line, name, surroundings, true)];
    } catch (error) {
      console.warn(`The canary of ${name} is refused; the first release serves.`, error);
      return [];
    }
  };

  /** What a line offers this visitor, the best first. */
  const releasesOf = (line: RegistryLine, name: RemoteName): readonly RemoteRelease[] => [
    ...canaryOf(line, name),
    resolveRelease(line, name, surroundings),
  ];

  const start = async (release: RemoteRelease, isCounted: boolean) => {
    const { name, entry, integrity } = release;
    const container = containerName(name);
    allowScriptsFrom(new URL(entry).origin);
    await runTime.mount(container, entry, integrity);
    mounted.set(name, { release, isCounted });
    const app = await appOf(name);
    noteLoaded(release, clock());
    return app;
  };

  const appOf = async (name: RemoteName) => {
    const app = await withTimeout(name, PATIENCE_FOR_APP, () => runTime.app(containerName(name)));
    // The run time resolves to null where an error plugin swallowed the failure.
    if (!app) throw new RemoteFailure('load-failed', name);
    return app;
  };

  /** The first of a line's releases that can be had; each outcome is counted where there is a canary. */
  const startFirst = async (line: RegistryLine, name: RemoteName) => {
    const isCounted = line.canary !== undefined;
    let failure: unknown;
    for (const release of releasesOf(line, name)) {
      try {
        const app = await start(release, isCounted);
        keepLine(line);
        if (release.isEarlier) console.warn(`${release.release ?? release.entry} of before serves.`, getRefusal(name, line)?.message);
        if (isCounted) count(release, 'loaded');
        return app;
      } catch (error) {
        mounted.delete(release.name);
        failure ??= error;
        if (isCounted) count(release, 'failed');
        if (release.isCanary)
          console.warn(`The canary ${release.release ?? release.entry} of ${release.name} failed; the first release serves.`, error);
        // Reloading brings the release of today; what became of one of before is nothing that trying again could mend.
        else throw (release.isEarlier && getRefusal(name, line)) || error;
      }
    }
    throw failure;
  };

  const load = async (name: RemoteName) => {
    // A tab goes on with what it has, whatever the registry says by now.
    if (mounted.has(name)) return appOf(name);
    const line = await readLine(name);
    try {
      return await startFirst(line, name);
    } catch (error) {
      // Released or rolled back since this tab read the registry: what it says now is what was meant.
      registry.forget();
      const now = await readLine(name);
      if (JSON.stringify(now) !== JSON.stringify(line)) return startFirst(now, name);
      // Released since this reader was there, and the network gone: what was there then is kept (decision 0034), and better than nothing.
      const before = navigator.onLine ? undefined : keptLine(name);
      if (!before || JSON.stringify(before) === JSON.stringify(line)) throw error;
      return startFirst(before, name);
    }
  };

  const underWay = new Map<RemoteName, Promise<unknown>>();
  const loadOnce = async (name: RemoteName) => {
    const loading = underWay.get(name) ?? load(name);
    underWay.set(name, loading);
    try {
      return await loading;
    } catch (cause) {
      mounted.delete(name);
      registry.forget();
      const failure =
        cause instanceof RemoteFailure ? cause : new RemoteFailure(cause instanceof TimedOut ? 'timeout' : 'load-failed', name, { cause });
      if (failure.code === 'load-failed') options.onMissing?.(name);
      throw failure;
    } finally {
      underWay.delete(name);
    }
  };

  return Object.assign(loadOnce as <Name extends RemoteName>(name: Name) => Promise<RemoteModules[Name]>, {
    registry,
    crashed: (name: RemoteName): boolean => {
      const before = mounted.get(name);
      mounted.delete(name);
      registry.forget();
      if (!before) return false;
      const { release, isCounted } = before;
      if (isCounted) count(release, 'failed');
      return release.isCanary;
    },
  });
}

/** A release's name where it has one; what changes in place is known by its address. */
const keyOf = ({
  release,
  entry,
  manifest,
}: {
  readonly release?: string | null;
  readonly entry?: string;
  readonly manifest?: string;
}): string => release ?? entry ?? manifest ?? '';
