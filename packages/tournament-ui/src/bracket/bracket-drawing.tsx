import type { Bracket, BracketSlot, GameId } from '@courtside/domain';
import { type } from '@courtside/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useGrowing } from '../growing/use-growing';
import { BracketGame } from './bracket-game';
import type { BracketLayout } from './bracket-layout';
import { BracketLines } from './bracket-lines';
import { gameHeightOf, xOf, yOf, type DrawingSize } from './drawing-size';
import { useBracketWords } from './use-bracket-words';

const Canvas = styled.div`
  position: relative;
  h3 {
    position: absolute;
    margin: 0;
    ${type.small}
    font-weight: 700;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Laid out as they come, round by round: whoever jumps to the bracket then waits for none of it. */
  li {
    position: absolute;
  }
`;

export interface BracketDrawingProps {
  readonly bracket: Bracket;
  readonly layout: BracketLayout;
  readonly size: DrawingSize;
  /** Indices of the games that a team has played or may still play. */
  readonly path: ReadonlySet<number>;
  /** Of these the ones that are certain, in order: the painted way. */
  readonly behind: readonly number[];
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
  readonly onGame?: ((id: GameId) => void) | undefined;
}

/** Rounds: these at once, the others as time allows. */
const growth = { first: 1, step: 1 };

/** The drawing itself: one list per round, lines behind. */
export const BracketDrawing = memo(function BracketDrawing({
  bracket,
  layout,
  size,
  path,
  behind,
  timetable,
  onGame,
}: BracketDrawingProps) {
  const words = useBracketWords();
  const { template } = bracket;
  const shown = useGrowing(layout.rounds.length, growth);
  return (
    <Canvas style={{ width: layout.columns * size.columnWidth, height: yOf(size, layout.rows) }}>
      <BracketLines layout={layout} size={size} path={behind} />
      {layout.rounds.slice(0, shown).map(({ level, roundId, column, headingRow, games }) => {
        const name = words.round(template, level, roundId);
        return (
          <section key={`${level} ${roundId}`} aria-label={name}>
            <h3 style={{ left: xOf(size, column), top: yOf(size, headingRow) - 26, width: size.gameWidth }}>{name}</h3>
            <ol>
              {games.map(({ index, row }) => (
                <li key={index} style={{ left: xOf(size, column), top: yOf(size, row), width: size.gameWidth, height: gameHeightOf(size) }}>
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
      })}
    </Canvas>
  );
});
