import { hasSchedule } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Section, StandingsTables, teamsInBracket, useGroupTables } from '@courtside/tournament-ui';
import { Button, Columns, Stack, Switch } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { AdjustPointsDialog } from './adjust-points-dialog';

/** One table per group, from the first schedule on, with the rules that make it. */
export function OrganizerStandings() {
  const { tournament, teams, matches } = useSchedule();
  const { t } = useTranslation('organizerSchedule');
  const tables = useGroupTables(tournament, teams, matches);
  const [adjusting, setAdjusting] = useState(false);
  const [explained, setExplained] = useState(false);
  if (!hasSchedule(tournament) || tables.length === 0) return null;
  return (
    <Section
      id="standings"
      actions={
        <>
          <Switch label={t('standings.explain')} checked={explained} onChange={setExplained} />
          <Button variant="secondary" onClick={() => setAdjusting(true)}>
            {t('standings.adjust')}
          </Button>
        </>
      }
    >
      <Stack>
        <Columns $min="22rem">
          <StandingsTables tournament={tournament} tables={tables} through={teamsInBracket(tournament)} explained={explained} />
        </Columns>
      </Stack>
      {adjusting && <AdjustPointsDialog onClose={() => setAdjusting(false)} />}
    </Section>
  );
}
