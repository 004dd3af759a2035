import { useRef } from 'react';

/**
 * Returns the value, or while it is incomplete the last complete one: a page stays mounted while more of it is loaded, and the user keeps focus,
 * place and typed text.
 * @param key of the value's subject; a new key discards the former value
 */
export function useLastComplete<Value>(key: string, value: Value, isComplete: boolean): Value {
  const last = useRef<{ readonly key: string; readonly value: Value } | null>(null);
  if (isComplete) last.current = { key, value };
  return last.current?.key === key ? last.current.value : value;
}
