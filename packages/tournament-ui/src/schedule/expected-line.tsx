import type { ExpectedStart } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { ClockIcon } from '@courtside/ui';
import { daysLater, isOtherTime } from './planned-time';

export interface ExpectedLineProps {
  readonly start: ExpectedStart;
  /** Where the schedule has it. */
  readonly courtLetter: string;
  /** Whether its expected time is already shown instead of the scheduled one. */
  readonly isTold?: boolean;
}

/** "expected about 14:35, court B", next to the scheduled time. On paper too, if it differs. */
export function ExpectedLine({ start, courtLetter, isTold = false }: ExpectedLineProps) {
  const { t } = useTranslation('schedule');
  const isElsewhere = start.courtLetter !== courtLetter;
  const days = daysLater(start);
  const differs = isOtherTime(start) || isElsewhere;
  // The same time is not shown twice.
  if (isTold && !start.isLate && !isElsewhere && days <= 0) return null;
  return (
    <span data-expected={start.isLate ? 'late' : ''} data-differs={differs || undefined} data-print={differs ? undefined : 'no'}>
      <ClockIcon size={14} aria-hidden="true" />
      {t(start.isLate ? 'expectedAbout' : start.isMoved ? 'movedTo' : 'expectedAt', { time: start.time })}
      {days > 0 && ` ${t('plusDays', { count: days })}`}
      {isElsewhere && `, ${t('court', { letter: start.courtLetter })}`}
    </span>
  );
}
