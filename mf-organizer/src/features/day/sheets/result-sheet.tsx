import { hasBracket, type GameId, type Match, type MatchId } from '@courtside/domain';
import { withGroups, withStage } from '@courtside/domain/stages';
import { query, useWatch, watchBracket } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';
import { getFurtherStage } from '../../../games/carry-out';
import { ScheduleProvider } from '../../../games/schedule-context';
import { ResultDialog } from '../../../results/result-dialog';
import { StoredStagesProvider } from '../../../stages/event-stages';
import type { Sheet } from '../data/day-context';
import { useDay } from '../data/day-context';
import { useGameWords } from '../data/use-game-words';

const noMatches: ReadonlyMap<MatchId, Match> = new Map();

interface ResultSheetProps {
  readonly asked: Extract<Sheet, { kind: 'result' }>;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

/** Corrects the result of a finished game at the court: shows the effects, and asks what happens to later games. */
export function ResultSheet({ asked, onClose, onSaved }: ResultSheetProps) {
  const { t } = useTranslation(['organizerSchedule', 'organizerBracket']);
  const { tournament, teams, matches, further, furtherGroups, plan } = useDay();
  const { sideName } = useGameWords();
  const first = useWatch(hasBracket(tournament) ? query(watchBracket, tournament.id) : null).value ?? null;
  const event = useMemo(
    () => ({ tournament, teams, matches, groups: furtherGroups, brackets: further }),
    [tournament, teams, matches, furtherGroups, further],
  );
  const game = plan.games.get(asked.game);
  const stage = further.find((one) => one.plan.id === game?.stage);
  const groups = furtherGroups.find((one) => one.plan.id === game?.stage);
  const stored = stage ? stage.games : first;
  const bracket = game && plan.brackets.get(game.stage)?.bracket;
  if (!game || (game.kind === 'bracket' && !stored)) return null;
  const findGame = (id: string) => {
    const later = stored?.get(id as GameId);
    const number = bracket?.template.games[bracket.template.indexOf.get(id as GameId) ?? -1]?.number ?? 0;
    return later
      ? { name: t('organizerBracket:game.title', { number }), team1Score: later.team1Score, team2Score: later.team2Score }
      : null;
  };
  return (
    <StoredStagesProvider stored={event}>
      <ScheduleProvider
        teams={teams}
        matches={groups ? (groups.games ?? noMatches) : matches}
        tournament={stage ? withStage(tournament, stage.plan) : groups ? withGroups(tournament, groups.plan) : tournament}
      >
        <ResultDialog
          game={{ stage: game.kind, id: game.id, further: getFurtherStage(game) }}
          games={stored}
          name={t('versus', { team1: sideName(game, 0), team2: sideName(game, 1) })}
          gameOf={findGame}
          bestOf={game.bestOf}
          onClose={onClose}
          onSaved={onSaved}
        />
      </ScheduleProvider>
    </StoredStagesProvider>
  );
}
