import { useRef, useState } from 'react';
import { keepTyped, recallTyped } from './typed';

/**
 * The fields of a form that stay in the tab until they are sent or discarded. They are restored after the user closes the form by mistake, opens
 * another page or reloads.
 * @param form unique in the site, with the id of what it belongs to
 * @param first the untouched form: texts, numbers and booleans. Text typed over another initial value is discarded, because the stored data has
 *   changed
 * @returns the values, a function that changes some of them, and one that clears them
 */
export function useTyped<Values extends object>(form: string, first: Values) {
  const [begun] = useState(first);
  const [values, setValues] = useState(() => recallOver(form, begun));
  // A change may come while the form is being sent, or after it was closed.
  const latest = useRef(values);
  const change = (changes: Partial<Values>): void => {
    latest.current = { ...latest.current, ...changes };
    keepTyped(form, { ...latest.current, [over]: JSON.stringify(begun) }, 'tab');
    setValues(latest.current);
  };
  const forget = (): void => {
    latest.current = begun;
    keepTyped(form, null, 'tab');
    setValues(begun);
  };
  return [values, change, forget] as const;
}

/** Name of a field that no form has. */
const over = ' over';

function recallOver<Values extends object>(form: string, begun: Values): Values {
  const left = recallTyped(form, { [over]: '' }, 'tab');
  return (left?.[over] === JSON.stringify(begun) && recallTyped(form, begun, 'tab')) || begun;
}
