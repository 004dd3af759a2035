import { bracketTemplate, type BracketTemplate, type BracketType } from '@courtside/domain';
import { layOutBracket } from '@courtside/tournament-ui';
import { color } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Width of a column with the lines after it, and of its boxes. */
export const COLUMN = 34;
export const BOX = { width: 22, height: 9 };
/** Room at the edges of a drawing. */
export const EDGE = 2;
const ROW = 14;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 16rem;
  height: auto;
  rect {
    fill: ${color.court};
  }
  rect[data-tier='lower'] {
    fill: ${color.ink3};
  }
  path {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 1.5;
  }
`;

interface DrawnBracket {
  readonly shapes: ReactNode;
  readonly width: number;
  readonly height: number;
  /** The height of each game of the first column, at its middle. */
  readonly entries: readonly number[];
}

/** Draws the games of a bracket and the lines between them. */
export function drawBracket(template: BracketTemplate): DrawnBracket {
  const { rounds, links, columns, rows } = layOutBracket(template);
  const games = rounds.flatMap((round) => round.games);
  const x = (column: number) => column * COLUMN + EDGE;
  const y = (row: number) => row * ROW + EDGE;
  const middle = (row: number) => y(row) + BOX.height / 2;
  const shapes = (
    <>
      {links.map(([from, to]) => {
        const turn = x(to.column) - (COLUMN - BOX.width) / 2;
        const d = `M${x(from.column) + BOX.width} ${middle(from.row)}H${turn}V${middle(to.row)}H${x(to.column)}`;
        return <path key={`${from.index} ${to.index}`} d={d} />;
      })}
      {games.map(({ index, column, row }) => (
        <rect
          key={index}
          data-tier={template.games[index]?.level === 'upper' ? 'upper' : 'lower'}
          x={x(column)}
          y={y(row)}
          rx={2}
          width={BOX.width}
          height={BOX.height}
        />
      ))}
    </>
  );
  return {
    shapes,
    width: columns * COLUMN - (COLUMN - BOX.width) + 2 * EDGE,
    height: rows * ROW + EDGE,
    entries: games.filter(({ column }) => column === 0).map(({ row }) => middle(row)),
  };
}

export interface MiniBracketProps {
  readonly type: BracketType;
  readonly teams: number;
  readonly upperSize?: number;
  /** A description for screen readers. */
  readonly label: string;
}

/** A small drawing of a bracket's shape, from the template of real brackets. */
export function MiniBracket({ type, teams, upperSize, label }: MiniBracketProps) {
  const { shapes, width, height } = drawBracket(bracketTemplate(type, teams, upperSize === undefined ? {} : { upperSize }));
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      {shapes}
    </Drawing>
  );
}
