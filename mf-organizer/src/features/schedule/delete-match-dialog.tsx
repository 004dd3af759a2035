import { dayTimetable, type DayId, type MatchId } from '@courtside/domain';
import { deleteMatch } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog } from '@courtside/ui';
import { useSchedule } from './schedule-context';
import { useTimeWords } from './time-words';
import { useTask } from '../../saving/use-task';

export interface DeleteMatchDialogProps {
  readonly dayId: DayId;
  readonly matchId: MatchId;
  readonly onClose: () => void;
}

/** Delete Match: its place, and its result if it has one. */
export function DeleteMatchDialog({ dayId, matchId, onClose }: DeleteMatchDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const clock = useTimeWords();
  const { tournament, matches, dayIds, gameName } = useSchedule();
  const task = useTask((message) => t('problem.deleteMatch', { message }));
  const match = matches.get(matchId);
  const row = dayTimetable(tournament.schedule[dayId] ?? [], tournament.scheduleTimes, dayIds.indexOf(dayId)).find(({ entry }) => entry === matchId);
  const hasScore = match && (match.team1Score !== null || match.team2Score !== null);
  const confirm = async () => {
    if (await task.run(() => deleteMatch(tournament.id, matchId))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('deleteMatch.title')}
      lossesTitle={t('common:confirm.lost')}
      losses={[
        ...(row ? [t('deleteMatch.lossGame', { time: clock(row), court: row.courtLetter })] : []),
        ...(hasScore ? [t('deleteMatch.lossScore', { score: `${match.team1Score ?? '–'} : ${match.team2Score ?? '–'}` })] : []),
      ]}
      confirmLabel={t('deleteMatch.confirm')}
      cancelLabel={t('common:action.cancel')}
      closeLabel={t('common:action.close')}
      destructive
      busy={task.busy}
      error={task.problem}
    >
      <p>{t('deleteMatch.text', { game: gameName(matchId) })}</p>
      <p>{t('deleteMatch.later')}</p>
    </ConfirmDialog>
  );
}
