import type { Match, MatchId, Team, Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { ScheduleView, Section, type LiveNow } from '@courtside/tournament-ui';
import { Button, EmptyState, PrinterIcon } from '@courtside/ui';
import { memo } from 'react';
import { useVisit } from '../visit';

interface GamesProps {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** Null where visitors are not shown when games are played. */
  readonly live: LiveNow | null;
  readonly changed: ReadonlySet<MatchId>;
  /** The games could not be loaded. */
  readonly failed: boolean;
}

/** Days or rounds, and how to have them on paper. */
export function ScheduleSection() {
  const { tournament, teams, matches, changed, live, failed } = useVisit();
  return <Games {...{ tournament, teams, matches, changed, live }} failed={failed.schedule} />;
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
      {failed ? (
        <EmptyState failed level={3} title={t('tournament:problem')} />
      ) : (
        <ScheduleView {...schedule} hidesTimes={schedule.live === null} />
      )}
    </Section>
  );
});
