import type { Bracket, BracketSlot, GameId } from '@courtside/domain';
import { space, type } from '@courtside/ui';
import styled from 'styled-components';
import { BracketGame } from './bracket-game';
import type { BracketLayout } from './bracket-layout';
import type { DrawingSize } from './drawing-size';
import { useBracketWords } from './use-bracket-words';

const Rounds = styled.div`
  display: grid;
  gap: ${space[4]};
  h3 {
    margin: 0 0 ${space[2]};
    ${type.small}
    font-weight: 700;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    gap: ${space[3]};
  }
`;

export interface BracketRoundsProps {
  readonly bracket: Bracket;
  readonly layout: BracketLayout;
  readonly size: DrawingSize;
  readonly path: ReadonlySet<number>;
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
  readonly onGame?: ((id: GameId) => void) | undefined;
}

/** The games round by round, as wide as the page: all that the drawing says but its lines, in letters that can be read. */
export function BracketRounds({ bracket, layout, size, path, timetable, onGame }: BracketRoundsProps) {
  const words = useBracketWords();
  const { template } = bracket;
  return (
    <Rounds data-print="no">
      {layout.rounds.map(({ level, roundId, games }) => {
        const name = words.round(template, level, roundId);
        return (
          <section key={`${level} ${roundId}`} aria-label={name}>
            <h3>{name}</h3>
            <ol>
              {games.map(({ index }) => (
                <li key={index}>
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
    </Rounds>
  );
}
