import type { DayId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';
import { useSchedule } from '../../../games/schedule-context';

export interface DayFieldProps {
  /** The days or rounds to choose from. */
  readonly days: readonly DayId[];
  readonly value: DayId;
  readonly onChange: (day: DayId) => void;
}

/** A field to choose one of the schedule's days or rounds by its name. */
export function DayField({ days, value, onChange }: DayFieldProps) {
  const { t } = useTranslation('organizerSchedule');
  const { dayName, isSwiss } = useSchedule();
  return (
    <SelectField
      label={t(isSwiss ? 'dayField.round' : 'dayField.day')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as DayId)}
    >
      {/* A day that another user has removed: the browser would show the first one in its place. */}
      {!days.includes(value) && <option value={value} hidden />}
      {days.map((id) => (
        <option key={id} value={id}>
          {dayName(id)}
        </option>
      ))}
    </SelectField>
  );
}
