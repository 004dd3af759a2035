import { limits } from '@courtside/domain';
import { addMockTeams } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { MockCountDialog } from '../../dialogs/mock-count-dialog';

interface MockTeamsDialogProps {
  readonly tournamentId: string;
  readonly teamCount: number;
  readonly onClose: () => void;
}

/** Mock Teams: 2 to 12 teams "TEAM n" with blank places. */
export function MockTeamsDialog({ tournamentId, teamCount, onClose }: MockTeamsDialogProps) {
  const { t } = useTranslation('organizerTeams');
  return (
    <MockCountDialog
      title={t('mock.title')}
      text={t('mock.text')}
      label={t('mock.count')}
      limits={limits.mockTeams}
      range={t('mock.range')}
      submitLabel={(count) => t('mock.submit', { count })}
      add={(count) => addMockTeams(tournamentId, count, teamCount + 1)}
      failed={(message) => t('mock.failed', { message })}
      queued
      onClose={onClose}
    />
  );
}
