import { groupLetter, type GroupId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { PartList } from '../../dialogs/part-list';
import { useSchedule } from '../../games/schedule-context';
import type { DealtGroups } from './groups-draft';

/** The teams of further groups by group, or why they can't be dealt out, and whether they may still change. */
export function DealtTeams({ dealt: { teams, groups, isProvisional } }: { readonly dealt: DealtGroups }) {
  const { t } = useTranslation(['organizerBracket', 'common']);
  const format = useFormat();
  const { nameOf } = useSchedule();
  if (teams.length === 0) return <p>{t('furtherGroups.noTeams')}</p>;
  const names = { count: teams.length, teams: format.list(teams.map(nameOf)) };
  return (
    <>
      {groups === null && <p>{t('stage.teams', names)}</p>}
      {groups === null && <Notice kind="error">{t('furtherGroups.notDealt')}</Notice>}
      {groups && (
        <PartList $dense>
          {Object.entries(groups).map(([group, members]) => (
            <li key={group}>
              <strong>{t('common:group', { letter: groupLetter(group as GroupId) })}</strong> {format.list(members.map(nameOf))}
            </li>
          ))}
        </PartList>
      )}
      {isProvisional && <Notice kind="info">{t('furtherGroups.provisional')}</Notice>}
    </>
  );
}
