import { useEffect, useState } from 'react';

/**
 * Returns the value that a long computation gives for a key, and in the meantime the one before, or null. It begins after the next paint, so that
 * the page shows first that it is working.
 * @param key everything that the computation depends on
 */
export function useDrawn<Value>(key: string, draw: () => Value): { readonly drawn: Value | null; readonly isDrawing: boolean } {
  const [last, setLast] = useState<{ readonly key: string; readonly value: Value } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLast({ key, value: draw() }), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // The key contains everything that the draw depends on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return { drawn: last?.value ?? null, isDrawing: last?.key !== key };
}
