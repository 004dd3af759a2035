import type { DayId } from '@courtside/domain';
import { SelectField } from '@courtside/ui';
import { useSchedule } from './schedule-context';

export interface DayFieldProps {
  readonly label: string;
  /** The days or rounds to choose from. */
  readonly days: readonly DayId[];
  readonly value: DayId;
  readonly onChange: (day: DayId) => void;
}

/** One of the schedule's days or rounds, by its name. */
export function DayField({ label, days, value, onChange }: DayFieldProps) {
  const { dayName } = useSchedule();
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value as DayId)}>
      {days.map((id) => (
        <option key={id} value={id}>
          {dayName(id)}
        </option>
      ))}
    </SelectField>
  );
}
