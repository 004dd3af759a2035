import type { PlannerStages } from '@courtside/domain/planner';
import { useId } from 'react';
import { useWords } from './words';

export interface LegsFieldProps {
  readonly value: PlannerStages['legs'];
  readonly onChange: (value: PlannerStages['legs']) => void;
}

/** Whether the teams of a group meet once or twice. */
export function LegsField({ value, onChange }: LegsFieldProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <div className="cs-field">
      <label className="cs-label" htmlFor={id}>
        {t('legs')}
      </label>
      <select
        id={id}
        className="cs-select"
        name="legs"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value === '2' ? 2 : 1)}
      >
        <option value="1">{t('once')}</option>
        <option value="2">{t('twice')}</option>
      </select>
      <span className="cs-paper">{t(value === 2 ? 'twice' : 'once')}</span>
    </div>
  );
}
