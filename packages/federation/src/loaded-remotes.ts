import type { RemoteName } from './contracts';
import type { RemoteRelease } from './registry';

/** A remote that this tab has loaded. */
export interface LoadedRemote {
  readonly name: RemoteName;
  /** `<version>-<hash>`; null where the registry names none. */
  readonly release: string | null;
  /** Absolute address of its entry. */
  readonly entry: string;
  readonly isCanary: boolean;
  /** When it was loaded, in milliseconds of the clock. */
  readonly since: number;
}

const loaded = new Map<RemoteName, LoadedRemote>();

/** What this tab has loaded, in the order of loading. */
export const loadedRemotes = (): readonly LoadedRemote[] => [...loaded.values()];

export function noteLoaded({ name, release, entry, isCanary }: RemoteRelease, now: number): void {
  loaded.set(name, { name, release, entry, isCanary, since: now });
}

/** For tests. */
export const forgetLoaded = (): void => loaded.clear();
