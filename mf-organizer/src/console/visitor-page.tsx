import { isAnsweredBy, linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, Page } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

/** Sends "View as a visitor", the draw, a poster and the wall screen to the public site, since the console has no visitors. */
export function VisitorPage({ publicSite, children }: { readonly publicSite: string | null; readonly children: ReactNode }) {
  const { t } = useTranslation(['console', 'common']);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isView = search.get('view') === 'visitor';
  const isOfOthers =
    !isAnsweredBy('mf-organizer', pathname) && (isAnsweredBy('mf-tournament', pathname) || isAnsweredBy('mf-registration', pathname));
  if (!isView && !isOfOthers) return children;
  const [, tournamentId = ''] = pathname.split('/');
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('visitor.title')}
        actions={
          <>
            {publicSite && (
              <Button as="a" href={`${publicSite}${pathname}${isView ? '?view=visitor' : ''}`} target="_blank" rel="noreferrer">
                {t('visitor.open')}
              </Button>
            )}
            <Button as={Link} to={isView ? pathname : linkTo('tournament', tournamentId)} variant="secondary">
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
