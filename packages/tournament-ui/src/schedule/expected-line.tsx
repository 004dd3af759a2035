import type { ToldStart } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { ClockIcon } from '@courtside/ui';

export interface ExpectedLineProps {
  readonly start: ToldStart;
  /** Where the schedule has it. */
  readonly courtLetter: string;
}

/** "expected about 14:35, court B", beside the time of the schedule. */
export function ExpectedLine({ start, courtLetter }: ExpectedLineProps) {
  const { t } = useTranslation('schedule');
  return (
    <span data-expected={start.isLate ? 'late' : ''} data-print="no">
      <ClockIcon size={14} aria-hidden="true" />
      {t(start.isLate ? 'expectedAbout' : start.isMoved ? 'movedTo' : 'expectedAt', { time: start.time })}
      {start.courtLetter !== courtLetter && `, ${t('court', { letter: start.courtLetter })}`}
    </span>
  );
}
