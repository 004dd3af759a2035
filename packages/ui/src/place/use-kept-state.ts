import { useCallback, useState } from 'react';
import { keepView, recallView } from './places';

/**
 * A state that is restored when the user returns to a page with the browser's buttons: a filter, an opened part. If the page is opened again it
 * has its initial value.
 * @param name unique in the page
 */
export function useKeptState<Value extends string | number | boolean | null>(
  name: string,
  first: Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const kept = recallView(name);
    // The stored value may be from an older version of the page.
    return kept !== undefined && (typeof kept === typeof first || first === null || kept === null) ? (kept as Value) : first;
  });
  const set = useCallback(
    (next: Value) => {
      keepView(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, set];
}
