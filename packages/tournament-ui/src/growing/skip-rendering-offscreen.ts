/**
 * As `ref` of what a browser may leave out while it is out of sight (`content-visibility` of `[data-rests]`): it does so once the element has been laid out, so
 * that it knows its height. A guessed height would move what stands below it, under the reader's finger, as soon as it comes near the screen.
 */
export function skipRenderingOffscreen(element: HTMLElement | null): void {
  requestAnimationFrame(() => requestAnimationFrame(() => element?.setAttribute('data-rests', '')));
}
