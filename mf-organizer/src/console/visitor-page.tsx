import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, Page } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

/** "View as a visitor" leads to the public site: the console has no visitors. */
export function VisitorPage({ publicSite, children }: { readonly publicSite: string | null; readonly children: ReactNode }) {
  const { t } = useTranslation(['console', 'common']);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (search.get('view') !== 'visitor') return children;
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('visitor.title')}
        actions={
          <>
            {publicSite && (
              <Button as="a" href={`${publicSite}${pathname}?view=visitor`} target="_blank" rel="noreferrer">
                {t('visitor.open')}
              </Button>
            )}
            <Button as={Link} to={pathname} variant="secondary">
              {t('common:action.back')}
            </Button>
          </>
        }
      >
        {t('visitor.text')}
      </EmptyState>
    </Page>
  );
}
