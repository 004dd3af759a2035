/** Events that show that the user moves the page. */
const readersMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface HoldOptions {
  /** Scrolls to the place; false while it does not exist yet. Called after each change of the page, and by `again`. */
  readonly go: (again: () => void) => boolean;
  /** How long to wait without any change of the page, in ms: on a slow processor the next change may take long. */
  readonly patience: number;
  /** How long to wait, after the place was found, for parts above it to grow, in ms; in total at most `patience`. */
  readonly settling: number;
  /** @param isLeft whether the caller ended it because the page is left */
  readonly onEnd?: (isLeft: boolean) => void;
}

/**
 * Scrolls to a place in the page as soon as it exists, and follows it while the page is still loading. Ends by itself, and as soon as the user
 * scrolls.
 */
export function holdPlace({ go, patience, settling, onEnd }: HoldOptions): () => void {
  const stopHere = () => stop(false);
  let timer = setTimeout(stopHere, patience);
  let ended = false;
  let end: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(stopHere, end === undefined ? patience : settling);
  };
  const look = (): void => {
    frame = 0;
    if (ended || !go(look) || end !== undefined) return;
    end = setTimeout(stopHere, patience);
    rest();
  };
  const later = () => {
    frame ||= requestAnimationFrame(look);
  };
  const grown = () => {
    look();
    if (!ended) rest();
  };
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(grown);
  const contents = new MutationObserver(later);
  function stop(isLeft: boolean) {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    clearTimeout(end);
    cancelAnimationFrame(frame);
    sizes?.disconnect();
    contents.disconnect();
    for (const name of readersMoves) window.removeEventListener(name, stopHere);
    onEnd?.(isLeft);
  }
  for (const name of readersMoves) window.addEventListener(name, stopHere, { passive: true });
  sizes?.observe(document.body);
  contents.observe(document.body, { childList: true, subtree: true });
  look();
  return () => stop(true);
}
