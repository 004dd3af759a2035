import { readBracket, type DayId, type GameId, type MatchId } from '@courtside/domain';
import { previewCorrection } from '@courtside/domain/day';
import { useBracketWords } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { ReturnDialog } from '../dialogs/return-dialog';
import { HistoryDialog } from '../features/history/history-dialog';
import { useSchedule } from '../games/schedule-context';
import { ResultDialog } from '../results/result-dialog';
import { toCorrectingAction } from '../results/result-entry';
import { hasEffect } from '../results/use-correction-words';
import type { TournamentData } from '../workspace/tournament-data';
import { useFurtherNames } from './use-further-names';

export interface TournamentHistoryProps {
  readonly data: Pick<TournamentData, 'tournament' | 'matches' | 'games' | 'profiles'>;
  /** Limits the history to one game. */
  readonly only: string | undefined;
  readonly onClose: () => void;
}

/** The history of a tournament or of one of its games, with the names of both stages. */
export function TournamentHistory({ data: { tournament, matches, games, profiles }, only, onClose }: TournamentHistoryProps) {
  const { gameName, shortDayName, dayIds, teams } = useSchedule();
  const words = useBracketWords();
  const furtherName = useFurtherNames(tournament);
  const template = useMemo(() => (games ? readBracket(tournament, games).bracket?.template : undefined), [tournament, games]);
  const nameOf = (id: string): string => {
    const number = template?.games[template.indexOf.get(id as GameId) ?? -1]?.number;
    return typeof number === 'number' ? words.game(number) : gameName(id as MatchId);
  };
  return (
    <HistoryDialog
      {...{ tournament, teams, matches, games, profiles, only, onClose }}
      gameName={nameOf}
      furtherName={furtherName}
      roundName={(id) => (dayIds.includes(id as DayId) ? shortDayName(id as DayId) : '')}
      comesBack={(teamId, back) => <ReturnDialog {...{ tournament, teams, matches, games, teamId }} onClose={back} />}
      ask={{
        needed: (restored) => {
          const action = toCorrectingAction(restored);
          if (!action) return false;
          const verdict = previewCorrection({ tournament, teams, matches, games }, restored.game, action);
          return verdict.allowed && hasEffect(verdict.correction);
        },
        show: (restored, back) => (
          <ResultDialog
            game={restored.game}
            games={games}
            name={nameOf(restored.game.id)}
            gameOf={(id) => {
              const game = games?.get(id as GameId);
              return game ? { name: nameOf(id), team1Score: game.team1Score, team2Score: game.team2Score } : null;
            }}
            initial={restored}
            onClose={back}
          />
        ),
      }}
    />
  );
}
