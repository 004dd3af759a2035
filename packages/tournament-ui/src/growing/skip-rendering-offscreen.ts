/**
 * A `ref` that lets the browser skip rendering an offscreen element (`content-visibility` of `[data-rests]`), once its layout is known. With a
 * guessed height, the elements below it would move under the user's finger when it comes near the screen.
 */
export function skipRenderingOffscreen(element: HTMLElement | null): void {
  requestAnimationFrame(() => requestAnimationFrame(() => element?.setAttribute('data-rests', '')));
}
