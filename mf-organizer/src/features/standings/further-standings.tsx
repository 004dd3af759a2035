import { hasSchedule, standingNotes, type TeamId } from '@courtside/domain';
import { inStageOrder, type GroupsPlan } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { Section, StandingsTables, teamsInBracket } from '@courtside/tournament-ui';
import { Columns, Stack, Switch } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { useEventStages } from '../../stages/event-stages';
import { getBracketSource, toGroupsEvent } from '../../stages/groups-source';
import { CarriedResults } from './carried-results';

const noTeams: ReadonlySet<TeamId> = new Set();

/** The tables of the group stages beyond the first that are drawn. */
export function FurtherStandings() {
  const { groups } = useEventStages();
  return inStageOrder(groups.map(({ plan }) => plan))
    .filter(hasSchedule)
    .map((plan) => <StageStandings key={plan.id} plan={plan} />);
}

function StageStandings({ plan }: { readonly plan: GroupsPlan }) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule']);
  const event = useEventStages();
  const [explained, setExplained] = useState(false);
  const staged = useMemo(() => toGroupsEvent(event, plan), [event, plan]);
  const counted = event.tables.get(plan.id);
  const games = event.groups.find((one) => one.plan.id === plan.id)?.games;
  const tables = useMemo(() => {
    const all = [...(counted?.carriedGames ?? []), ...(games?.values() ?? [])];
    return (counted?.tables ?? []).map((table) => ({ ...table, notes: standingNotes(plan.groups[table.groupId] ?? [], all, staged) }));
  }, [counted, games, plan, staged]);
  const source = getBracketSource(event);
  const leadsThere = source === plan.id || (plan.entry.kind !== 'all' && plan.entry.of === source);
  const through = leadsThere ? teamsInBracket(event.tournament) : noTeams;
  if (!games || !counted) return null;
  return (
    <Section
      id={`stage-${plan.id}-table`}
      title={t('furtherGroups.table', { stage: plan.name })}
      actions={<Switch label={t('organizerSchedule:standings.explain')} checked={explained} onChange={setExplained} />}
    >
      <Stack>
        <Columns $min="22rem">
          <StandingsTables tournament={event.tournament} tables={tables} through={through} explained={explained} />
        </Columns>
        <CarriedResults carried={counted} forfeitGoals={plan.forfeitGoals} />
      </Stack>
    </Section>
  );
}
