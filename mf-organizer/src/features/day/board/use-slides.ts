import { useLayoutEffect, useRef, type UIEvent } from 'react';

/**
 * Controls a row of equally wide slides that users swipe and that follows the chosen slide. It scrolls without animation, because anything
 * that takes the focus stops an animation, and the row then snaps back.
 * @param place the visible slide, from 0
 * @param onPlace called when the user swiped to another one
 */
export function useSlides(place: number, onPlace: (place: number) => void) {
  const strip = useRef<HTMLDivElement>(null);
  /** Chosen elsewhere: until the user scrolls the row, other scrolling does not change the choice. */
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    const element = strip.current;
    // A swipe has brought it there already, and may still be under the finger.
    if (!element || nearest(element) === place) return;
    isHeld.current = true;
    goTo(element, place);
  }, [place]);
  const letGo = () => {
    isHeld.current = false;
  };
  return {
    ref: strip,
    onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => {
      const at = nearest(currentTarget);
      if (at === place) return;
      if (isHeld.current) goTo(currentTarget, place);
      else onPlace(at);
    },
    onTouchMove: letGo,
    onWheel: letGo,
    onKeyDown: letGo,
  };
}

const nearest = ({ scrollLeft, clientWidth }: HTMLElement): number => (clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth));

const goTo = (element: HTMLElement, place: number): void => element.scrollTo?.({ left: place * element.clientWidth, behavior: 'instant' });
