import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, Page } from '@courtside/ui';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';

/** There is no player or club with this id, or it is not public: both show the same page. */
export function PeopleNotFound({ of }: { readonly of: 'player' | 'club' }) {
  const { t } = useTranslation('people');
  const title = of === 'player' ? t('player.nobody') : t('club.nothing');
  usePageHead({ title });
  return (
    <Page>
      <EmptyState
        level={1}
        title={title}
        actions={
          <Button as={Link} to={linkTo('home')}>
            {t('home')}
          </Button>
        }
      >
        {of === 'player' ? t('player.nobodyText') : t('club.nothingText')}
      </EmptyState>
    </Page>
  );
}

/** It could not be loaded; offers a retry. */
export function PeopleFailed({ of, onRetry }: { readonly of: 'player' | 'club'; readonly onRetry: () => void }) {
  const { t } = useTranslation('people');
  const title = of === 'player' ? t('player.failed') : t('club.failed');
  usePageHead({ title });
  return (
    <Page>
      <EmptyState
        level={1}
        failed
        title={title}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('failedText')}
      </EmptyState>
    </Page>
  );
}
