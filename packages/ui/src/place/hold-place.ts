/** Events that show that the user moves the page. */
const readersMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface HoldOptions {
  /** Brings the page where it should stand; false while that is not there yet. Called again whenever the page has changed, and by `again`. */
  readonly go: (again: () => void) => boolean;
  /** For so long the page may rest while what is looked for is on its way, in ms: a slow processor takes its time, but something comes. */
  readonly patience: number;
  /** For so long after it was found the parts above may rest until they grow again, in ms; all in all no longer than `patience`. */
  readonly settling: number;
  /** @param isLeft the page is left, by the caller's word */
  readonly onEnd?: (isLeft: boolean) => void;
}

/** Goes to a place in the page as soon as it is there and stays with it while the page is being filled. It ends by itself, and as soon as the reader moves. */
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
