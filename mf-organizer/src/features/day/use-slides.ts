import { useLayoutEffect, useRef, type UIEvent } from 'react';

/**
 * A row of equally wide slides that the reader swipes, and that follows what was chosen elsewhere.
 * @param place the slide that is to be seen, from 0
 * @param onPlace another one was swiped to
 */
export function useSlides(place: number, onPlace: (place: number) => void) {
  const strip = useRef<HTMLDivElement>(null);
  /** Where the row glides by itself: what it passes on its way is nobody's choice. */
  const target = useRef<number | null>(null);
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    const left = place * element.clientWidth;
    // A swipe has brought it there already, and may still be under the finger.
    if (nearest(element) !== place) {
      target.current = place;
      element.scrollTo?.({ left, behavior: wasShown.current ? 'auto' : 'instant' });
    }
    wasShown.current = true;
  }, [place]);
  const letGo = () => {
    target.current = null;
  };
  return {
    ref: strip,
    onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => {
      const at = nearest(currentTarget);
      if (target.current === at) target.current = null;
      if (target.current === null && at !== place) onPlace(at);
    },
    /** Whoever moves it decides where it goes; a tap on what glides in does not stop it. */
    onTouchMove: letGo,
    onWheel: letGo,
  };
}

const nearest = ({ scrollLeft, clientWidth }: HTMLElement): number => (clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth));
