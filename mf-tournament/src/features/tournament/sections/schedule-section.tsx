import { hasSchedule, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { ScheduleView, Section, type ScheduleFilter } from '@courtside/tournament-ui';
import { Button, PrinterIcon } from '@courtside/ui';
import { memo, Suspense, type ReactNode } from 'react';
import { FurtherSchedule } from '../further-groups/lazy-views';
import { UnreadPart } from '../unread-part';
import { useVisit, type Visit } from '../visit';

const nothing: NonNullable<Visit['now']> = { states: new Map(), next: [], lately: [] };

type Now = NonNullable<Visit['now']>;

interface GamesProps extends Now {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly changed: ReadonlySet<MatchId>;
  /** Another stage was drawn from these games. */
  readonly isFollowed: boolean;
  /** Renders the games of further groups. */
  readonly further: ((filter: ScheduleFilter) => ReactNode) | undefined;
  /** Reads the games again; null unless they could not be loaded. */
  readonly retry: (() => void) | null;
}

const drawFurther = (filter: ScheduleFilter) => (
  <Suspense fallback={null}>
    <FurtherSchedule filter={filter} />
  </Suspense>
);

/** Days or rounds, with a button to print them. */
export function ScheduleSection() {
  const { tournament, teams, matches, furtherGroups, changed, now, failed, retry } = useVisit();
  return (
    <Games
      {...{ tournament, teams, matches, changed }}
      {...(now ?? nothing)}
      isFollowed={furtherGroups?.stages.some(({ plan }) => hasSchedule(plan)) ?? false}
      further={furtherGroups || failed.groups ? drawFurther : undefined}
      retry={failed.schedule ? retry : null}
    />
  );
}

const Games = memo(function Games({ retry, ...schedule }: GamesProps) {
  const { t } = useTranslation('schedule');
  return (
    <Section
      id="schedule"
      actions={
        <Button variant="quiet" size="small" icon={<PrinterIcon size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      {retry ? <UnreadPart retry={retry} /> : <ScheduleView {...schedule} />}
    </Section>
  );
});
