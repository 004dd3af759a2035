import { useTranslation } from '@courtside/i18n';
import { Spinner } from '@courtside/ui';
import { NotLoaded } from '../../loading/not-loaded';

interface StagesUnreadProps {
  readonly status: 'loading' | 'error';
  readonly retry: () => void;
}

/** Shown in place of further brackets that have not loaded. */
export function StagesUnread({ status, retry }: StagesUnreadProps) {
  const { t } = useTranslation(['bracket', 'common']);
  if (status === 'loading') return <Spinner label={t('common:loading')} />;
  return <NotLoaded retry={retry}>{t('bracket:furtherUnread')}</NotLoaded>;
}
