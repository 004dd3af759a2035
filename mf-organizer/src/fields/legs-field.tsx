import type { Legs } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';

export interface LegsFieldProps {
  readonly value: Legs;
  readonly onChange: (value: Legs) => void;
}

/** How often each pair of a group meets. */
export function LegsField({ value, onChange }: LegsFieldProps) {
  const { t } = useTranslation('organizerSchedule');
  return (
    <SelectField label={t('create.legs')} value={String(value)} onChange={(event) => onChange(event.currentTarget.value === '2' ? 2 : 1)}>
      <option value="1">{t('create.once')}</option>
      <option value="2">{t('create.twice')}</option>
    </SelectField>
  );
}
