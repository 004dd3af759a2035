import { line, media, space } from '@courtside/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: inherit;
  > div {
    display: grid;
    gap: ${space[2]};
    min-width: 0;
  }
  @media screen and (min-height: 30rem) {
    /* Below the navbar and the bar of sections. */
    --bars: calc(var(--cs-sticky-top, 0px) + 3rem + ${line.paint});
    position: sticky;
    top: var(--bars);
    max-height: calc(100vh - var(--bars));
    overflow-y: auto;
    /* A focused element at an edge keeps its ring. */
    margin: -4px;
    padding: 4px;
    scrollbar-width: thin;
  }
  @media ${media.moving} {
    scroll-behavior: smooth;
  }
  @media print {
    display: block;
    > div {
      display: block;
    }
  }
`;

export interface StayingProps {
  /** A description of its content. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Sticky while the column next to it scrolls. If it is higher than the window it scrolls by itself, and can then be focused. */
export function Staying({ label, children }: StayingProps) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const [outside, inside] = [box.current, inner.current];
    if (!outside || !inside || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setLong(outside.scrollHeight > outside.clientHeight + 1));
    observer.observe(outside);
    observer.observe(inside);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={box} data-stays {...(isLong ? { 'role': 'group', 'aria-label': label, 'tabIndex': 0 } : {})}>
      <div ref={inner}>{children}</div>
    </Box>
  );
}
