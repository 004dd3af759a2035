import { limits } from '@courtside/domain';
import { addMockPlayers } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { MockCountDialog } from '../../dialogs/mock-count-dialog';

const { minimum, maximum } = limits.mockPlayers;

/** Add Mock Players: PLAYER n, numbered after the existing ones. */
export function AddMockPlayersDialog({ tournamentId, onClose }: { readonly tournamentId: string; readonly onClose: () => void }) {
  const { t } = useTranslation('organizerMixer');
  return (
    <MockCountDialog
      title={t('mock.title')}
      text={t('mock.text')}
      label={t('mock.count')}
      limits={limits.mockPlayers}
      range={t('mock.range', { least: minimum, most: maximum })}
      submitLabel={(count) => t('mock.submit', { count })}
      add={(count) => addMockPlayers(tournamentId, count)}
      failed={(message) => t('problem.mockPlayers', { message })}
      onClose={onClose}
    />
  );
}
