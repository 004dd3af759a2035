import type { ExpectedStart } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { VisuallyHidden } from '@courtside/ui';

/** Whether a game that has not begun is expected at another time than the scheduled one; the same time of another day counts too. */
export const isOtherTime = (start: ExpectedStart | undefined): boolean => start !== undefined && !start.isOn && start.shift !== 0;

/** Returns the number of days from the scheduled day of a game to the expected one. */
export function daysLater({ planned, shift }: Pick<ExpectedStart, 'planned' | 'shift'>): number {
  const [hours = 0, minutes = 0] = planned.split(':').map(Number);
  return Math.floor((hours * 60 + minutes + shift) / (24 * 60));
}

export interface PlannedTimeProps {
  /** `HH:MM` of the schedule. */
  readonly time: string;
  /** Whether it is replaced by another time next to it. */
  readonly isPast: boolean;
}

/** The scheduled time, struck through if it is no longer valid. */
export function PlannedTime({ time, isPast }: PlannedTimeProps) {
  const { t } = useTranslation('schedule');
  if (!isPast) return <time>{time}</time>;
  return (
    <s>
      <VisuallyHidden>{t('planned')} </VisuallyHidden>
      {time}
    </s>
  );
}
