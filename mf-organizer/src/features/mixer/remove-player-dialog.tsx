import type { PlayerId, Team, Tournament } from '@courtside/domain';
import { removePlayer } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ConfirmQuestion } from '../../saving/confirm-question';

export interface RemovePlayerDialogProps {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly id: PlayerId;
  readonly name: string;
  readonly onClose: () => void;
  /** A plain update, which waits for the network by itself. */
  readonly onRemove: (command: () => Promise<unknown>) => void;
}

/** Takes a player out of the mixer, after saying what stays. */
export function RemovePlayerDialog({ tournament, teams, id, name, onClose, onRemove }: RemovePlayerDialogProps) {
  const { t } = useTranslation('organizerMixer');
  const team = teams.find(({ profileIds }) => (profileIds as readonly string[]).includes(id));
  const confirm = () => {
    onRemove(() => removePlayer(tournament.id, id));
    onClose();
  };
  return (
    <ConfirmQuestion
      onClose={onClose}
      onConfirm={confirm}
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      destructive
    >
      <p>{t('remove.text')}</p>
      {tournament.isRegistrationOpen && <p>{t('remove.rejoin')}</p>}
      {team && <p>{t('remove.inTeam', { name, team: team.name })}</p>}
    </ConfirmQuestion>
  );
}
