import { timeOf, type ScheduleTime, type TimetableRow } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { VisuallyHidden } from '@courtside/ui';
import { useExpectedStarts } from '../../games/expected-starts';
import { useTimeWords } from '../../games/time-words';

export interface DayEndProps {
  readonly rows: readonly TimetableRow[];
  /** By the schedule. */
  readonly planned: ScheduleTime;
  /** Minutes of play of a game. */
  readonly length: number;
}

/** When a day ends: by the schedule, and as it looks now where that is another time. */
export function DayEnd({ rows, planned, length }: DayEndProps) {
  const { t } = useTranslation('organizerSchedule');
  const clock = useTimeWords();
  const starts = useExpectedStarts();
  const left = rows.flatMap(({ entry, minutes }) => {
    const start = starts.get(entry);
    return start ? [minutes + start.shift + length] : [];
  });
  const expected = left.length > 0 ? timeOf(Math.max(...left)) : planned;
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
