import { useTranslation } from '@courtside/i18n';
import { Notice, space } from '@courtside/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const Place = styled.div`
  padding: ${space[2]} ${space[3]} 0;
  @media print {
    display: none;
  }
`;

const subscribe = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** Says plainly that there is no network; goes by itself. */
export function ConnectionNotice() {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Place>
      <Notice kind="offline">{t('offline')}</Notice>
    </Place>
  );
}
