import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeTyped } from './first-content';
import { goOnInField } from './typed-early';

/**
 * For a page with fields into which one can type before it is there (`takesTyping`): what was typed is taken over, and the focus goes on.
 * @param take is told once what was typed, by the names of the fields
 */
export function useTypedEarly(take: (typed: ReadonlyMap<string, string>) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useLayoutEffect(() => {
    goOnInField(document);
  }, []);
  useEffect(() => {
    const typed = takeTyped();
    if (typed.size > 0) latest.current(typed);
  }, []);
}
