/** Removed parts take a few frames to leave the layout. */
const FRAMES = 12;

/**
 * Changes the layout of the page without moving what the user reads: the element in the middle of the window stays there, even if parts above it
 * change their height a moment later. The user may scroll in the meantime.
 */
export function keepInView(change: () => void): void {
  const page = document.documentElement;
  // Without a layout there is nothing to keep.
  const middle =
    typeof document.elementFromPoint === 'function' ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2) : null;
  if (!middle || window.scrollY === 0) return change();
  const depth = (): number => middle.getBoundingClientRect().top + window.scrollY;
  let before = depth();
  // The browser's own scroll anchoring ignores parts that are only laid out on screen; both together would move twice.
  page.style.setProperty('overflow-anchor', 'none');
  change();
  let frames = 0;
  const follow = (): void => {
    const now = middle.isConnected ? depth() : before;
    if (Math.abs(now - before) > 0.5) window.scrollBy({ top: now - before, behavior: 'instant' });
    before = now;
    frames += 1;
    if (frames < FRAMES) requestAnimationFrame(follow);
    else page.style.removeProperty('overflow-anchor');
  };
  follow();
}
