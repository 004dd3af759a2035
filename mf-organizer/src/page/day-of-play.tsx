import { hasBracket, hasSchedule } from '@courtside/domain';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { useClock, wallClock } from '@courtside/tournament-ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { TournamentData } from '../workspace/tournament-data';

// Days of play are few: on all others none of it is fetched.
const DayStrip = lazy(() => import(/* webpackChunkName: "day-strip" */ './day-strip'));
const FollowingPlan = lazy(() => import(/* webpackChunkName: "day-strip" */ '../passes/following-plan'));

/** As high as one row of courts, so that nothing moves when they come. */
const Row = styled.div`
  min-height: 3.75rem;
  @media print {
    display: none;
  }
`;

/** On a day of play the courts come first; and wherever a plan of the day is stored, it follows the schedule that is edited here. */
export function DayOfPlay({ data }: { readonly data: TournamentData }) {
  const { tournament, matchesConfirmed = false } = data;
  const { date } = wallClock(useClock(60_000), tournament.timeZone ?? undefined);
  const stored = useWatch(query(watchDay, tournament.id)).value?.plan ?? null;
  if (!hasSchedule(tournament) && !hasBracket(tournament)) return null;
  const isToday = tournament.startDate <= date && date <= tournament.endDate;
  const isThere = !data.loading && !data.loadingMatches && (data.games !== null || !hasBracket(tournament));
  return (
    <>
      {isToday && isThere && (
        <Row>
          <Suspense>
            <DayStrip data={data} stored={stored} />
          </Suspense>
        </Row>
      )}
      {stored && isThere && (matchesConfirmed || !hasSchedule(tournament)) && (
        <Suspense>
          <FollowingPlan data={data} stored={stored} />
        </Suspense>
      )}
    </>
  );
}
