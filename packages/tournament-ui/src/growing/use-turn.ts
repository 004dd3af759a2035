import { startTransition, useEffect, useState } from 'react';
import { queueWork } from './work-queue';

/**
 * A value that changes for many large parts at the same moment: each part follows in its turn, one per frame.
 * @param large false: follows at once
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
