import type { GameId } from '@courtside/domain';
import { BracketRanking, BracketView } from '@courtside/tournament-ui';
import { Stack } from '@courtside/ui';
import { memo } from 'react';
import { useBracket } from './bracket-context';

/** The stored bracket as visitors see it, with its games as buttons. */
export const BracketDrawing = memo(function BracketDrawing({ onGame }: { readonly onGame: (gameId: GameId) => void }) {
  const { bracket, timetable } = useBracket();
  return (
    <Stack>
      <BracketView bracket={bracket} timetable={timetable} onGame={onGame} />
      <BracketRanking bracket={bracket} />
    </Stack>
  );
});
