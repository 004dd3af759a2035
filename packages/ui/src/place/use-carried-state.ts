import { useEffect, useState } from 'react';
import { readCarried, keepCarried, settleCarried } from './carried';

/**
 * A state that survives a reload by the page itself (`reloadPage`): that a dialog is open, and the text typed into it. After a reload by the
 * browser, or when the dialog is opened again, it has its initial value.
 * @param name unique in the site, with the id of what it belongs to. Null: not carried
 * @param first texts, numbers, booleans, null, and lists and objects of those; no secrets
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
