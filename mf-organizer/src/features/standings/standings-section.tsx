import { hasSchedule, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Section, StandingsTables, teamsInBracket, useGroupTables } from '@courtside/tournament-ui';
import { Button, Columns, Stack, Switch } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { useEventStages } from '../../stages/event-stages';
import { getBracketSource } from '../../stages/groups-source';
import { AdjustPointsDialog } from './adjust-points-dialog';
import { DeductionsDialog } from './deductions-dialog';

const noTeams: ReadonlySet<TeamId> = new Set();

/** One table per group, from the first schedule on, with its rules. */
export function OrganizerStandings() {
  const { tournament, teams, matches } = useSchedule();
  const { t } = useTranslation('organizerSchedule');
  const tables = useGroupTables(tournament, teams, matches);
  // A line below the teams of the bracket, if they come from these groups.
  const through = getBracketSource(useEventStages()) === 'groups' ? teamsInBracket(tournament) : noTeams;
  const [open, setOpen] = useState<'points' | 'deductions' | null>(null);
  const close = () => setOpen(null);
  const [explained, setExplained] = useState(false);
  if (!hasSchedule(tournament) || tables.length === 0) return null;
  return (
    <Section
      id="standings"
      actions={
        <>
          <Switch label={t('standings.explain')} checked={explained} onChange={setExplained} />
          <Button variant="secondary" onClick={() => setOpen('points')}>
            {t('standings.adjust')}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('deductions')}>
            {t('standings.deductions.open')}
          </Button>
        </>
      }
    >
      <Stack>
        <Columns $min="22rem">
          <StandingsTables tournament={tournament} tables={tables} through={through} explained={explained} />
        </Columns>
      </Stack>
      {open === 'points' && <AdjustPointsDialog onClose={close} />}
      {open === 'deductions' && <DeductionsDialog onClose={close} />}
    </Section>
  );
}
