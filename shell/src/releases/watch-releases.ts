import { isOutdated, loadedRemotes, watchLoaded, type RegistryReader } from '@courtside/federation';
import { thisBuild } from '@courtside/federation/this-build';

/** The time between two checks of the registry while a page stays open, in milliseconds. */
const PAUSE = 10 * 60 * 1000;

/**
 * Watches for a newer release than this tab's. It checks every ten minutes, when the user returns to the tab, and when they open a page of an
 * app that this tab loads late or runs in an older release.
 * @param onNewer called once; `isArriving`: the user has just opened this page @returns stops watching
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
      // Without a response there is nothing to show; the next check may succeed.
      () => undefined,
    );
  };
  const lookAgain = () => look(false);
  // The first app was loaded with the page and has the same age.
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
