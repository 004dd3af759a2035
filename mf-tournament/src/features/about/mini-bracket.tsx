import { bracketTemplate, type BracketType } from '@courtside/domain';
import { layOutBracket } from '@courtside/tournament-ui';
import { color } from '@courtside/ui';
import styled from 'styled-components';

const COLUMN = 34;
const ROW = 14;
const BOX = { width: 22, height: 9 };

const Drawing = styled.svg`
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

export interface MiniBracketProps {
  readonly type: BracketType;
  readonly teams: number;
  readonly upperSize?: number;
  /** A description for screen readers. */
  readonly label: string;
}

/** A small drawing of a bracket's shape, from the template of real brackets. */
export function MiniBracket({ type, teams, upperSize, label }: MiniBracketProps) {
  const template = bracketTemplate(type, teams, upperSize === undefined ? {} : { upperSize });
  const { rounds, links, columns, rows } = layOutBracket(template);
  const games = rounds.flatMap((round) => round.games);
  const x = (column: number) => column * COLUMN + 2;
  const y = (row: number) => row * ROW + 2;
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${columns * COLUMN - (COLUMN - BOX.width) + 4} ${rows * ROW + 2}`}>
      {links.map(([from, to]) => {
        const [startX, startY, endX, endY] = [
          x(from.column) + BOX.width,
          y(from.row) + BOX.height / 2,
          x(to.column),
          y(to.row) + BOX.height / 2,
        ];
        const middle = endX - (COLUMN - BOX.width) / 2;
        return <path key={`${from.index} ${to.index}`} d={`M${startX} ${startY}H${middle}V${endY}H${endX}`} />;
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
    </Drawing>
  );
}
