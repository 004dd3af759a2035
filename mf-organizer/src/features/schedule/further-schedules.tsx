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
  /** Reads them again; null unless they could not be read. */
  readonly retry?: (() => void) | null;
}

/** The schedules of the group stages beyond the first that are drawn: the same tools on their own documents. */
export function FurtherSchedules({ parts, loading = false, retry = null }: FurtherSchedulesProps) {
  const { groups, status, retry: retryGroups } = useEventStages();
  const gamesOf = new Map(groups.map(({ plan, games }) => [plan.id, games]));
  return inStageOrder(groups.map(({ plan }) => plan))
    .filter(hasSchedule)
    .map((plan) => {
      const { entry, carries } = plan;
      const source = entry.kind === 'all' ? 'groups' : entry.of;
      const isOfFirst = source === 'groups';
      const isSourceRead = isOfFirst ? !loading && !retry : Boolean(gamesOf.get(source as GroupsPlan['id']));
      // Without the games before, rounds would be paired without the points that count again.
      const isRead = carries === 'none' || isSourceRead;
      const games = (isRead && gamesOf.get(plan.id)) || null;
      if (games) return <FurtherSchedule key={plan.id} {...{ plan, parts, games }} />;
      const isLoading = status === 'loading' || (isOfFirst && loading);
      return <UnreadSchedule key={plan.id} plan={plan} retry={isLoading ? null : () => [retry, retryGroups].forEach((read) => read?.())} />;
    });
}

interface FurtherScheduleProps {
  readonly plan: GroupsPlan;
  readonly games: ReadonlyMap<MatchId, Match>;
  readonly parts: ScheduleParts;
}

function FurtherSchedule({ plan, games, parts }: FurtherScheduleProps) {
  const { tournament, stages, teams, areConfirmed } = useEventStages();
  const staged = useMemo(() => toGroupsEvent({ tournament, stages }, plan), [tournament, stages, plan]);
  const stage = useMemo((): GroupsStage => ({ plan, address: [plan.id] }), [plan]);
  const own = stages.find(({ id }) => id === plan.id);
  const gamesBefore = own?.gamesBefore ?? 0;
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

interface UnreadScheduleProps {
  readonly plan: GroupsPlan;
  /** Reads again what is missing; null while it loads. */
  readonly retry: (() => void) | null;
}

/** Shown until the games of a stage, and the games that count again in it, have loaded. */
function UnreadSchedule({ plan, retry }: UnreadScheduleProps) {
  const { t } = useTranslation(['organizerBracket', 'tournament']);
  return (
    <Section id={`stage-${plan.id}`} title={plan.name}>
      {retry ? <NotLoaded retry={retry}>{t('furtherGroups.notLoaded')}</NotLoaded> : <Spinner label={t('tournament:loading')} fill />}
    </Section>
  );
}
