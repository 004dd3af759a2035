import { groupLetter, type Team } from '@courtside/domain';
import { deleteTeam } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog } from '@courtside/ui';
import type { TournamentData } from '../../tournament-data';
import { useTask } from '../../saving/use-task';
import { namedPlayers } from './players-model';

/** Deletes a team, after saying what goes with it. */
export function DeleteTeamDialog({ team, data, onClose }: { readonly team: Team; readonly data: TournamentData; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'common']);
  const task = useTask((message) => t('deleteTeam.failed', { message }));
  const named = namedPlayers(team, data.profiles).length;
  const confirm = async () => {
    if (await task.run(() => deleteTeam(data.tournament.id, team.id))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('deleteTeam.title', { team: team.name })}
      lossesTitle={t('common:confirm.lost')}
      losses={[
        t('deleteTeam.lossTeam'),
        ...(named > 0 ? [t('deleteTeam.lossPlayers', { count: named })] : []),
        ...(team.groupId === null ? [] : [t('deleteTeam.lossGroup', { letter: groupLetter(team.groupId) })]),
      ]}
      confirmLabel={t('deleteTeam.confirm')}
      cancelLabel={t('common:action.cancel')}
      closeLabel={t('common:action.close')}
      destructive
      busy={task.busy}
      error={task.problem}
    >
      <p>{t('deleteTeam.text')}</p>
    </ConfirmDialog>
  );
}
