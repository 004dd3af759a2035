import { isOnItsWay, type Tournament } from '@courtside/domain';
import { query, useWatch, watchTeamPlayers } from '@courtside/firebase';
import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { useProfiles } from '../../teams/use-profiles';

/** Players whom the captain had named and who left the team; renders nothing if there are none. Reads: one per player, and one for each who left. */
export function LeftPlayers({ tournament, teamId }: { readonly tournament: Tournament; readonly teamId: string }) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const { value: players = [] } = useWatch(query(watchTeamPlayers, tournament.id, teamId));
  const left = players.flatMap(({ uid, leftAt }) => (leftAt === null || isOnItsWay(leftAt) ? [] : [{ uid, leftAt }]));
  const profiles = useProfiles(left.map(({ uid }) => uid));
  return (
    <>
      {left.map(({ uid, leftAt }) => {
        const name = profiles.get(uid)?.name;
        const when = format.dateTime(leftAt, tournament.timeZone ?? undefined);
        return (
          <Notice key={uid} kind="warning">
            {name ? t('plays.wentOut', { name: formatPersonName(name), when }) : t('plays.somebodyWentOut', { when })}
          </Notice>
        );
      })}
    </>
  );
}
