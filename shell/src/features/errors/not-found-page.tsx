import { useTranslation } from '@courtside/i18n';
import { Button } from '@courtside/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { space, type, color } from '@courtside/ui';
import { remotePaths } from '../../routes';
import { PageBody } from '../frame/page-body';

const Title = styled.h1`
  ${type.d1}
  margin: 0 0 ${space[2]};
`;

const Text = styled.p`
  color: ${color.ink2};
  margin: 0 0 ${space[4]};
`;

/** The address leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${t('notFound.title')} · Courtside`;
  }, [t]);
  return (
    <PageBody narrow>
      <Title>{t('notFound.title')}</Title>
      <Text>{t('notFound.text')}</Text>
      <Button as={Link} to={remotePaths.home}>
        {t('notFound.home')}
      </Button>
    </PageBody>
  );
}
