import type { ToldStart } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { VisuallyHidden } from '@courtside/ui';

/** Whether a game that has not begun is expected at another time than the schedule has it. */
export const isOtherTime = (start: ToldStart | undefined): boolean => start !== undefined && !start.isOn && start.time !== start.planned;

export interface PlannedTimeProps {
  /** `HH:MM` of the schedule. */
  readonly time: string;
  /** It counts no more: another time stands beside it. */
  readonly isPast: boolean;
}

/** The time of the schedule, struck through where it counts no more. */
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
