import type { SeriesLength } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';
import type { ChosenSeries } from './create-bracket-model';

export interface SeriesChoiceProps {
  readonly value: ChosenSeries;
  /** In a double elimination, the games before the final are the finals of both brackets. */
  readonly isDouble: boolean;
  readonly onChange: (series: ChosenSeries) => void;
}

const options: readonly SeriesLength[] = [3, 5];

/** Whether the final, and the games before it, are one game each, or the best of 3 or of 5. */
export function SeriesChoice({ value, isDouble, onChange }: SeriesChoiceProps) {
  const { t } = useTranslation('organizerBracket');
  const select = (round: keyof ChosenSeries, label: string) => (
    <SelectField
      label={label}
      value={String(value[round] ?? '')}
      onChange={(event) => onChange({ ...value, [round]: options.find((most) => String(most) === event.currentTarget.value) ?? null })}
    >
      <option value="">{t('create.oneGame')}</option>
      {options.map((most) => (
        <option key={most} value={String(most)}>
          {t('create.bestOf', { most })}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      {select('final', t('create.final'))}
      {select('before', t(isDouble ? 'create.beforeGrandFinal' : 'create.beforeFinal'))}
    </>
  );
}
