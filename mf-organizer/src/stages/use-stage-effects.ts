import { groupLetter } from '@courtside/domain';
import type { StageEffects, StageId } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import type { EventStages } from './event-stages';

/**
 * Returns sentences about drawn stages that stay as they are, then about a change in its own stage, then about places in the tables of other stages.
 * @param event as it is
 */
export function useStageEffects({
  stages,
  groups,
  brackets,
}: Pick<EventStages, 'stages' | 'groups' | 'brackets'>): (effects: StageEffects | null, own?: readonly string[]) => readonly string[] {
  const { t } = useTranslation(['organizerSchedule', 'organizerBracket', 'common']);
  const nameOf = useTeamName();
  const named = new Map([...groups, ...brackets].map(({ plan }) => [plan.id as StageId, plan.name]));
  const stageName = (id: StageId) => named.get(id) ?? t('organizerBracket:furtherGroups.first');
  const place = ({ stage: id, groupId, teamId, from, to }: StageEffects['places'][number]) => {
    const stage = stages.find((one) => one.id === id);
    const hasOneGroup = stage?.kind !== 'bracket' && Object.keys(stage?.groups ?? {}).length < 2;
    const words = { team: nameOf(teamId), from, to };
    const change = hasOneGroup
      ? t('correct.placeNow', words)
      : t('correct.place', { ...words, group: t('common:group', { letter: groupLetter(groupId) }) });
    return t('organizerBracket:furtherGroups.placeIn', { stage: stageName(id), change });
  };
  const stay = (id: StageId) =>
    id === 'bracket' ? t('correct.seeds') : t('organizerBracket:furtherGroups.staying', { stage: stageName(id) });
  return (effects, own = []) => [...(effects?.staying ?? []).map(stay), ...own, ...(effects?.places ?? []).map(place)];
}
