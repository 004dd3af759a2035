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

// Days of play are few: on all others none of it is fetched.
const fetchParts = () =>
  Promise.all([
    import(/* webpackChunkName: "day-strip" */ './day-strip'),
    import(/* webpackChunkName: "day-strip" */ '../passes/following-plan'),
  ]);

// One part, since both come in one file; without it the rest of the page goes on.
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

/** As high as one row of courts, so that nothing moves when they come. */
const Row = styled.div`
  min-height: 3.75rem;
  @media print {
    display: none;
  }
`;

/** Whether it is one of the days of a tournament now. */
export const useIsToday = (tournament: TournamentData['tournament']): boolean => isOnDayOfPlay(tournament, useClock(60_000));

/** How long the rest of the page waits for the courts' file, which is asked for together with the data. Milliseconds. */
const PATIENCE = 3000;

/** Whether nobody waits for the courts' file any longer: it is there, it can't be had, or it takes too long. @param isToday whether it is asked for */
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

/** Whether the games have come, which the courts are drawn from. */
export const hasGames = ({ tournament, loading, loadingMatches, games }: TournamentData): boolean =>
  !loading && !loadingMatches && (games !== null || !hasBracket(tournament));

/** On a day of play the courts come first; and wherever a plan of the day is stored, it follows the schedule that is edited here. */
export function DayOfPlay({ data }: { readonly data: TournamentData }) {
  const { tournament, matchesConfirmed = false } = data;
  const isToday = useIsToday(tournament);
  const stored = useWatch(query(watchDay, tournament.id)).value?.plan ?? null;
  // While a new bracket is read, the courts stay as they are.
  const shown = useLastComplete(tournament.id, data, hasGames(data));
  if (!hasSchedule(tournament) && !hasBracket(tournament)) return null;
  const showsStrip = isToday && hasGames(shown);
  const followsPlan = stored !== null && hasGames(data) && (matchesConfirmed || !hasSchedule(tournament));
  // Fetched while the games are, so that the courts are drawn together with what is below them.
  if (!isToday && !followsPlan) return null;
  return (
    <Suspense fallback={showsStrip && <Row />}>
      <DayParts data={shown} stored={stored} showsStrip={showsStrip} followsPlan={followsPlan} />
    </Suspense>
  );
}
