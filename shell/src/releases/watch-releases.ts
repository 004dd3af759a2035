import { isOutdated, loadedRemotes, type RegistryReader } from '@courtside/federation';
import { thisBuild } from '@courtside/federation/this-build';

/** Between two looks at the registry while a page stays open, in milliseconds. */
const PAUSE = 10 * 60 * 1000;

/**
 * Finds out that something newer is live than what this tab runs: when somebody comes back to the tab, and every ten minutes.
 * @param onNewer called once @returns ends it
 */
export function watchReleases(registry: Pick<RegistryReader, 'latest'>, onNewer: () => void): () => void {
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    registry.latest().then(
      (now) => {
        if (isOver || !isOutdated(now, thisBuild.release, loadedRemotes())) return;
        stop();
        onNewer();
      },
      // Without an answer there is nothing to say; the next look may get one.
      () => undefined,
    );
  };
  const timer = setInterval(look, PAUSE);
  document.addEventListener('visibilitychange', look);
  return stop;
}
