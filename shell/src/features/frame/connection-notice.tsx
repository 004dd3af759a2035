import { useConnection } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { AtLowerEdge, Notice } from '@courtside/ui';

/** Says plainly that the line to the server is lost, and where what is shown comes from; goes by itself. */
export function ConnectionNotice() {
  const { t } = useTranslation('shell');
  const { status, pending } = useConnection();
  if (status === 'online') return null;
  return (
    <AtLowerEdge>
      <Notice kind="offline">
        {t('offline')}
        {pending && ` ${t('offlinePending')}`}
      </Notice>
    </AtLowerEdge>
  );
}
