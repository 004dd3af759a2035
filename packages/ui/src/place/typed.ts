import { keepInTab, keepView, recallInTab, recallView } from './places';

/** Where it is recalled: `entry`, on the way back and after a reload, while a page that is opened anew begins empty; `tab`, wherever the form comes again. */
type Scope = 'entry' | 'tab';

const nameOf = (form: string): string => `typed.${form}`;

/**
 * What was typed into a form and not sent yet, or null. It stays through a reload of the page.
 * @param form unique in the page, or in the tab
 * @param empty the form before anything is typed: says which fields there are; texts, numbers and yes-or-no are kept, nothing else
 */
export function recallTyped<Values extends object>(form: string, empty: Values, scope: Scope = 'entry'): Values | null {
  const kept = (scope === 'tab' ? recallInTab : recallView)(nameOf(form));
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = Object.entries(empty).map(([field, value]: [string, unknown]) => {
    const typed = (kept as Record<string, unknown>)[field];
    // What is kept may be of an older version of the page.
    return [field, value !== null && typeof value !== 'object' && typeof typed === typeof value ? typed : value] as const;
  });
  return Object.fromEntries(fields) as Values;
}

/** Keeps what stands in a form; null: it has been sent, or given up. */
export const keepTyped = (form: string, values: object | null, scope: Scope = 'entry'): void =>
  (scope === 'tab' ? keepInTab : keepView)(nameOf(form), values ?? undefined);
