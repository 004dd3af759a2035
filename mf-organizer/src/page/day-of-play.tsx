import { hasBracket, hasSchedule } from '@courtside/domain';
import { lazyPart } from '@courtside/federation/parts';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice } from '@courtside/ui';
import { useClock, wallClock } from '@courtside/tournament-ui';
import { Suspense, type ComponentProps } from 'react';
import styled from 'styled-components';
import type Strip from './day-strip';
import type { TournamentData } from '../workspace/tournament-data';

interface DayPartsProps {
  readonly data: TournamentData;
  readonly stored: ComponentProps<typeof Strip>['stored'];
  readonly showsStrip: boolean;
  readonly followsPlan: boolean;
}

// Days of play are few: on all others none of it is fetched. One part, since both come in one file; without it the rest of the page goes on.
const DayParts = lazyPart<DayPartsProps>(
  async () => {
    const [{ default: DayStrip }, { default: FollowingPlan }] = await Promise.all([
      import(/* webpackChunkName: "day-strip" */ './day-strip'),
      import(/* webpackChunkName: "day-strip" */ '../passes/following-plan'),
    ]);
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

function NotLoaded({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Notice
      kind="error"
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('notLoaded.part')}
    </Notice>
  );
}

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
  const showsStrip = isToday && isThere;
  const followsPlan = stored !== null && isThere && (matchesConfirmed || !hasSchedule(tournament));
  if (!showsStrip && !followsPlan) return null;
  return (
    <Suspense fallback={showsStrip && <Row />}>
      <DayParts data={data} stored={stored} showsStrip={showsStrip} followsPlan={followsPlan} />
    </Suspense>
  );
}
