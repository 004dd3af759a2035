import type { TeamId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { useTeamName } from '@courtside/tournament-ui';
import type { DrawChanges } from './draw-model';

/** Names the teams that another organizer or a correction has changed since a draw was opened. */
export function DrawChangesNotice({ changes }: { readonly changes: DrawChanges }) {
  const { t } = useTranslation('organizerBracket');
  const format = useFormat();
  const nameOf = useTeamName();
  const line = (key: 'joined' | 'gone' | 'moved', teams: readonly TeamId[]) =>
    teams.length > 0 && t(`furtherGroups.${key}`, { count: teams.length, teams: format.list(teams.map(nameOf)) });
  const lines = [
    line('joined', changes.joined),
    line('gone', changes.gone),
    line('moved', changes.moved),
    changes.isReordered && t('furtherGroups.reordered'),
  ];
  return (
    <Notice kind="warning" title={t('furtherGroups.drawChanged')}>
      {lines.filter(Boolean).join(' ')}
    </Notice>
  );
}
