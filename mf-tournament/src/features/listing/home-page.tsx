import { isOrganizer, showsBracket, type Tournament } from '@courtside/domain';
import { ErrorBoundary } from '@courtside/federation/error-boundary';
import { linkTo } from '@courtside/federation/links';
import { query, useWatch, watchUpcomingTournaments } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { isNearEvent, isPlayingAt, useClock } from '@courtside/tournament-ui';
import { Button, EmptyState, ListSkeleton, Page, PageTitle, serverNow, useServerClock } from '@courtside/ui';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';
import { everything, findTournaments, isFiltered } from './finding/filters';
import { FeedLink } from './finding/feed-link';
import { FindingBar } from './finding/finding-bar';
import { CountLine, NothingFound } from './finding/found';
import { listMonths } from './finding/months';
import { TeamsFound } from './finding/teams-found';
import { useFoundTeams } from './finding/use-found-teams';
import { useFilters } from './finding/use-filters';
import { chooseLeadFor, type Lead } from './lead/choose-lead';
import { LeadSheet } from './lead/lead-sheet';
import { useLeadCode } from './lead/use-lead-code';
import { ListFailed } from './list-failed';
import { isReaders, orderForReader } from './order-for-reader';
import { TournamentList } from './tournament-list';
import { useReader } from './use-reader';
import { useToday } from '../../live/use-today';

/** `/`: current and future public tournaments, the user’s own first. A newly opened one appears automatically. */
export default function HomePage() {
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
  const reader = useReader();
  const today = useToday();
  const { value, error, retry } = useWatch(query(watchUpcomingTournaments, { today }));
  // Until it is known where the user plays: their own tournaments would push the others down while they read.
  // The cards are rendered in pieces: what the server wrote can be used in the meantime.
  const tournaments = useDeferredValue(reader ? value : undefined);

  const { filters, change } = useFilters();
  const field = useRef<HTMLInputElement>(null);
  const now = useClock(60_000);
  const known = tournaments ?? none;
  // The server's clock decides what is in play, whatever this device's clock shows.
  useServerClock(known.some((tournament) => isNearEvent(tournament, now)));
  const months = useMemo(() => listMonths(known), [known]);
  // Decided once, when the list loads: later, a card would move under the user's finger.
  const ordered = useMemo(() => (reader ? orderForReader(known, reader, serverNow()) : none), [known, reader]);
  const found = useMemo(() => findTournaments(isFiltered(filters) ? known : ordered, filters, now), [known, ordered, filters, now]);

  const passed = useMemo(() => findTournaments(ordered, { ...filters, text: '' }, now), [ordered, filters, now]);
  const teams = useFoundTeams(passed, filters.text);
  const counted = [
    t('find.count', { count: found.length, total: known.length }),
    ...(teams.found.length > 0 ? [t('find.teamCount', { count: teams.found.length })] : []),
  ];

  // Only the games tell it, and only those of the leading tournament are read.
  const [playedOut, setPlayedOut] = useState<ReadonlySet<string>>(new Set());
  const passOn = useCallback((id: string) => setPlayedOut((ids) => new Set([...ids, id])), []);
  // A search shows only results. They are below the bar, which stays in place while the user types.
  const chosen = useMemo(() => {
    if (isFiltered(filters) || !reader) return null;
    const own = known.filter((tournament) => isReaders(tournament, reader, now));
    return chooseLeadFor(own, known, playedOut, now);
  }, [known, filters, reader, playedOut, now]);
  const code = useLeadCode(chosen?.isRunning === true);
  const lead = code === 'failed' && chosen?.isRunning ? null : chosen;
  const listed = lead ? found.filter(({ id }) => id !== lead.tournament.id) : found;
  // The user's own tournaments come before a leading one of others.
  const own = lead && reader && !isReaders(lead.tournament, reader, now) ? listed.filter((one) => isReaders(one, reader, now)) : [];
  const rest = listed.filter((one) => !own.includes(one));
  const uid = reader?.uid ?? null;

  if (tournaments?.length === 0 && !isFiltered(filters)) return <NothingToCome />;
  const clear = () => {
    change(everything);
    field.current?.focus();
  };
  return (
    <>
      {(tournaments || !error) && (
        <FindingBar field={field} filters={filters} onChange={change} tournaments={known} months={months} isCurrent />
      )}
      <CountLine>{tournaments && isFiltered(filters) ? counted.join(' · ') : ''}</CountLine>
      {!tournaments ? (
        // Loaded data stays readable when the connection fails later.
        <NotThere failed={Boolean(error)} onRetry={retry} />
      ) : found.length > 0 ? (
        <div data-first="list">
          {own.length > 0 && <TournamentList tournaments={own} uid={uid} />}
          {lead && (
            <ErrorBoundary key={lead.tournament.id} fallback={() => null}>
              <LeadingTournament {...{ lead, code, uid, now }} onPlayedOut={passOn} />
            </ErrorBoundary>
          )}
          {rest.length > 0 && <TournamentList tournaments={rest} uid={uid} />}
        </div>
      ) : (
        teams.status !== 'searching' &&
        teams.found.length === 0 && <NothingFound onClear={clear} title={teams.status === 'ready' ? t('find.nothingOrTeam') : undefined} />
      )}
      {tournaments && <TeamsFound search={teams} />}
    </>
  );
}

interface LeadingProps {
  readonly lead: Lead;
  readonly code: ReturnType<typeof useLeadCode>;
  readonly uid: string | null;
  readonly now: number;
  readonly onPlayedOut: (tournamentId: string) => void;
}

/** It appears with the list; the games of a running tournament fill reserved room. */
function LeadingTournament({ lead: { tournament, isRunning }, code, uid, now, onPlayedOut }: LeadingProps) {
  const led = { tournament, isOrganizer: isOrganizer(tournament, uid) };
  if (!isRunning) return <LeadSheet {...led} />;
  return code && code !== 'failed' ? (
    <code.RunningLead {...led} Sheet={LeadSheet} onPlayedOut={onPlayedOut} />
  ) : (
    <LeadSheet {...led} isRunning isLive={isPlayingAt(tournament, now)} awaited={countGames(tournament)} />
  );
}

/** Returns the number of games to reserve room for, if they are shown. */
const countGames = (tournament: Tournament): number =>
  Math.min(3, (showsBracket(tournament) ? tournament.bracketTimes : tournament.scheduleTimes).numberOfCourts);

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
      <span>{t('empty.text')}</span>
      <br />
      {t('empty.next')}
    </EmptyState>
  );
}
