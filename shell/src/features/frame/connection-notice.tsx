import { useAsOf, useConnection } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { StickyBottom, Notice } from '@courtside/ui';

/** Shows that the connection to the server is lost, and how old the data is; disappears by itself. */
export function ConnectionNotice() {
  const { t } = useTranslation('shell');
  const { time, dateTime } = useFormat();
  const { status, pending } = useConnection();
  const asOf = useAsOf();
  if (status === 'online') return null;
  const isOfToday = asOf !== null && new Date(asOf).toDateString() === new Date().toDateString();
  return (
    <StickyBottom>
      <Notice kind="offline">
        {asOf === null ? t('offline') : t('offlineAsOf', { time: isOfToday ? time(asOf) : dateTime(asOf) })}
        {pending && ` ${t('offlinePending')}`}
      </Notice>
    </StickyBottom>
  );
}
