import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { layer, space } from '../tokens/scales';

/** Sticks to the bottom of the window. It moves no content, wherever the page is scrolled to. */
export const StickyBottom = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: calc(${space[2]} + env(safe-area-inset-bottom));
  width: min(100% - 1.5rem, 44rem);
  margin: 0 auto;
  @media print {
    display: none;
  }
`;

/** Several notices are stacked. */
const Together = styled(StickyBottom)`
  display: grid;
  gap: ${space[1]};
  /* Gaps between its parts let presses through to the page. */
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${StickyBottom} {
    position: static;
    width: 100%;
  }
`;

/** The distance to other sticky elements at the bottom of the window, in px. */
const GAP = 8;

/**
 * The page's only place for notices at the bottom of the window, so that they do not cover each other. It sets its height as `--cs-lower-edge`,
 * for elements that stick to the bottom by themselves.
 */
export function StickyBottomStack({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      if (offsetHeight > 0) style.setProperty('--cs-lower-edge', `${offsetHeight + GAP}px`);
      else style.removeProperty('--cs-lower-edge');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--cs-lower-edge');
    };
  }, []);
  return <Together ref={box}>{children}</Together>;
}
