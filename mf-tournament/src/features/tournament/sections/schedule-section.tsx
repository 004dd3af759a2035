import type { Match, MatchId, Team, Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { ScheduleView, Section } from '@courtside/tournament-ui';
import { Button, EmptyState, PrinterIcon } from '@courtside/ui';
import { memo } from 'react';
import { useVisit, type Visit } from '../visit';

const nothing: NonNullable<Visit['now']> = { states: new Map(), next: [], lately: [] };

type Now = NonNullable<Visit['now']>;

interface GamesProps extends Now {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly changed: ReadonlySet<MatchId>;
  /** The games could not be loaded. */
  readonly failed: boolean;
}

/** Days or rounds, with a button to print them. */
export function ScheduleSection() {
  const { tournament, teams, matches, changed, now, failed } = useVisit();
  return <Games {...{ tournament, teams, matches, changed }} {...(now ?? nothing)} failed={failed.schedule} />;
}

const Games = memo(function Games({ failed, ...schedule }: GamesProps) {
  const { t } = useTranslation(['schedule', 'tournament']);
  return (
    <Section
      id="schedule"
      actions={
        <Button variant="quiet" size="small" icon={<PrinterIcon size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      {failed ? <EmptyState failed level={3} title={t('tournament:problem')} /> : <ScheduleView {...schedule} />}
    </Section>
  );
});
