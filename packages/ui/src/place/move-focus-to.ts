/**
 * The focus goes on to what came of an act that took its time, unless the person went on meanwhile: what they press next must not reach something else.
 * @param from what held what was pressed
 */
export function moveFocusTo(element: HTMLElement | null, from: Element | null = element?.parentElement ?? null): void {
  const active = document.activeElement;
  const isNowhere = active === null || active.contains(element);
  if (isNowhere || from?.contains(active)) element?.focus();
}
