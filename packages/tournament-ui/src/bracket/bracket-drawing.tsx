import { type } from '@courtside/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useGrowing } from '../growing/use-growing';
import { BracketLines } from './bracket-lines';
import { BracketRound, type BracketGamesProps } from './bracket-round';
import { headLines } from './head-lines';
import { getGameHeight, getWidth, getX, getY } from './drawing-size';
import { useBracketWords } from './use-bracket-words';

const Canvas = styled.div`
  position: relative;
  /* The head of the drawing holds two lines; larger text needs more. */
  margin-block-start: max(0px, 1.95rem - 31px);
  h3 {
    position: absolute;
    margin: 0;
    ${type.small}
    line-height: 1.1;
    font-weight: 700;
    ${headLines}
    /* A second line goes above the first one's place. */
    transform: translateY(-100%);
  }
  /* Laid out as they are added, round by round, so that a user who jumps to the bracket does not wait for the layout. */
  li {
    position: absolute;
  }
`;

export interface BracketDrawingProps extends BracketGamesProps {
  /** The certain games of the path, in order: their lines are highlighted. */
  readonly behind: readonly number[];
}

/** Rounds: these immediately, the others step by step. */
const growth = { first: 1, step: 1 };

/** The drawing itself: one list per round, lines behind. */
export const BracketDrawing = memo(function BracketDrawing({ layout, behind, ...games }: BracketDrawingProps) {
  const words = useBracketWords();
  const { size } = games;
  const shown = useGrowing(layout.rounds.length, growth);
  return (
    <Canvas style={{ width: getWidth(size, layout.columns), height: getY(size, layout.rows) }}>
      <BracketLines layout={layout} size={size} path={behind} />
      {layout.rounds.slice(0, shown).map((round) => {
        const [left, width] = [getX(size, round.column), size.gameWidth];
        return (
          <BracketRound
            key={`${round.level} ${round.roundId}`}
            {...games}
            round={round}
            words={words}
            headingStyle={{ left, top: getY(size, round.headingRow) - 3, width }}
            styleOf={(row) => ({ left, top: getY(size, row), width, height: getGameHeight(size) })}
          />
        );
      })}
    </Canvas>
  );
});
