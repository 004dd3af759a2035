import type { LoadedRemote } from './loaded-remotes';
import type { Registry } from './registry';

/**
 * Whether a tab runs something that is not live any more: its page, or a remote that it has loaded. What changes in place has no release to compare.
 * @param page the release of the page that the tab runs
 */
export const isOutdated = (registry: Registry, page: string, loaded: readonly LoadedRemote[]): boolean =>
  (registry.shell !== null && registry.shell !== page) ||
  loaded.some(({ name, release }) => {
    const line = registry.remotes.find((candidate) => candidate.name === name);
    return release !== null && line?.release !== undefined && release !== line.release && release !== line.canary?.release;
  });
