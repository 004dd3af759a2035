import type { Host } from '../builds/compatibility.mjs';
import type { LoadedRemote } from './loaded-remotes';
import { getNewestRunnable, type Registry } from '../registry/registry';

/**
 * Whether a reload would bring this tab another build of the page, or another release of a remote that it has loaded. A remote that changes in
 * place has no release to compare.
 * @param page the build of the page that the tab runs
 */
export const isOutdated = (registry: Registry, page: Host, loaded: readonly LoadedRemote[]): boolean =>
  (registry.shell !== null && registry.shell !== page.release) ||
  loaded.some(({ name, release }) => {
    const line = registry.remotes.find((candidate) => candidate.name === name);
    const best = line && getNewestRunnable(line, page)?.release;
    return release !== null && best !== undefined && release !== best && release !== line?.canary?.release;
  });
