import { space, type } from '@courtside/ui';
import styled from 'styled-components';
import { BracketRound, type BracketGamesProps } from './bracket-round';
import { inPlayOrder } from './play-order';
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

/** The games round by round, in the width of the page: the drawing's content without its lines, in a readable size. */
export function BracketRounds({ layout, ...games }: BracketGamesProps) {
  const words = useBracketWords();
  return (
    <Rounds data-print="no">
      {inPlayOrder(games.bracket.template, layout.rounds).map((round) => (
        <BracketRound key={`${round.level} ${round.roundId}`} {...games} round={round} words={words} />
      ))}
    </Rounds>
  );
}
