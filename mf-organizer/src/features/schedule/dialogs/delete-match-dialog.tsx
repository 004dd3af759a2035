import { dayTimetable, type DayId, type MatchId } from '@courtside/domain';
import { deleteMatch, restoreMatch } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { resultText } from '@courtside/tournament-ui';
import { useState } from 'react';
import { useSchedule } from '../../../games/schedule-context';
import { useTimeWords } from '../../../games/time-words';
import { ConfirmTaskDialog } from '../../../saving/confirm-task-dialog';
import { useOfferUndo } from '../../../saving/plan-undo';
import { useGroupsStage } from '../../../stages/groups-stage';

export interface DeleteMatchDialogProps {
  readonly dayId: DayId;
  readonly matchId: MatchId;
  readonly onClose: () => void;
}

/** Delete Match: its place, and its result if it has one. */
export function DeleteMatchDialog({ dayId, matchId, onClose }: DeleteMatchDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'organizerUndo']);
  const clock = useTimeWords();
  const { tournament, matches, dayIds, gameName } = useSchedule();
  const match = matches.get(matchId);
  const row = dayTimetable(tournament.schedule[dayId] ?? [], tournament.scheduleTimes, dayIds.indexOf(dayId)).find(
    ({ entry }) => entry === matchId,
  );
  // Once it is deleted it has no name.
  const [name] = useState(() => gameName(matchId));
  const { address } = useGroupsStage();
  const offerUndo = useOfferUndo();
  const hasScore = match && (match.team1Score !== null || match.team2Score !== null);
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      command={() => deleteMatch(tournament.id, matchId, ...address)}
      onDone={(deleted) => {
        const said = t('organizerUndo:matchDeleted', { game: name });
        if (deleted) offerUndo({ said, undo: () => restoreMatch(tournament.id, matchId, deleted, ...address) });
        onClose();
      }}
      failed={(message) => t('problem.deleteMatch', { message })}
      title={t('deleteMatch.title')}
      losses={[
        row && t('deleteMatch.lossGame', { time: clock(row), court: row.courtLetter }),
        hasScore && t('deleteMatch.lossScore', { score: resultText(match.team1Score, match.team2Score) }),
      ]}
      confirmLabel={t('deleteMatch.confirm')}
      destructive
    >
      <p>{t('deleteMatch.text', { game: name })}</p>
      <p>{t('deleteMatch.later')}</p>
    </ConfirmTaskDialog>
  );
}
