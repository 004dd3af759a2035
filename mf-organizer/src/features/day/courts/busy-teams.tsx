import { listBusyTeams } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { TriangleAlertIcon } from '@courtside/ui';
import type { BoardGame } from '../data/board-model';
import { MetaRow } from './court-head-style';
import { LateMark } from './court-style';
import { useDay } from '../data/day-context';

/** Warns before a game starts that one of its teams, or its referee, is at another court. */
export function BusyTeams({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const { plan } = useDay();
  const nameOf = useTeamName();
  const busy = listBusyTeams(plan, game);
  if (busy.length === 0) return null;
  return (
    <MetaRow role="status">
      {busy.map(({ teamId, does, elsewhere }) => (
        <LateMark key={`${teamId} ${elsewhere.id}`}>
          <TriangleAlertIcon size={16} aria-hidden="true" />
          {t(`busy.${does}`, { team: nameOf(teamId), letter: elsewhere.courtLetter })}
        </LateMark>
      ))}
    </MetaRow>
  );
}
