import type { Bracket, BracketSlot, GameId } from '@courtside/domain';
import type { CSSProperties } from 'react';
import { BracketGame } from './bracket-game';
import type { BracketLayout, DrawnRound } from './bracket-layout';
import type { DrawingSize } from './drawing-size';
import type { BracketWords } from './use-bracket-words';

/** The games of a bracket, as its drawing and its rounds below each other show them. */
export interface BracketGamesProps {
  readonly bracket: Bracket;
  readonly layout: BracketLayout;
  readonly size: DrawingSize;
  /** Indices of the games that a team has played or may still play. */
  readonly path: ReadonlySet<number>;
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
  readonly onGame?: ((id: GameId) => void) | undefined;
}

interface BracketRoundProps extends Omit<BracketGamesProps, 'layout'> {
  readonly round: DrawnRound;
  readonly words: BracketWords;
  /** The positions of the heading and the games, if they do not follow each other. */
  readonly headingStyle?: CSSProperties;
  readonly styleOf?: (row: number) => CSSProperties;
}

/** A round: its name and its games. */
export function BracketRound({ bracket, round, size, path, timetable, onGame, words, headingStyle, styleOf }: BracketRoundProps) {
  const { template } = bracket;
  const name = words.round(template, round.level, round.roundId);
  return (
    <section aria-label={name}>
      <h3 style={headingStyle}>{name}</h3>
      <ol>
        {round.games.map(({ index, row }) => (
          <li key={index} style={styleOf?.(row)}>
            <BracketGame
              bracket={bracket}
              index={index}
              size={size}
              words={words}
              onPath={path.has(index)}
              slot={timetable?.get(template.games[index]?.id as GameId)}
              onGame={onGame}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
