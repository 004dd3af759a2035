import { useRef, useState } from 'react';
import { keepTyped, recallTyped } from './typed';

/**
 * The fields of a form that stay in the tab until they are sent or given up: whoever closes the form by mistake, goes elsewhere or reloads the page has
 * them when it is there again.
 * @param form unique in the site: what it belongs to is part of it
 * @param first the form before anything is typed: texts, numbers and yes-or-no. What was typed over something else is left: by then something else is stored
 * @returns what stands in it, changes some of that, and forgets it
 */
export function useTyped<Values extends object>(form: string, first: Values) {
  const [begun] = useState(first);
  const [values, setValues] = useState(() => recallOver(form, begun));
  // A change may come while what was typed is on its way, and from a form that is gone.
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
