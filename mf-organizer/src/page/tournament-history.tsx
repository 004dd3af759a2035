import { readBracket, type GameId, type MatchId } from '@courtside/domain';
import { useBracketWords } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { HistoryDialog } from '../features/history/history-dialog';
import { useSchedule } from '../games/schedule-context';
import type { TournamentData } from '../workspace/tournament-data';

export interface TournamentHistoryProps {
  readonly data: TournamentData;
  /** The history of one game alone. */
  readonly only: string | undefined;
  readonly onClose: () => void;
}

/** The history of a tournament or of one of its games, with the names of both stages. */
export function TournamentHistory({ data: { tournament, matches, games, profiles }, only, onClose }: TournamentHistoryProps) {
  const { gameName } = useSchedule();
  const words = useBracketWords();
  const template = useMemo(() => (games ? readBracket(tournament, games).bracket?.template : undefined), [tournament, games]);
  const nameOf = (id: string): string => {
    const number = template?.games[template.indexOf.get(id as GameId) ?? -1]?.number;
    return typeof number === 'number' ? words.game(number) : gameName(id as MatchId);
  };
  return (
    <HistoryDialog
      tournamentId={tournament.id}
      timeZone={tournament.timeZone}
      {...{ matches, games, profiles, only, onClose }}
      gameName={nameOf}
    />
  );
}
