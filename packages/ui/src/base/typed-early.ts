import { onePerPage } from '@courtside/federation/one-per-page';

/*
 * A user may type into the first view, which the server wrote, and move through its links. Both continue in the element that replaces the field or link: first a
 * copy in the frame, then the page.
 */

interface Field {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** A link, or what opens the menu, by what it is called and where it leads. */
interface Link {
  readonly part: string | undefined;
  readonly label: string | null;
  readonly href: string | null;
}

const early = onePerPage<{ field?: Field | undefined; link?: Link | undefined }>('ui.typed-early.1', () => ({}));

const fieldsIn = (place: ParentNode): HTMLInputElement[] => [...place.querySelectorAll<HTMLInputElement>('input[name]:not([inert])')];

/** The part of the page: the navigation may lead where the page leads as well. */
const partOf = (element: Element): string | undefined =>
  element.closest('main, #first-content, .fv, .fc') ? 'main' : element.closest('nav, header')?.localName;

const linkOf = (element: Element): Link => ({
  part: partOf(element),
  label: element.getAttribute('aria-label'),
  href: element instanceof HTMLAnchorElement ? element.href : null,
});

/** Remembers which field or link has the focus, before it is removed. */
export function rememberFocus(place: Element): void {
  const active = document.activeElement;
  if (!active || !place.contains(active)) return;
  if (active instanceof HTMLInputElement) early.field = { name: active.name, from: active.selectionStart, to: active.selectionEnd };
  else if (active.matches('a[href], summary')) early.link = linkOf(active);
}

const isHidden = (element: Element): boolean => element.closest('[hidden]') !== null;

/** Moves the focus to the field of the same name, or to the same link. */
export function giveFocusBack(place: ParentNode): void {
  const { field, link } = early;
  const found = field && fieldsIn(place).find((one) => one.name === field.name && !isHidden(one));
  if (field && found) {
    delete early.field;
    found.focus({ preventScroll: true });
    found.setSelectionRange(field.from, field.to);
  }
  const active = document.activeElement;
  // A user who has moved on has the focus elsewhere.
  if (!link || (active && active !== document.body)) return;
  const isSame = ({ part, label, href }: Link) =>
    part === link.part && ((link.href !== null && href === link.href) || (link.label !== null && label === link.label));
  const same = [...place.querySelectorAll<HTMLElement>('a[href], button, select')].find(
    (element) => isSame(linkOf(element)) && !isHidden(element),
  );
  if (!same) return;
  delete early.link;
  same.focus({ preventScroll: true });
}

/** Gives what was typed into a copy back to what it is a copy of. */
export function giveBack(copy: ParentNode, original: ParentNode): void {
  const typed = typedIn(copy);
  for (const field of fieldsIn(original)) field.value = typed.get(field.name) ?? field.defaultValue;
}

/** By the names of the fields. */
export const typedIn = (place: ParentNode): Map<string, string> =>
  new Map(fieldsIn(place).flatMap(({ name, value, defaultValue }) => (value === defaultValue ? [] : [[name, value]])));
