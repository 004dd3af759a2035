import { dayEnd, dayOffsets, gameTime, type DayId, type MatchId } from '@courtside/domain';
import { hasBegun, hasResult } from '@courtside/domain/day';
import { dropDay } from '@courtside/domain/stages';
import { replaceScheduleDays, type ArrangedDays } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { useClock, wallClock } from '@courtside/tournament-ui';
import { Notice, Stack } from '@courtside/ui';
import { useState } from 'react';
import { PartHeading, PartList } from '../../../dialogs/part-list';
import { useSchedule } from '../../../games/schedule-context';
import { useTimeWords } from '../../../games/time-words';
import { TaskDialog } from '../../../saving/task-dialog';
import { useOfferUndo } from '../../../saving/plan-undo';
import { useTask } from '../../../saving/use-task';
import { EndOfSchedule } from '../../../stages/end-of-event';
import { useGroupsStage } from '../../../stages/groups-stage';
import { DayField } from '../days/day-field';
import { useMomentWords } from '../../../stages/use-event-end';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Removes a day without played games. Before that, it says which games move, and when each day and the event then end. */
export function RemoveDayDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'organizerUndo']);
  // The sent days stay in sight until they are stored.
  const now = useSchedule();
  const [sent, setSent] = useState<typeof now | null>(null);
  const { tournament, matches, dayIds, dates, dayName, gameName } = sent ?? now;
  const { address } = useGroupsStage();
  const clock = useTimeWords();
  const format = useFormat();
  const moment = useMomentWords(tournament);
  const offerUndo = useOfferUndo();
  const task = useTask((message) => t('problem.notSaved', { message }), { needsNetwork: true });
  const { date: today, minutes } = wallClock(useClock(MINUTE), tournament.timeZone ?? undefined);
  const listPlayed = (day: DayId) =>
    (tournament.schedule[day] ?? []).filter((entry) => {
      const game = matches.get(entry as MatchId);
      return game && (hasBegun(game) || hasResult(game));
    });
  const [dayId, setDay] = useState<DayId>(() => dayIds.findLast((day) => listPlayed(day).length === 0) ?? dayIds.at(-1)!);
  const { schedule, scheduleTimes, scheduleType } = tournament;
  // Another user has removed it: no other day goes in its place until one is chosen.
  const isGone = !dayIds.includes(dayId);
  const others = dayIds.filter((day) => day !== dayId);
  // A day that is over, or whose next place has passed, takes no games while another one can.
  const ahead = others.filter((day) => {
    const index = dayIds.indexOf(day);
    const date = dates[index] ?? '';
    return date > today || (date === today && gameTime(scheduleTimes, index, schedule[day]?.length ?? 0).minutes >= minutes);
  });
  const dropped = dropDay(tournament, dayId, {
    takers: ahead.length > 0 ? ahead : others,
    teamsOf: (id) => [matches.get(id)?.team1Id, matches.get(id)?.team2Id].flatMap((team) => team ?? []),
  });
  const { moved, unplaced } = dropped;
  const after = { ...tournament, schedule: dropped.schedule, scheduleTimes: dropped.scheduleTimes };
  const played = listPlayed(dayId).length;
  const isRefused = isGone || others.length === 0 || played > 0 || unplaced.length > 0;
  // Its start is that of the stage, so days are counted from there.
  const momentOf = (index: number, of: typeof tournament, days: readonly DayId[], day: DayId) => {
    const at = days.indexOf(day);
    const offset = dayOffsets(days.length, scheduleType, of.scheduleTimes)[at] ?? 0;
    return moment(offset * DAY + gameTime(of.scheduleTimes, at, index).minutes);
  };
  const submit = async () => {
    const arrange = ({
      schedule,
      scheduleTimes: { startTimes, days },
    }: Pick<typeof tournament, 'schedule' | 'scheduleTimes'>): ArrangedDays => ({
      ...{ schedule, startTimes },
      ...(days && { days }),
    });
    const [before, next] = [arrange(tournament), arrange(after)];
    const said = t('organizerUndo:dayRemoved', { day: dayName(dayId) });
    setSent(now);
    const isDone = await task.run(() => replaceScheduleDays(tournament.id, before, next, ...address));
    setSent(null);
    if (!isDone) return;
    offerUndo({ said, undo: () => replaceScheduleDays(tournament.id, next, before, ...address) });
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('removeDay.title')}
      submitLabel={t('removeDay.submit')}
      submitDisabled={isRefused}
      size="small"
    >
      <DayField days={dayIds} value={dayId} onChange={setDay} />
      {isGone ? null : played > 0 ? (
        <Notice kind="warning">{t('removeDay.begun', { count: played })}</Notice>
      ) : unplaced.length > 0 ? (
        <Notice kind="warning">{t('removeDay.unplaced', { count: unplaced.length, games: format.list(unplaced.map(gameName)) })}</Notice>
      ) : (
        <Stack>
          <Stack role="status">
            <p>{t(moved.length > 0 ? 'removeDay.goes' : 'removeDay.empty', { day: dayName(dayId) })}</p>
            {others.flatMap((day) => {
              const count = moved.filter((game) => game.dayId === day).length;
              if (count === 0) return [];
              const end = dayEnd(schedule[day] ?? [], scheduleTimes, dayIds.indexOf(day));
              const then = dayEnd(after.schedule[day] ?? [], after.scheduleTimes, others.indexOf(day));
              const words = { count, day: dayName(day), then: then ? clock(then) : '' };
              return <p key={day}>{end ? t('removeDay.moves', { ...words, now: clock(end) }) : t('removeDay.fills', words)}</p>;
            })}
            <EndOfSchedule after={after} />
            <p>{t('removeDay.stays')}</p>
          </Stack>
          {moved.length > 0 && (
            <section aria-label={t('removeDay.list')}>
              <PartHeading>{t('removeDay.list')}</PartHeading>
              <PartList $dense>
                {moved.map(({ id, dayId: to, index }) => (
                  <li key={id}>
                    {t('removeDay.game', {
                      game: gameName(id),
                      from: momentOf((schedule[dayId] ?? []).indexOf(id), tournament, dayIds, dayId),
                      to: momentOf(index, after, others, to),
                    })}
                  </li>
                ))}
              </PartList>
            </section>
          )}
        </Stack>
      )}
    </TaskDialog>
  );
}
