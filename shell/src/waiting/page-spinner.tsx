import { useTranslation } from '@courtside/i18n';
import { Spinner } from '@courtside/ui';
import styled from 'styled-components';

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
`;

/** While a page is loading. */
export function PageSpinner() {
  const { t } = useTranslation('common');
  return (
    <Middle>
      <Spinner label={t('loading')} />
    </Middle>
  );
}
