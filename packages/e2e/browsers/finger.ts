export interface Stroke {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** How long the finger rests before it moves, in milliseconds. */
  readonly rest: number;
}

/**
 * Sends a finger's stroke to the page as touch events, for browsers whose driver has no touch input. It runs in the page, so it must not use anything outside
 * itself. The browser's own reactions to a finger (scrolling, its menu) do not occur.
 */
export async function strokeInPage({ from, to, rest }: Stroke): Promise<void> {
  const target = document.elementFromPoint(from.x, from.y);
  if (!target) throw new Error('There is nothing under the finger.');
  const send = (type: 'touchstart' | 'touchmove' | 'touchend', { x, y }: { x: number; y: number }) => {
    const touches = [{ identifier: 1, target, clientX: x, clientY: y, pageX: x + window.scrollX, pageY: y + window.scrollY }];
    const event = new TouchEvent(type, { bubbles: true, cancelable: true, composed: true });
    // WebKit has no constructor for `Touch`.
    const lifted = type === 'touchend';
    const lists = { touches: lifted ? [] : touches, targetTouches: lifted ? [] : touches, changedTouches: touches };
    for (const [name, value] of Object.entries(lists)) Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
  };
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  send('touchstart', from);
  await new Promise((resolve) => setTimeout(resolve, rest));
  for (let step = 1; step <= 12; step += 1) {
    send('touchmove', { x: from.x + ((to.x - from.x) * step) / 12, y: from.y + ((to.y - from.y) * step) / 12 });
    await frame();
  }
  send('touchend', to);
}
