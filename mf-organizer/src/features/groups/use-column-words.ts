import { groupLetter, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import type { BoardColumn } from '../../board/team-board';
import type { Groups } from '../../games/group-drafts';
import { toColumns, WAITING } from './group-columns';

/** Returns the names of groups and the waiting list. */
export function useColumnWords(): (groups: Groups, teamIds: readonly TeamId[]) => BoardColumn[] {
  const { t } = useTranslation(['organizerTeams', 'common']);
  return (groups, teamIds) =>
    toColumns(groups, teamIds).map((column) =>
      column.id === WAITING
        ? { ...column, name: t('groups.waiting'), note: t('groups.waitingText'), isWaiting: true }
        : {
            ...column,
            name: t('groups.group', { letter: groupLetter(column.id) }),
            aside: t('common:count.teams', { count: column.teamIds.length }),
          },
    );
}
