import { hasSchedule, type Match, type MatchId } from '@courtside/domain';
import { inStageOrder, type GroupsPlan } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Spinner } from '@courtside/ui';
import { useMemo } from 'react';
import { ScheduleProvider } from '../../games/schedule-context';
import { NotLoaded } from '../../loading/not-loaded';
import { ScoreBookProvider } from '../../score-book/score-book-context';
import { useEventStages } from '../../stages/event-stages';
import { GroupsStageProvider, type GroupsStage } from '../../stages/groups-stage';
import { toGroupsEvent } from '../../stages/groups-source';
import { ScheduleEditor } from './schedule-editor';
import type { ScheduleParts } from './schedule-parts';

interface FurtherSchedulesProps {
  readonly parts: ScheduleParts;
  /** The games of the first groups are not here yet. */
  readonly loading?: boolean;
}

/** The schedules of the group stages beyond the first that are drawn: the same tools on their own documents. */
export function FurtherSchedules({ parts, loading = false }: FurtherSchedulesProps) {
  const { groups } = useEventStages();
  const gamesOf = new Map(groups.map(({ plan, games }) => [plan.id, games]));
  return inStageOrder(groups.map(({ plan }) => plan))
    .filter(hasSchedule)
    .map((plan) => {
      const { entry, carries } = plan;
      const source = entry.kind === 'all' ? 'groups' : entry.of;
      const isSourceRead = source === 'groups' ? !loading : Boolean(gamesOf.get(source as GroupsPlan['id']));
      // Without the games before, rounds would be paired without the points that count again.
      const isRead = carries === 'none' || isSourceRead;
      return <FurtherSchedule key={plan.id} {...{ plan, parts }} games={(isRead && gamesOf.get(plan.id)) || null} />;
    });
}

interface FurtherScheduleProps {
  readonly plan: GroupsPlan;
  /** Null until they have loaded. */
  readonly games: ReadonlyMap<MatchId, Match> | null;
  readonly parts: ScheduleParts;
}

function FurtherSchedule({ plan, games, parts }: FurtherScheduleProps) {
  const { t } = useTranslation(['organizerBracket', 'tournament']);
  const event = useEventStages();
  const { tournament, stages, teams, status, areConfirmed, retry } = event;
  const staged = useMemo(() => toGroupsEvent({ tournament, stages }, plan), [tournament, stages, plan]);
  const stage = useMemo((): GroupsStage => ({ plan, address: [plan.id] }), [plan]);
  const own = stages.find(({ id }) => id === plan.id);
  const gamesBefore = own?.gamesBefore ?? 0;
  if (!games) {
    return (
      <Section id={`stage-${plan.id}`} title={plan.name}>
        {status === 'error' ? (
          <NotLoaded retry={retry}>{t('furtherGroups.notLoaded')}</NotLoaded>
        ) : (
          <Spinner label={t('tournament:loading')} fill />
        )}
      </Section>
    );
  }
  return (
    <GroupsStageProvider value={stage}>
      <ScheduleProvider tournament={staged} teams={teams} matches={games} gamesBefore={gamesBefore}>
        <ScoreBookProvider tournamentId={tournament.id} matches={games} areConfirmed={areConfirmed}>
          <ScheduleEditor parts={parts} />
        </ScoreBookProvider>
      </ScheduleProvider>
    </GroupsStageProvider>
  );
}
