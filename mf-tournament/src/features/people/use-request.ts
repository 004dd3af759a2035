import { useEffect, useRef, useState } from 'react';

export type RequestState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

const loading = { status: 'loading' } as const;

/**
 * Holds the result of a request that runs once for each `key`. Null if there is nothing to request yet.
 * @returns the result, and a function to retry
 */
export function useRequest<T>(key: string, question: (() => Promise<T>) | null): readonly [RequestState<T>, () => void] {
  const [attempt, setAttempt] = useState(0);
  const asks = question !== null;
  const now = `${attempt} ${asks} ${key}`;
  const [answer, setAnswer] = useState<{ readonly of: string; readonly is: RequestState<T> }>({ of: now, is: loading });
  const latest = useRef(question);
  latest.current = question;
  useEffect(() => {
    let isCurrent = true;
    const settle = (is: RequestState<T>) => {
      if (isCurrent) setAnswer({ of: now, is });
    };
    latest.current?.().then(
      (value) => settle({ status: 'ready', value }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [now]);
  return [answer.of === now ? answer.is : loading, () => setAttempt((count) => count + 1)];
}
