import { useConnection } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { layer, Notice, space } from '@courtside/ui';
import styled from 'styled-components';

/** At the lower edge of the window, wherever in the page one reads: it moves nothing that is being read. */
export const AtLowerEdge = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: calc(${space[2]} + env(safe-area-inset-bottom));
  width: min(100% - 1.5rem, 44rem);
  margin: 0 auto;
  @media print {
    display: none;
  }
`;

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
