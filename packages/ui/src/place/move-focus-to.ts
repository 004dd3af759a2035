/**
 * Moves the focus to the result of an action that took time, unless the user has moved it in the meantime: their next key must not reach another
 * element.
 * @param from the container of the pressed element
 */
export function moveFocusTo(element: HTMLElement | null, from: Element | null = element?.parentElement ?? null): void {
  const active = document.activeElement;
  const isNowhere = active === null || active.contains(element);
  if (isNowhere || from?.contains(active)) element?.focus();
}
