import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { readArchive, useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState, ListSkeleton, Page, PageTitle } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';
import { ListFailed } from './list-failed';
import { TournamentList } from './tournament-list';
import { useToday } from './use-today';

type Archive =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly tournaments: readonly Tournament[] };

/** Reads the past once a day of the calendar: nothing in it changes while it is looked at. */
function useArchive(attempt: number): Archive {
  const today = useToday();
  const [archive, setArchive] = useState<Archive>({ status: 'loading' });
  useEffect(() => {
    let isShown = true;
    setArchive({ status: 'loading' });
    readArchive({ today }).then(
      (tournaments) => isShown && setArchive({ status: 'ready', tournaments }),
      () => isShown && setArchive({ status: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, [today, attempt]);
  return archive;
}

/** `/archive`: public tournaments that are over, newest start first. */
export default function ArchivePage() {
  const { t } = useTranslation('home');
  usePageHead({ title: t('archive.title') });
  const [attempt, setAttempt] = useState(0);
  const archive = useArchive(attempt);
  return (
    <Page>
      <PageTitle>{t('archive.title')}</PageTitle>
      <ArchiveList archive={archive} onRetry={() => setAttempt(attempt + 1)} />
    </Page>
  );
}

function ArchiveList({ archive, onRetry }: { readonly archive: Archive; readonly onRetry: () => void }) {
  const { t } = useTranslation('home');
  const { uid } = useSession();
  if (archive.status === 'loading') return <ListSkeleton label={t('loading')} />;
  if (archive.status === 'failed') return <ListFailed onRetry={onRetry} />;
  if (archive.tournaments.length > 0) return <TournamentList tournaments={archive.tournaments} uid={uid} />;
  return (
    <EmptyState
      title={t('archive.empty')}
      actions={
        <Button as={Link} to={linkTo('home')}>
          {t('archive.home')}
        </Button>
      }
    >
      {t('archive.emptyText')}
    </EmptyState>
  );
}
