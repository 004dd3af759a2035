import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice, space, Stack } from '@courtside/ui';
import { useTimeWords } from '../../../games/time-words';
import { TaskDialog } from '../../../saving/task-dialog';
import { EndOfSchedule } from '../../../stages/end-of-event';
import { DayField } from '../days/day-field';
import { MovedGames } from './moved-games';
import { useDayRemoval, type DayRemoval, type Refusal } from './use-day-removal';

/** Removes a day without played games. Before that, it says which games move, and when each day and the event then end. */
export function RemoveDayDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('organizerSchedule');
  const removal = useDayRemoval(onClose);
  const { shown, dayId, setDay, refusal, task, submit } = removal;
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('removeDay.title')}
      submitLabel={t('removeDay.submit')}
      submitDisabled={refusal !== null}
      size="small"
    >
      <DayField days={shown.dayIds} value={dayId} onChange={setDay} />
      {refusal ? <RefusalNotice refusal={refusal} gameName={shown.gameName} /> : <Preview {...removal} />}
    </TaskDialog>
  );
}

/** Says why the day stays. A day that another user has removed, or the only one, needs no reason: there is another one to choose, or none. */
function RefusalNotice({ refusal, gameName }: { readonly refusal: Refusal; readonly gameName: (entry: string) => string }) {
  const { t } = useTranslation('organizerSchedule');
  const format = useFormat();
  if (refusal.kind === 'begun') return <Notice kind="warning">{t('removeDay.begun', { count: refusal.count })}</Notice>;
  if (refusal.kind !== 'unplaced') return null;
  const { games } = refusal;
  return <Notice kind="warning">{t('removeDay.unplaced', { count: games.length, games: format.list(games.map(gameName)) })}</Notice>;
}

/** The effects of the removal. Dates are in the field above and over the games, so sentences name days by their numbers. */
function Preview({ shown, dayId, taking, after }: DayRemoval) {
  const { t } = useTranslation('organizerSchedule');
  const clock = useTimeWords();
  return (
    <Stack>
      <Stack role="status" $gap={space[1]}>
        <p>{t(taking.length > 0 ? 'removeDay.goes' : 'removeDay.empty', { day: shown.shortDayName(dayId) })}</p>
        {taking.map(({ dayId: day, games, now, then }) => {
          const words = { count: games.length, day: shown.shortDayName(day), then: then ? clock(then) : '' };
          return <p key={day}>{now ? t('removeDay.moves', { ...words, now: clock(now) }) : t('removeDay.fills', words)}</p>;
        })}
        <EndOfSchedule after={after} />
        <p>{t('removeDay.stays')}</p>
      </Stack>
      {taking.length > 0 && <MovedGames taking={taking} shown={shown} />}
    </Stack>
  );
}
