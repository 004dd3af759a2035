import { useCallback, useMemo, useState } from 'react';

/** What was done on the board and refused, in words, and how often. */
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
 * What was refused, until somebody has read it: taps that waited for a network are answered long after, one by one, while others follow, and also when the
 * board is closed to whoever tapped.
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
