import type { PlayerId, Team, Tournament } from '@courtside/domain';
import { removePlayer } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';

export interface RemovePlayerDialogProps {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly id: PlayerId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Removes a player from the mixer, after showing what stays. */
export function RemovePlayerDialog({ tournament, teams, id, name, onClose }: RemovePlayerDialogProps) {
  const { t } = useTranslation('organizerMixer');
  const team = teams.find(({ profileIds }) => (profileIds as readonly string[]).includes(id));
  return (
    <ConfirmTaskDialog
      onClose={onClose}
      queued
      command={() => removePlayer(tournament.id, id)}
      failed={(message) => t('problem.player', { message })}
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      destructive
    >
      <p>{t('remove.text')}</p>
      {tournament.isRegistrationOpen && <p>{t('remove.rejoin')}</p>}
      {team && <p>{t('remove.inTeam', { name, team: team.name })}</p>}
    </ConfirmTaskDialog>
  );
}
