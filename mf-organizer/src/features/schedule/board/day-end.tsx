import { MINUTES_PER_DAY, toScheduleTime, type ScheduleTime, type TimetableRow } from '@courtside/domain';
import { NIGHT } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { VisuallyHidden } from '@courtside/ui';
import { useExpectedStarts } from '../../../games/expected-starts';
import { useTimeWords } from '../../../games/time-words';

export interface DayEndProps {
  /** The games that are not over. */
  readonly left: readonly TimetableRow[];
  /** The end by the schedule. */
  readonly planned: ScheduleTime;
  /** The length of a game in minutes. */
  readonly length: number;
}

/** Shows when a day ends by the schedule, and when it is expected to end if that is another time. */
export function DayEnd({ left, planned, length }: DayEndProps) {
  const { t } = useTranslation('organizerSchedule');
  const clock = useTimeWords();
  const starts = useExpectedStarts();
  const isTold = left.some(({ entry }) => starts.has(entry));
  const begins = left.map(({ entry, minutes }) => minutes + (starts.get(entry)?.shift ?? 0));
  // Games that were moved to another day do not count.
  const own = begins.filter((minutes) => minutes < MINUTES_PER_DAY + NIGHT);
  const expected = isTold && own.length > 0 ? toScheduleTime(Math.max(...own) + length) : planned;
  if (expected.minutes === planned.minutes) return <p>{t('ends', { time: clock(planned) })}</p>;
  return (
    <p>
      {t('ends', { time: clock(expected) })}{' '}
      <s>
        <VisuallyHidden>{t('plannedEnd')} </VisuallyHidden>
        {clock(planned)}
      </s>
    </p>
  );
}
