import { startTransition, useEffect, useState } from 'react';
import { queueWork } from './work-queue';

/**
 * Returns a value that changes for many large parts at the same moment: the parts update one after the other, one per frame.
 * @param large false: updates immediately
 */
export function useTurn<Value>(value: Value, large: boolean): Value {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    if (!large || followed === value) return undefined;
    const cancel = queueWork(() => startTransition(() => setFollowed(value)));
    return cancel;
  }, [value, followed, large]);
  return large ? followed : value;
}
