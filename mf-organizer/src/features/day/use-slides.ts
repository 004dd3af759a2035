import { useLayoutEffect, useRef, type UIEvent } from 'react';

/**
 * A row of equally wide slides that the reader swipes, and that follows what was chosen elsewhere: at once, as what glides is stopped by whatever takes
 * the focus on its way, and then rests at the slide that it came from.
 * @param place the slide that is to be seen, from 0
 * @param onPlace another one was swiped to
 */
export function useSlides(place: number, onPlace: (place: number) => void) {
  const strip = useRef<HTMLDivElement>(null);
  /** Chosen elsewhere: until the reader moves the row, whatever else moves it is nobody's choice. */
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
