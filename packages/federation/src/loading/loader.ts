import { countOutcome, getsCanary } from './canary';
import { federationRunTime, type RunTime } from './container';
import type { RemoteModules, RemoteName } from '../builds/contracts';
import { keepLine, keptLine } from '../registry/kept-registry';
import { noteLoaded } from './loaded-remotes';
import { TimedOut, withTimeout } from '../registry/timeout';
import {
  getRegistryLine,
  NewerRegistry,
  getRefusal,
  resolveRelease,
  type RegistryLine,
  type RegistryContext,
  type RemoteRelease,
} from '../registry/registry';
import { registryReader, type RegistryReader } from '../registry/registry-reader';
import { RemoteFailure } from '../registry/remote-failure';
import { allowScriptsFrom } from '../page/script-policy';

const containerName = (name: RemoteName): string => name.replaceAll('-', '_');

/** The time limit for all files of a starting entry; the builds limit each file to `FILE_TIMEOUT`. Milliseconds. */
const PATIENCE_FOR_APP = 20_000;

export interface LoaderOptions {
  /** Address of `remotes.json`. */
  readonly registryUrl: string;
  /** Origins that code may be loaded from, in addition to the registry's own. */
  readonly allowedOrigins?: readonly string[];
  /** Called with the outcome of a release if its line has two, to count outcomes of all visitors. */
  readonly onOutcome?: (name: RemoteName, release: string, outcome: 'loaded' | 'failed') => void;
  /** Called if files of a remote are missing. */
  readonly onMissing?: (name: RemoteName) => void;
  /** For tests. */
  readonly fetch?: typeof fetch;
  readonly runTime?: RunTime;
  readonly clock?: () => number;
  readonly random?: () => number;
}

export interface RemoteLoader {
  /** Returns a remote's module, always the same one while it works. @throws RemoteFailure */
  <Name extends RemoteName>(name: Name): Promise<RemoteModules[Name]>;
  /**
   * Reports that a loaded remote failed while it rendered. The next request loads it again, as the registry then says.
   * @returns whether the next one is another release because this one was a canary; then no user has to confirm the retry
   */
  readonly crashed: (name: RemoteName) => boolean;
  /** The registry with the addresses of the remotes. */
  readonly registry: RegistryReader;
}

/**
 * Creates the function that loads remotes by name. A loaded remote stays until it fails. After any failure the registry is read again, so that a
 * retry finds a remote that moved or came back without a reload.
 */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { runTime = federationRunTime, clock = Date.now, random = Math.random } = options;
  const registryUrl = new URL(options.registryUrl, window.location.href).href;
  const context: RegistryContext = { registryUrl, allowedOrigins: options.allowedOrigins ?? [] };
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

  /** Returns the canary of a line if this visitor gets it and this page can run it. */
  const canaryOf = (line: RegistryLine, name: RemoteName): readonly RemoteRelease[] => {
    const { canary } = line;
    if (!canary || !getsCanary(name, { release: canary.release ?? canary.entry, share: canary.share }, keyOf(line), random)) return [];
    try {
      return [resolveRelease(line, name, context, true)];
    } catch (error) {
      console.warn(`The canary of ${name} is refused; the first release serves.`, error);
      return [];
    }
  };

  /** Returns the releases that a line offers this visitor, the best first. */
  const releasesOf = (line: RegistryLine, name: RemoteName): readonly RemoteRelease[] => [
    ...canaryOf(line, name),
    resolveRelease(line, name, context),
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
    // The run time resolves to null if an error plugin swallowed the failure.
    if (!app) throw new RemoteFailure('load-failed', name);
    return app;
  };

  /** Starts the first release of a line that loads; outcomes are counted if there is a canary. */
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
        // A reload would bring the current release, so retrying an earlier one can't help.
        else throw (release.isEarlier && getRefusal(name, line)) || error;
      }
    }
    throw failure;
  };

  const load = async (name: RemoteName) => {
    // A tab continues with its loaded release, whatever the registry says now.
    if (mounted.has(name)) return appOf(name);
    const line = await readLine(name);
    try {
      return await startFirst(line, name);
    } catch (error) {
      // A release or rollback happened since this tab read the registry: the new line counts.
      registry.forget();
      const now = await readLine(name);
      if (JSON.stringify(now) !== JSON.stringify(line)) return startFirst(now, name);
      // A new release exists and the network is lost: the kept release of the last visit (decision 0034) is better than nothing.
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

/** The release's name, or the address of a remote that changes in place. */
const keyOf = ({
  release,
  entry,
  manifest,
}: {
  readonly release?: string | null;
  readonly entry?: string;
  readonly manifest?: string;
}): string => release ?? entry ?? manifest ?? '';
