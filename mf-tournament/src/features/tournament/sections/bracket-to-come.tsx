import { useTranslation } from '@courtside/i18n';
import { EmptyState } from '@courtside/ui';

/** Shown in place of a bracket before its draw. */
export function BracketToCome() {
  const { t } = useTranslation('bracket');
  return (
    <EmptyState level={3} title={t('toCome')}>
      {t('toComeText')}
    </EmptyState>
  );
}
