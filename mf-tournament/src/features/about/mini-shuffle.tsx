import { BOX, Drawing, EDGE } from './mini-bracket';

/** The players of each round, team by team, two teams a game: no two are team-mates twice. */
const rounds = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [0, 2, 5, 7, 1, 3, 4, 6],
  [3, 7, 0, 4, 2, 6, 1, 5],
] as const;
const TEAM = 2;

const COLUMN = 2 * BOX.width + 4;
const PLAYER = { height: 5, row: 7 };
const GAP = { team: 4, game: 9 };

export const miniShuffle = { players: rounds[0].length, rounds: rounds.length, teamSize: TEAM };

/** The top of a place, below the gaps between the teams and games before it. */
const top = (place: number): number => {
  const team = Math.floor(place / TEAM);
  return EDGE + place * PLAYER.row + Math.ceil(team / 2) * GAP.team + Math.floor(team / 2) * GAP.game;
};
const x = (round: number) => EDGE + round * COLUMN;

export interface MiniShuffleProps {
  /** A description for screen readers. */
  readonly label: string;
}

/** A small drawing of the rounds of a shuffle: lines lead each player from a team to the next. The two teams of a game have two colors. */
export function MiniShuffle({ label }: MiniShuffleProps) {
  const lines = rounds.flatMap((players, round) =>
    players.flatMap((player, place) => {
      const next = (rounds[round + 1] as readonly number[] | undefined)?.indexOf(player);
      return next === undefined
        ? []
        : [`M${x(round) + BOX.width} ${top(place) + PLAYER.height / 2}L${x(round + 1)} ${top(next) + PLAYER.height / 2}`];
    }),
  );
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`0 0 ${x(rounds.length - 1) + BOX.width + EDGE} ${top(rounds[0].length - 1) + PLAYER.height + EDGE}`}
    >
      <path d={lines.join('')} />
      {rounds.map((players, round) =>
        players.map((player, place) => (
          <rect
            key={`${round} ${player}`}
            data-tier={Math.floor(place / TEAM) % 2 === 0 ? 'upper' : 'lower'}
            x={x(round)}
            y={top(place)}
            rx={1}
            width={BOX.width}
            height={PLAYER.height}
          />
        )),
      )}
    </Drawing>
  );
}
