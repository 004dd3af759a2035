import { hasBracket, hasSchedule } from '@courtside/domain';
import { lazyPart } from '@courtside/federation/parts';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { isOnDayOfPlay, useClock } from '@courtside/tournament-ui';
import { useLastComplete } from '@courtside/ui';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import type Strip from './day-strip';
import { NotLoaded } from '../loading/not-loaded';
import type { TournamentData } from '../workspace/tournament-data';

interface DayPartsProps {
  readonly data: TournamentData;
  readonly stored: ComponentProps<typeof Strip>['stored'];
  readonly showsStrip: boolean;
  readonly followsPlan: boolean;
}

// Days of play are few, so other days fetch none of it.
const fetchParts = () =>
  Promise.all([
    import(/* webpackChunkName: "day-strip" */ './day-strip'),
    import(/* webpackChunkName: "day-strip" */ '../passes/following-plan'),
  ]);

// One lazy part, since both are in one bundle; without it the rest of the page works.
const DayParts = lazyPart<DayPartsProps>(
  async () => {
    const [{ default: DayStrip }, { default: FollowingPlan }] = await fetchParts();
    return {
      default: ({ data, stored, showsStrip, followsPlan }: DayPartsProps) => (
        <>
          {showsStrip && (
            <Row>
              <DayStrip data={data} stored={stored} />
            </Row>
          )}
          {followsPlan && stored && <FollowingPlan data={data} stored={stored} />}
        </>
      ),
    };
  },
  (retry) => <NotLoaded retry={retry} />,
);

/** As high as one row of courts, so that nothing moves when they appear. */
const Row = styled.div`
  min-height: 3.75rem;
  @media print {
    display: none;
  }
`;

/** Whether today is one of the tournament's days. */
export const useIsToday = (tournament: TournamentData['tournament']): boolean => isOnDayOfPlay(tournament, useClock(60_000));

/** How long the rest of the page waits for the courts' bundle, which is requested together with the data. Milliseconds. */
const PATIENCE = 3000;

/** Whether the wait for the courts' bundle is over: it has loaded, has failed, or takes too long. @param isToday whether it is requested */
export function useStripAwaited(isToday: boolean): boolean {
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isToday) return undefined;
    const settle = () => setAwaited(true);
    const timer = setTimeout(settle, PATIENCE);
    fetchParts().then(settle, settle);
    return () => clearTimeout(timer);
  }, [isToday]);
  return isAwaited;
}

/** Whether the games that the courts show have loaded. */
export const hasGames = ({ tournament, loading, loadingMatches, games }: TournamentData): boolean =>
  !loading && !loadingMatches && (games !== null || !hasBracket(tournament));

/** On a day of play the courts come first. If a plan of the day is stored, it is updated when the schedule is edited here. */
export function DayOfPlay({ data }: { readonly data: TournamentData }) {
  const { tournament, matchesConfirmed = false } = data;
  const isToday = useIsToday(tournament);
  const stored = useWatch(query(watchDay, tournament.id)).value?.plan ?? null;
  // While a new bracket is read, the courts do not change.
  const shown = useLastComplete(tournament.id, data, hasGames(data));
  if (!hasSchedule(tournament) && !hasBracket(tournament)) return null;
  const showsStrip = isToday && hasGames(shown);
  const followsPlan = stored !== null && hasGames(data) && (matchesConfirmed || !hasSchedule(tournament));
  // Fetched at the same time as the games, so that the courts appear together with the content below them.
  if (!isToday && !followsPlan) return null;
  return (
    <Suspense fallback={showsStrip && <Row />}>
      <DayParts data={shown} stored={stored} showsStrip={showsStrip} followsPlan={followsPlan} />
    </Suspense>
  );
}
