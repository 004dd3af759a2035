import { useCallback, useState } from 'react';
import { keepView, recallView } from './places';

/**
 * A state that is as it was when the reader comes back to a page by the browser's buttons: a filter, an opened part. A page that is opened anew
 * begins with the first value.
 * @param name unique in the page
 */
export function useKeptState<Value extends string | number | boolean | null>(
  name: string,
  first: Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const kept = recallView(name);
    // What is kept may be of an older version of the page.
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
