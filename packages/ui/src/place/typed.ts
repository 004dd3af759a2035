import { keepInTab, keepView, recallInTab, recallView } from './places';

/** Where text is restored. `entry`: on Back and after a reload, but not if the page is opened again; `tab`: wherever the form is shown in the tab. */
type Scope = 'entry' | 'tab';

const nameOf = (form: string): string => `typed.${form}`;

/**
 * Returns text that was typed into a form and not sent yet, or null. It survives a reload of the page.
 * @param form unique in the page, or in the tab
 * @param empty the empty form, which defines the fields; only texts, numbers and booleans are stored
 */
export function recallTyped<Values extends object>(form: string, empty: Values, scope: Scope = 'entry'): Values | null {
  const kept = (scope === 'tab' ? recallInTab : recallView)(nameOf(form));
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = Object.entries(empty).map(([field, value]: [string, unknown]) => {
    const typed = (kept as Record<string, unknown>)[field];
    // The stored text may be from an older version of the page.
    return [field, value !== null && typeof value !== 'object' && typeof typed === typeof value ? typed : value] as const;
  });
  return Object.fromEntries(fields) as Values;
}

/** Stores a form's values; null: they were sent or discarded. */
export const keepTyped = (form: string, values: object | null, scope: Scope = 'entry'): void =>
  (scope === 'tab' ? keepInTab : keepView)(nameOf(form), values ?? undefined);
