import { inStageOrder } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import type { EntrySource } from './entry-fields';
import { useEventStages } from './event-stages';

/** Returns the groups that a stage can take teams from. @param before only groups before this position; all by default */
export function useEntrySources(before = Infinity): readonly EntrySource[] {
  const { t } = useTranslation('organizerBracket');
  const { tournament, groups } = useEventStages();
  const earlier = inStageOrder(groups.map(({ plan }) => plan)).filter(({ order }) => order < before);
  return [
    { id: 'groups', name: t('furtherGroups.first'), groupCount: Object.keys(tournament.groups).length },
    ...earlier.map(({ id, name, groupCount }) => ({ id, name, groupCount })),
  ];
}
