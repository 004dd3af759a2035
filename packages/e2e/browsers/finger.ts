export interface Stroke {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** How long the finger rests before it moves, in milliseconds. */
  readonly rest: number;
}

/**
 * A finger's stroke, told to the page as touch events: for browsers that nobody can touch by their driver. It is called in the page, so it stands alone. What
 * the browser itself does with a finger (scrolling, its menu) does not come about.
 */
export async function strokeInPage({ from, to, rest }: Stroke): Promise<void> {
  const target = document.elementFromPoint(from.x, from.y);
  if (!target) throw new Error('There is nothing under the finger.');
  const send = (type: 'touchstart' | 'touchmove' | 'touchend', { x, y }: { x: number; y: number }) => {
    const touches = [{ identifier: 1, target, clientX: x, clientY: y, pageX: x + window.scrollX, pageY: y + window.scrollY }];
    const event = new TouchEvent(type, { bubbles: true, cancelable: true, composed: true });
    // WebKit lets nobody make a `Touch`.
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
