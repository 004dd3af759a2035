import { color } from '@courtside/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { BracketLayout } from './bracket-layout';
import { connector, toSvgPath } from './connector';
import { getWidth, getY, type DrawingSize } from './drawing-size';

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

export interface BracketLinesProps {
  readonly layout: BracketLayout;
  readonly size: DrawingSize;
  /** Games of the highlighted team in order, by index. */
  readonly path: readonly number[];
}

/** Connector lines between games, with the path of one team highlighted. Hidden from assistive technology: each place names what it waits for. */
export const BracketLines = memo(function BracketLines({ layout, size, path }: BracketLinesProps) {
  const drawn = new Map(layout.rounds.flatMap(({ games }) => games.map((game) => [game.index, game] as const)));
  const steps = path.slice(1).flatMap((index, place) => {
    const [from, to] = [drawn.get(path[place] ?? -1), drawn.get(index)];
    return from && to && to.column > from.column ? [toSvgPath(connector(size, from, to, layout.lanes))] : [];
  });
  return (
    <Svg width={getWidth(size, layout.columns)} height={getY(size, layout.rows)} aria-hidden="true">
      {layout.links.map(([from, to]) => (
        <path key={`${from.index} ${to.index}`} d={toSvgPath(connector(size, from, to, layout.lanes))} />
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
