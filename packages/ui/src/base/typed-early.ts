import { onePerPage } from '@courtside/federation/one-per-page';

/*
 * A user may type into the first view, which the server wrote. Typing continues in the element that replaces the field: first a copy in the frame, then the page.
 */

interface Field {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

const early = onePerPage<{ field?: Field | undefined }>('ui.typed-early.1', () => ({}));

const fieldsIn = (place: ParentNode): HTMLInputElement[] => [...place.querySelectorAll<HTMLInputElement>('input[name]:not([inert])')];

/** Remembers which field has the focus, before it is removed. */
export function rememberField(place: Element): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLInputElement) || !place.contains(active)) return;
  early.field = { name: active.name, from: active.selectionStart, to: active.selectionEnd };
}

/** Moves the focus to the field of the same name. */
export function goOnInField(place: ParentNode): void {
  const { field } = early;
  const found = field && fieldsIn(place).find(({ name }) => name === field.name);
  if (!field || !found) return;
  delete early.field;
  found.focus({ preventScroll: true });
  found.setSelectionRange(field.from, field.to);
}

/** Gives what was typed into a copy back to what it is a copy of. */
export function giveBack(copy: ParentNode, original: ParentNode): void {
  const typed = typedIn(copy);
  for (const field of fieldsIn(original)) field.value = typed.get(field.name) ?? field.defaultValue;
}

/** By the names of the fields. */
export const typedIn = (place: ParentNode): Map<string, string> =>
  new Map(fieldsIn(place).flatMap(({ name, value, defaultValue }) => (value === defaultValue ? [] : [[name, value]])));
