import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useSession } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, EmptyState, ListSkeleton, Page, PageTitle } from '@courtside/ui';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';
import { useFocusOnMore } from '../../place/use-focus-on-more';
import { everything, findTournaments, isFiltered, type Filters } from './finding/filters';
import { FindingBar } from './finding/finding-bar';
import { CountLine, NothingFound } from './finding/found';
import { monthsBack, listMonths } from './finding/months';
import { useFilters } from './finding/use-filters';
import { ListFailed } from './list-failed';
import { TournamentList } from './tournament-list';
import { useArchive, type Archive } from './use-archive';
import { useToday } from '../../live/use-today';

type Ready = Archive & { readonly status: 'ready' };

/**
 * `/archive`: past public tournaments, the newest first and a part at a time. A month is part of the request; text and the other filters
 * apply to what has been read, and the page shows how far that goes.
 */
export default function ArchivePage() {
  const { t } = useTranslation('home');
  usePageHead({ title: t('archive.title') });
  const address = useFilters();
  // Past tournaments have no open registration.
  const filters = useMemo(() => ({ ...address.filters, isOpen: false }), [address.filters]);
  const { archive, retry, more } = useArchive(filters.month);
  const field = useRef<HTMLInputElement>(null);
  const today = useToday();
  const known = archive.status === 'ready' ? archive.tournaments : none;
  // Once everything is read, only months with tournaments are offered; a chosen month reads nothing but itself.
  const isWhole = archive.status === 'ready' && !archive.hasMore && filters.month === '';
  const whole = useLastKnown(useMemo(() => (isWhole ? [...listMonths(known)].reverse() : null), [isWhole, known]));
  const months = useMemo(() => whole ?? monthsBack(today, known), [whole, today, known]);
  const isEmpty = archive.status === 'ready' && known.length === 0 && !isFiltered(filters);
  const clear = () => {
    address.change(everything);
    field.current?.focus();
  };
  return (
    <Page>
      <PageTitle>{t('archive.title')}</PageTitle>
      {!isEmpty && archive.status !== 'failed' && (
        <FindingBar field={field} filters={filters} onChange={address.change} tournaments={known} months={months} />
      )}
      {archive.status === 'loading' && <ListSkeleton label={t('loading')} />}
      {archive.status === 'failed' && <ListFailed onRetry={retry} />}
      {archive.status === 'ready' &&
        (isEmpty ? <NothingPast /> : <Found archive={archive} filters={filters} onMore={more} onClear={clear} />)}
    </Page>
  );
}

const none: readonly Tournament[] = [];

/** Returns the last value that was not null. */
function useLastKnown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

function NothingPast() {
  const { t } = useTranslation('home');
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

interface FoundProps {
  readonly archive: Ready;
  readonly filters: Filters;
  readonly onMore: (isSearch: boolean) => void;
  readonly onClear: () => void;
}

function Found({ archive, filters, onMore, onClear }: FoundProps) {
  const { t } = useTranslation('home');
  const { uid } = useSession();
  const { tournaments, hasMore, isAsking, hasFailed } = archive;
  const isSearch = isFiltered(filters);
  const found = useMemo(() => findTournaments(tournaments, filters, 0), [tournaments, filters]);
  const words = useSearched(archive, found.length);
  const count = useRef<HTMLParagraphElement>(null);
  const { list, ask } = useFocusOnMore<HTMLDivElement>(tournaments.length, found.length, () => (hasMore ? null : count.current));
  return (
    <div ref={list} data-first="list">
      <CountLine ref={count}>{isSearch ? words : ''}</CountLine>
      {found.length > 0 ? (
        <TournamentList tournaments={found} uid={uid} />
      ) : (
        <NothingFound onClear={onClear}>{hasMore ? t('archive.nothingYet') : undefined}</NothingFound>
      )}
      {hasMore && (
        <p>
          <Button
            variant="secondary"
            loading={isAsking}
            onClick={() => {
              ask();
              onMore(isSearch);
            }}
          >
            {t(isSearch ? 'archive.further' : 'archive.more')}
          </Button>
        </p>
      )}
      <p role="status">{hasFailed ? t('archive.moreFailed') : ''}</p>
    </div>
  );
}

/** Returns how many were found, and among how many if not all were searched. */
function useSearched({ tournaments, hasMore }: Ready, found: number): string {
  const { t } = useTranslation('home');
  const format = useFormat();
  const total = tournaments.length;
  if (!hasMore) return t('find.count', { count: found, total });
  const oldest = tournaments.reduce((first, { endDate }) => (endDate < first ? endDate : first), '9999');
  return t('archive.searched', { found, count: total, date: format.date(oldest) });
}
