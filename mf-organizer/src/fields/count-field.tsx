import { useTranslation } from '@courtside/i18n';
import { NumberField, type NumberFieldProps } from '@courtside/ui';

/** A number field, with its two buttons labeled in the user's language. */
export function CountField(props: Omit<NumberFieldProps, 'labels'>) {
  const { t } = useTranslation('common');
  return <NumberField {...props} labels={{ less: t('number.less'), more: t('number.more') }} />;
}
