import type { BracketTemplate } from '@courtside/domain';
import { color, line, type } from '@courtside/ui';
import { memo, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { BracketLayout, DrawnRound } from './bracket-layout';
import { headLines } from './head-lines';
import { getX, getY, type DrawingSize } from './drawing-size';
import { useBracketWords } from './use-bracket-words';

/** Takes no room: the strip covers the drawing as soon as its own headings have left the window. */
const Place = styled.div`
  position: sticky;
  z-index: 1;
  top: var(--cs-below-bars, 0px);
  height: 0;
  @media print {
    display: none;
  }
`;

const Strip = styled.div`
  position: absolute;
  inset: 0 0 auto;
  overflow: hidden;
  height: 2rem;
  background: ${color.canvas};
  border-bottom: ${line.hair} solid ${color.line};
  visibility: hidden;
  &[data-shown] {
    visibility: visible;
  }
  > div {
    height: 100%;
  }
  span {
    position: absolute;
    top: 50%;
    ${type.small}
    line-height: 1.1;
    font-weight: 700;
    ${headLines}
    transform: translateY(-50%);
  }
`;

export interface BracketHeadsProps {
  readonly template: BracketTemplate;
  readonly layout: BracketLayout;
  readonly size: DrawingSize;
  readonly zoom: number;
  /** The horizontal scroller; the drawing is its first child. */
  readonly scroller: React.RefObject<HTMLElement | null>;
}

/**
 * Returns the round that each column shows below an edge of the window.
 * @param edge distance from the top of the drawing, in px of the drawing
 */
export function roundsBelow(layout: BracketLayout, size: DrawingSize, edge: number): readonly DrawnRound[] {
  const shown = new Map<number, DrawnRound>();
  for (const round of layout.rounds) {
    const known = shown.get(round.column);
    const isPassed = getY(size, round.headingRow) - size.head < edge;
    if (!known || (isPassed && round.headingRow >= known.headingRow)) shown.set(round.column, round);
  }
  return [...shown.values()].sort((a, b) => a.column - b.column);
}

/** Names of the rounds, at the top while their games scroll below. Hidden from assistive technology: each round has its own heading. */
export const BracketHeads = memo(function BracketHeads({ template, layout, size, zoom, scroller }: BracketHeadsProps) {
  const words = useBracketWords();
  const strip = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly DrawnRound[]>([]);
  useEffect(() => {
    const scroll = scroller.current;
    const drawing = scroll?.firstElementChild;
    if (!strip.current || !scroll || !drawing) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!strip.current || !row.current) return;
      const [box, own] = [drawing.getBoundingClientRect(), strip.current.getBoundingClientRect()];
      const edge = (own.top - box.top) / zoom;
      // At the top the drawing's own headings are visible; none is needed below its end.
      const isPassing = edge > 4 && box.bottom > own.bottom + size.rowHeight * zoom * 0.5;
      const rounds = isPassing ? roundsBelow(layout, size, edge) : [];
      setShown((known) => (known.length === rounds.length && known.every((round, index) => round === rounds[index]) ? known : rounds));
      row.current.style.transform = `translateX(${-scroll.scrollLeft}px)`;
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    // Scroll events do not bubble: the page, a dialog or the drawing may scroll.
    document.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [layout, size, zoom, scroller]);
  return (
    <Place aria-hidden="true" data-print="no">
      <Strip ref={strip} data-bracket-heads="" data-shown={shown.length > 0 || undefined}>
        <div ref={row}>
          {shown.map(({ level, roundId, column }) => (
            <span key={column} style={{ left: 4 + getX(size, column) * zoom, width: size.gameWidth * zoom }}>
              {words.round(template, level, roundId)}
            </span>
          ))}
        </div>
      </Strip>
    </Place>
  );
});
