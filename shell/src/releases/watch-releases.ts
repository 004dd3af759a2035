import { isOutdated, loadedRemotes, watchLoaded, type RegistryReader } from '@courtside/federation';
import { thisBuild } from '@courtside/federation/this-build';

/** Between two looks at the registry while a page stays open, in milliseconds. */
const PAUSE = 10 * 60 * 1000;

/**
 * Finds out that something newer is live than what this tab runs: every ten minutes, when somebody comes back to the tab, and when they come to an app of
 * the site that is loaded after the first one, or in a release of before.
 * @param onNewer called once; `isArriving`: they have just come to this page @returns ends it
 */
export function watchReleases(registry: Pick<RegistryReader, 'latest'>, onNewer: (isArriving: boolean) => void): () => void {
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', lookAgain);
  };
  const look = (isArriving: boolean) => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    registry.latest().then(
      (now) => {
        if (isOver || !isOutdated(now, thisBuild, loadedRemotes())) return;
        stop();
        onNewer(isArriving);
      },
      // Without an answer there is nothing to say; the next look may get one.
      () => undefined,
    );
  };
  const lookAgain = () => look(false);
  // The first app came with the page, and is as new.
  const lookOnLoaded = () => {
    const loaded = loadedRemotes();
    if (loaded.length > 1 || loaded.some(({ isEarlier }) => isEarlier)) look(true);
  };
  const timer = setInterval(lookAgain, PAUSE);
  const stopHearing = watchLoaded(lookOnLoaded);
  document.addEventListener('visibilitychange', lookAgain);
  lookOnLoaded();
  return stop;
}
