import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeTyped } from './first-content';
import { giveFocusBack } from './typed-early';

/**
 * For a page whose fields accept text before the page is there (`takesTyping`): takes over the text and the focus.
 * @param take gets the typed texts once, by the names of the fields
 */
export function useTypedEarly(take: (typed: ReadonlyMap<string, string>) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useLayoutEffect(() => {
    giveFocusBack(document);
  }, []);
  useEffect(() => {
    const typed = takeTyped();
    if (typed.size > 0) latest.current(typed);
  }, []);
}
