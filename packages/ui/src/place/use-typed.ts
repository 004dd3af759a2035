import { useRef, useState } from 'react';
import { keepTyped, recallTyped } from './typed';

/**
 * The fields of a form that stay in the tab until they are sent or discarded. They are restored after the user closes the form by mistake, opens
 * another page or reloads.
 * @param form unique in the site, with the id of what it belongs to
 * @param first the untouched form: texts, numbers and booleans. Text typed over another initial value is discarded, because the stored data has
 *   changed
 * @returns the values, a function that changes some of them, and one that clears them. The second argument of the first function are newer initial values,
 *   over which the text is kept from then on: those that the user now sees
 */
export function useTyped<Values extends object>(form: string, first: Values) {
  const begun = useRef(first);
  const [values, setValues] = useState(() => recallOver(form, first));
  // A change may come while the form is being sent, or after it was closed.
  const latest = useRef(values);
  const change = (changes: Partial<Values>, over: Values = begun.current): void => {
    begun.current = over;
    latest.current = { ...latest.current, ...changes };
    keepTyped(form, { ...latest.current, [overField]: JSON.stringify(over) }, 'tab');
    setValues(latest.current);
  };
  const forget = (): void => {
    latest.current = begun.current;
    keepTyped(form, null, 'tab');
    setValues(begun.current);
  };
  return [values, change, forget] as const;
}

/** Name of a field that no form has. */
const overField = ' over';

function recallOver<Values extends object>(form: string, begun: Values): Values {
  const left = recallTyped(form, { [overField]: '' }, 'tab');
  return (left?.[overField] === JSON.stringify(begun) && recallTyped(form, begun, 'tab')) || begun;
}
