import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { query, useSession, useWatch, watchUpcomingTournaments } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useClock } from '@courtside/tournament-ui';
import { Button, EmptyState, ListSkeleton, Page, PageTitle } from '@courtside/ui';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';
import { everything, findTournaments, isFiltered } from './finding/filters';
import { FeedLink } from './finding/feed-link';
import { FindingBar } from './finding/finding-bar';
import { CountLine, NothingFound } from './finding/found';
import { monthsOf } from './finding/months';
import { useFilters } from './finding/use-filters';
import { ListFailed } from './list-failed';
import { TournamentList } from './tournament-list';
import { useToday } from './use-today';

/** `/`: public tournaments that are not over, by start date. A newly opened one appears by itself. */
export function HomePage() {
  const { t } = useTranslation('home');
  usePageHead({ title: t('title') });
  return (
    <Page>
      <PageTitle>{t('title')}</PageTitle>
      <UpcomingTournaments />
      <FeedLink />
    </Page>
  );
}

function UpcomingTournaments() {
  const { t } = useTranslation('home');
  const { uid } = useSession();
  const today = useToday();
  const { value: tournaments, error, retry } = useWatch(query(watchUpcomingTournaments, { today }));

  const { filters, change } = useFilters();
  const field = useRef<HTMLInputElement>(null);
  const now = useClock(60_000);
  const known = tournaments ?? none;
  const months = useMemo(() => monthsOf(known), [known]);
  const found = useMemo(() => findTournaments(known, filters, now), [known, filters, now]);

  if (tournaments?.length === 0 && !isFiltered(filters)) return <NothingToCome />;
  const clear = () => {
    change(everything);
    field.current?.focus();
  };
  return (
    <>
      {(tournaments || !error) && (
        <FindingBar field={field} filters={filters} onChange={change} tournaments={known} months={months} asksOpen />
      )}
      <CountLine>{tournaments && isFiltered(filters) ? t('find.count', { count: found.length, total: known.length }) : ''}</CountLine>
      {!tournaments ? (
        // What was loaded stays readable when the connection fails later.
        <NotThere failed={Boolean(error)} onRetry={retry} />
      ) : found.length > 0 ? (
        <TournamentList tournaments={found} uid={uid} />
      ) : (
        <NothingFound onClear={clear} />
      )}
    </>
  );
}

const none: readonly Tournament[] = [];

function NotThere({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation('home');
  return failed ? <ListFailed onRetry={onRetry} /> : <ListSkeleton label={t('loading')} />;
}

function NothingToCome() {
  const { t } = useTranslation('home');
  return (
    <EmptyState
      title={t('empty.title')}
      actions={
        <Button as={Link} to={linkTo('archive')}>
          {t('empty.archive')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
