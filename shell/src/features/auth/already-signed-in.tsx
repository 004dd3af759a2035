import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice, space } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
  > a {
    justify-self: start;
  }
`;

/** Shown to a signed-in user on the sign-in pages. */
export function AlreadySignedIn() {
  const { t } = useTranslation('auth');
  return (
    <Stack>
      <Notice kind="info">{t('alreadySignedIn')}</Notice>
      <Button as={Link} to={linkTo('home')}>
        {t('goHome')}
      </Button>
    </Stack>
  );
}
