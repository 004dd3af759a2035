import { color } from '@courtside/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { BracketLayout, DrawnGame } from './bracket-layout';
import { xOf, yOf, type DrawingSize } from './drawing-size';

const Svg = styled.svg`
  position: absolute;
  inset: 0;
  pointer-events: none;
  path {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 2;
  }
  [data-path='edge'] {
    stroke: ${color.ink};
    stroke-width: 7;
  }
  [data-path='core'] {
    stroke: ${color.mine};
    stroke-width: 3;
  }
  @media print {
    path {
      stroke: #000;
    }
  }
`;

/** Middle of the place of the next game that this one feeds. */
const middleY = (size: DrawingSize, game: DrawnGame) => yOf(size, game.row) + 1 + size.placeHeight;

function connector(size: DrawingSize, from: DrawnGame, to: DrawnGame): string {
  const [startX, startY] = [xOf(size, from.column) + size.gameWidth, middleY(size, from)];
  const [endX, endY] = [xOf(size, to.column), middleY(size, to)];
  const gap = (size.columnWidth - size.gameWidth) / 2;
  if (to.column > from.column) return `M${startX} ${startY}H${endX - gap}V${endY}H${endX}`;
  // A team that drops to the other side goes round between the two.
  const between = yOf(size, Math.max(from.row, to.row)) - size.rowHeight * 0.4;
  return `M${startX} ${startY}H${startX + gap}V${between}H${endX - gap}V${endY}H${endX}`;
}

export interface BracketLinesProps {
  readonly layout: BracketLayout;
  readonly size: DrawingSize;
  /** Games of the highlighted team in order, by index. */
  readonly path: readonly number[];
}

/** Connector lines between games, and the way of one team over them. Hidden from assistive technology: each place names what it waits for. */
export const BracketLines = memo(function BracketLines({ layout, size, path }: BracketLinesProps) {
  const drawn = new Map(layout.rounds.flatMap(({ games }) => games.map((game) => [game.index, game] as const)));
  const steps = path.slice(1).flatMap((index, place) => {
    const [from, to] = [drawn.get(path[place] ?? -1), drawn.get(index)];
    return from && to ? [connector(size, from, to)] : [];
  });
  return (
    <Svg width={layout.columns * size.columnWidth} height={yOf(size, layout.rows)} aria-hidden="true">
      {layout.links.map(([from, to]) => (
        <path key={`${from.index} ${to.index}`} d={connector(size, from, to)} />
      ))}
      {steps.map((step, index) => (
        <path key={`edge ${index}`} data-path="edge" d={step} />
      ))}
      {steps.map((step, index) => (
        <path key={`core ${index}`} data-path="core" d={step} />
      ))}
    </Svg>
  );
});
