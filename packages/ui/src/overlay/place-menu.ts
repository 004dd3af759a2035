const gap = 4;
const edge = 8;

/** Places a menu below its button, or above if there is more room, and keeps it inside the window. */
export function placeMenu(menu: HTMLElement, anchor: HTMLElement): void {
  const button = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const view = document.documentElement;
  const below = button.bottom + gap;
  const above = button.top - gap - height;
  const top = below + height + edge <= view.clientHeight || above < edge ? below : above;
  const left = button.right - width; // aligned with the right edge of the button, because menus are at the right of a row
  menu.style.top = `${Math.max(edge, Math.min(top, view.clientHeight - height - edge))}px`;
  menu.style.left = `${Math.max(edge, Math.min(left, view.clientWidth - width - edge))}px`;
}
