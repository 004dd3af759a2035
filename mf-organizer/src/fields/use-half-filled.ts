import { useRef, useState } from 'react';

/**
 * Whether a date or a time is filled in by half. Browsers give it an empty value then, as if nothing stood there, and tell of no key in between:
 * so the field itself is asked, when it changes, when it is left and before it is sent.
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
