import { useEffect, useRef, useState } from 'react';

/** The buttons that a notice must not cover: the next step of each court, its goals, and answers about them. */
const ACTIONS = '[data-next], [data-act]';

/**
 * Finds out whether a notice at the top of the window covers a button of a court that it would not cover at the end of the window. Looks
 * again when the page is scrolled and whenever the component renders.
 * @param isShown whether there is a notice
 * @returns the ref of its place at the top, and whether it belongs to the end
 */
export function useRoomForActions(isShown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [isLow, setLow] = useState(false);
  const look = () => setLow(isShown && place.current !== null && coversMoreAtTop(place.current));
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    latest.current();
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const lookAgain = () => latest.current();
    // Also the row of courts, which is swiped by itself.
    window.addEventListener('scroll', lookAgain, { passive: true, capture: true });
    window.addEventListener('resize', lookAgain);
    return () => {
      window.removeEventListener('scroll', lookAgain, { capture: true });
      window.removeEventListener('resize', lookAgain);
    };
  }, [isShown]);
  return { place, isLow };
}

/** Whether fewer buttons are below an element if it is as far from the end of the window as it is from the top. */
function coversMoreAtTop(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const [width, height] = [window.innerWidth, window.innerHeight];
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(ACTIONS)].flatMap((button) => {
    const box = button.getBoundingClientRect();
    // Courts next to the shown one are in the page too.
    return box.right > 0 && box.left < width ? [box] : [];
  });
  const count = (from: number, to: number) => buttons.filter((box) => box.bottom > from && box.top < to).length;
  return count(top, bottom) > count(height - bottom, height - top);
}
