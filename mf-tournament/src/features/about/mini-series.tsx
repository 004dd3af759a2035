import { BOX, COLUMN, Drawing, EDGE } from './mini-bracket';

/** From one game of a series to the next, and from one semi-final to the other. */
const STEP = { x: 28, y: 24 };

export interface MiniSeriesProps {
  /** The most games of the final. */
  readonly most: number;
  /** A description for screen readers. */
  readonly label: string;
}

/** A small drawing of two semi-finals and a final of several games. Games that may not be needed have the color of a lower bracket. */
export function MiniSeries({ most, label }: MiniSeriesProps) {
  const wins = (most + 1) / 2;
  const semiFinals = [EDGE, EDGE + STEP.y];
  const middle = (top: number) => top + BOX.height / 2;
  const final = EDGE + STEP.y / 2;
  const x = (game: number) => COLUMN + EDGE + game * STEP.x;
  const turn = x(0) - (COLUMN - BOX.width) / 2;
  const lines = [
    ...semiFinals.map((top) => `M${EDGE + BOX.width} ${middle(top)}H${turn}V${middle(final)}`),
    `M${turn} ${middle(final)}H${x(most - 1)}`,
  ];
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${x(most - 1) + BOX.width + EDGE} ${STEP.y + BOX.height + 2 * EDGE}`}>
      <path d={lines.join('')} />
      {semiFinals.map((top) => (
        <rect key={top} data-tier="upper" x={EDGE} y={top} rx={2} width={BOX.width} height={BOX.height} />
      ))}
      {Array.from({ length: most }, (_, game) => (
        <rect
          key={`game ${game}`}
          data-tier={game < wins ? 'upper' : 'lower'}
          x={x(game)}
          y={final}
          rx={2}
          width={BOX.width}
          height={BOX.height}
        />
      ))}
    </Drawing>
  );
}
