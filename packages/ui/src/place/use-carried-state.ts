import { useEffect, useState } from 'react';
import { readCarried, keepCarried, settleCarried } from './carried';

/**
 * A state that is as it was after a reload that the page itself asked for (`reloadPage`): that a dialog is open, and what was typed into it. Whoever
 * reloads the page by the browser, or opens the dialog another time, begins with the first value.
 * @param name unique in the site: what it belongs to is part of it. Null: not carried
 * @param first texts, numbers, yes-or-no, null, and lists and objects of those; no secrets
 */
export function useCarriedState<Value>(name: string | null, first: Value | (() => Value)): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    const begin = typeof first === 'function' ? (first as () => Value)() : first;
    return name === null ? begin : readCarried(name, begin);
  });
  useEffect(() => {
    if (name !== null) settleCarried(name);
  }, [name]);
  useEffect(() => {
    if (name === null) return undefined;
    const end = keepCarried(name, value);
    return end;
  }, [name, value]);
  return [value, setValue];
}
