import { useCallback, useMemo, useState } from 'react';

/** A refused action on the board, as a text, and how often it was refused. */
export interface Refusal {
  readonly text: string;
  readonly count: number;
}

export interface Refusals {
  readonly list: readonly Refusal[];
  readonly add: (text: string) => void;
  readonly dismiss: () => void;
}

/**
 * Collects refusals until they are read: taps that waited for a network are answered much later, one by one, while others follow, and even
 * after the board is closed to the user.
 */
export function useRefusals(): Refusals {
  const [list, setList] = useState<readonly Refusal[]>([]);
  const add = useCallback(
    (text: string) =>
      setList((before) => {
        const count = (before.find((one) => one.text === text)?.count ?? 0) + 1;
        return [...before.filter((one) => one.text !== text), { text, count }];
      }),
    [],
  );
  const dismiss = useCallback(() => setList([]), []);
  return useMemo(() => ({ list, add, dismiss }), [list, add, dismiss]);
}
