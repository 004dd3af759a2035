import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, Page, useDocumentTitle } from '@courtside/ui';
import { Link } from 'react-router-dom';

/** The address leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  useDocumentTitle(t('notFound.title'));
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('notFound.title')}
        actions={
          <Button as={Link} to={linkTo('home')}>
            {t('notFound.home')}
          </Button>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  );
}
