import { useRef, useState } from 'react';

/**
 * Tracks whether a date or a time is half filled in. Browsers then report an empty value, and no keys in between: so this checks the field
 * itself when it changes, when it is left and before it is sent.
 */
export function useHalfFilled() {
  const ref = useRef<HTMLInputElement>(null);
  const [isHalfFilled, setHalfFilled] = useState(false);
  const look = (): boolean => {
    const isHalf = ref.current?.validity.badInput ?? false;
    setHalfFilled(isHalf);
    return isHalf;
  };
  return { isHalfFilled, look, bind: { ref, onInput: look, onBlur: look } };
}
