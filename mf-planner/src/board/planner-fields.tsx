import { limits, plannerDefaults, plannerMaximum, readPlannerInput, type PlannerFields } from '@courtside/domain/planner';
import type { ReactNode } from 'react';
import { NumberBox } from './number-box';
import { useWords } from './words';

export interface PlannerFieldsProps {
  readonly value: PlannerFields;
  readonly onChange: (value: PlannerFields) => void;
  /** Fields next to them. */
  readonly children?: ReactNode;
}

/** The five numbers. An emptied box shows the value it counts as; a number outside its limits shows the limits. */
export function PlannerFieldsForm({ value, onChange, children }: PlannerFieldsProps) {
  const { t } = useWords();
  const counted = readPlannerInput(value);
  const { maximumCourts, maximumGroups } = limits.planner;
  const fields = [
    { name: 'teams', label: t('teams'), min: 2, max: plannerMaximum },
    { name: 'gameLength', label: t('gameLength'), min: 1, max: plannerMaximum },
    { name: 'interval', label: t('interval'), min: 0, max: plannerMaximum },
    { name: 'groups', label: t('groups'), min: 1, max: maximumGroups },
    { name: 'courts', label: t('courts'), min: 1, max: maximumCourts },
  ] as const;
  return (
    <div className="cs-inputs" role="group" aria-label={t('inputs')}>
      {fields.map(({ name, label, min, max }) => {
        const entered = value[name];
        const outside = entered !== null && (entered < min || entered > max);
        return (
          <NumberBox
            key={name}
            name={name}
            label={label}
            value={entered}
            onChange={(next) => onChange({ ...value, [name]: next })}
            min={min}
            max={max}
            start={plannerDefaults[name]}
            hint={entered === null ? t('emptied', { value: counted[name] }) : undefined}
            error={outside ? t('range', { min, max }) : undefined}
            labels={{ less: t('less', { field: label }), more: t('more', { field: label }) }}
          />
        );
      })}
      {children}
    </div>
  );
}
