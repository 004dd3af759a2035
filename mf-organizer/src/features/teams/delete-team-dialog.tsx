import { groupLetter, type Team } from '@courtside/domain';
import { deleteTeam } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { composeMail } from '@courtside/tournament-ui';
import type { TournamentData } from '../../workspace/tournament-data';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';
import { siteOrigin } from '../../notifying/site-origin';

/** Deletes a team, after showing what is deleted with it. */
export function DeleteTeamDialog({
  team,
  data,
  onClose,
}: {
  readonly team: Team;
  readonly data: TournamentData;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('organizerTeams');
  const named = team.profileIds.filter((entry) => entry.trim() !== '').length;
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      command={() =>
        deleteTeam(data.tournament.id, team.id, (language) => composeMail('withdrawn', language, data.tournament, team.name, siteOrigin()))
      }
      failed={(message) => t('deleteTeam.failed', { message })}
      title={t('deleteTeam.title', { team: team.name })}
      losses={[
        t('deleteTeam.lossTeam'),
        named > 0 && t('deleteTeam.lossPlayers', { count: named }),
        team.groupId !== null && t('deleteTeam.lossGroup', { letter: groupLetter(team.groupId) }),
      ]}
      confirmLabel={t('deleteTeam.confirm')}
      destructive
    >
      <p>{t('deleteTeam.text')}</p>
    </ConfirmTaskDialog>
  );
}
