import { useTranslation } from '@courtside/i18n';
import { UnreadPart } from '../unread-part';

/** Shown in place of further brackets that could not be loaded. */
export function UnreadBracket({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation('bracket');
  return <UnreadPart title={t('furtherUnread')} retry={retry} />;
}
