import { limits, type Legs } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Columns, space } from '@courtside/ui';
import { CountField } from './count-field';
import { LegsField, type LegsFieldProps } from './legs-field';

interface DaysAndLegsProps {
  /** Null while the field is empty. */
  readonly days: number | null;
  readonly mostDays: number;
  readonly onDays: (days: number | null) => void;
  readonly legs: Legs;
  readonly onLegs: LegsFieldProps['onChange'];
}

/** Whether groups can be played on this number of days. */
export const isDayCount = (days: number | null, mostDays: number): days is number =>
  days !== null && days >= limits.days.minimum && days <= mostDays;

/** The fields for the days of a round robin, and how often each pair meets. */
export function DaysAndLegs({ days, mostDays, onDays, legs, onLegs }: DaysAndLegsProps) {
  const { t } = useTranslation('organizerSchedule');
  return (
    <Columns $min="10.5rem" $gap={space[3]}>
      <CountField
        label={t('create.days')}
        value={days}
        onChange={onDays}
        min={limits.days.minimum}
        max={mostDays}
        maxDigits={String(mostDays).length}
        error={!isDayCount(days, mostDays) && t('create.daysRange', { least: limits.days.minimum, most: mostDays })}
      />
      <LegsField value={legs} onChange={onLegs} />
    </Columns>
  );
}
