import type { RemoteRelease } from '../registry/registry';

/** A remote that this tab has loaded. */
export interface LoadedRemote extends Pick<RemoteRelease, 'name' | 'release' | 'entry' | 'isCanary' | 'isEarlier'> {
  /** When it was loaded, in milliseconds of the clock. */
  readonly since: number;
}

const loaded = new Map<RemoteRelease['name'], LoadedRemote>();
const listeners = new Set<() => void>();

/** Returns the remotes that this tab has loaded, in the order of loading. */
export const loadedRemotes = (): readonly LoadedRemote[] => [...loaded.values()];

/** @param listener called after each loading @returns a function that removes the listener */
export function watchLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteLoaded({ name, release, entry, isCanary, isEarlier }: RemoteRelease, now: number): void {
  loaded.set(name, { name, release, entry, isCanary, isEarlier, since: now });
  listeners.forEach((listener) => listener());
}

/** For tests. */
export const forgetLoaded = (): void => loaded.clear();
