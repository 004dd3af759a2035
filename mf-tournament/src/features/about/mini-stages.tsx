import { bracketTemplate } from '@courtside/domain';
import { BOX, COLUMN, Drawing, drawBracket, EDGE } from './mini-bracket';

const TEAM = { height: 5, row: 7 };
/** Room between two groups. */
const GROUP_GAP = 7;

export interface MiniGroups {
  readonly groups: number;
  /** Teams of each group. */
  readonly teams: number;
  /** Teams of each group that go on. */
  readonly goOn: number;
}

export interface MiniStagesProps {
  /** The group stages, from the first to the last. */
  readonly stages: readonly MiniGroups[];
  /** A description for screen readers. */
  readonly label: string;
}

const groupHeight = ({ teams }: MiniGroups) => teams * TEAM.row - (TEAM.row - TEAM.height);
const stageHeight = (stage: MiniGroups) => stage.groups * (groupHeight(stage) + GROUP_GAP) - GROUP_GAP;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A small drawing of group stages and the bracket after them. Teams that go on have the color of the bracket's games. */
export function MiniStages({ stages, label }: MiniStagesProps) {
  const last = stages.at(-1);
  const bracket = drawBracket(bracketTemplate('single', last ? last.groups * last.goOn : 0));
  const height = Math.max(bracket.height, ...stages.map((stage) => stageHeight(stage) + 2 * EDGE));
  const bracketTop = (height - bracket.height) / 2;
  const drawn = stages.map((stage, column) => {
    const tops = numbers(stage.groups).map((group) => (height - stageHeight(stage)) / 2 + group * (groupHeight(stage) + GROUP_GAP));
    return {
      stage,
      tops,
      x: column * COLUMN + EDGE,
      entries: tops.map((top) => top + groupHeight(stage) / 2),
      exits: tops.map((top) => top + groupHeight({ ...stage, teams: stage.goOn }) / 2),
    };
  });
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${stages.length * COLUMN + bracket.width} ${height}`}>
      {drawn.map(({ stage, tops, x, exits }, column) => {
        const entries = drawn[column + 1]?.entries ?? bracket.entries.map((entry) => bracketTop + entry);
        const turn = x + BOX.width + (COLUMN - BOX.width) / 2;
        const ends = [...exits, ...entries];
        const lines = [
          ...exits.map((exit) => `M${x + BOX.width} ${exit}H${turn}`),
          `M${turn} ${Math.min(...ends)}V${Math.max(...ends)}`,
          ...entries.map((entry) => `M${turn} ${entry}H${x + COLUMN}`),
        ];
        return (
          <g key={column}>
            <path d={lines.join('')} />
            {tops.flatMap((top, group) =>
              numbers(stage.teams).map((team) => (
                <rect
                  key={`${group} ${team}`}
                  data-tier={team < stage.goOn ? 'upper' : 'lower'}
                  x={x}
                  y={top + team * TEAM.row}
                  rx={1}
                  width={BOX.width}
                  height={TEAM.height}
                />
              )),
            )}
          </g>
        );
      })}
      <g transform={`translate(${stages.length * COLUMN} ${bracketTop})`}>{bracket.shapes}</g>
    </Drawing>
  );
}
