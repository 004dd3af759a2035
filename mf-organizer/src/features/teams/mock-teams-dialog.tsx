import { limits, type Tournament } from '@courtside/domain';
import { canAddOrDeleteTeams } from '@courtside/domain/engines';
import { addMockTeams } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { MockCountDialog } from '../../dialogs/mock-count-dialog';

interface MockTeamsDialogProps {
  readonly tournament: Tournament;
  readonly teamCount: number;
  readonly onClose: () => void;
}

/** Mock Teams: 2 to 12 teams "TEAM n" with blank places. */
export function MockTeamsDialog({ tournament, teamCount, onClose }: MockTeamsDialogProps) {
  const { t } = useTranslation('organizerTeams');
  // Another organizer may create the schedule while this is open.
  const isLocked = !canAddOrDeleteTeams(tournament).allowed;
  const room = isLocked ? 0 : limits.teams - teamCount;
  const { maximum } = limits.mockTeams;
  return (
    <MockCountDialog
      title={t('mock.title')}
      text={t('mock.text')}
      label={t('mock.count')}
      limits={{ ...limits.mockTeams, maximum: Math.min(maximum, room) }}
      range={isLocked ? t('locked') : room < maximum ? t('full', { count: limits.teams }) : t('mock.range')}
      submitLabel={(count) => t('mock.submit', { count })}
      add={(count) => addMockTeams(tournament.id, count, teamCount + 1)}
      failed={(message) => t('mock.failed', { message })}
      onClose={onClose}
    />
  );
}
