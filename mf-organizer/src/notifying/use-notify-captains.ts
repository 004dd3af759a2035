import type { TeamId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import type { TournamentData } from '../workspace/tournament-data';
import { notifyCaptains } from './notify-captains';

/** Notifies captains about their teams. @returns a text with the teams that moved up and those whom no mail reaches; empty for neither */
export function useNotifyCaptains(data: Pick<TournamentData, 'tournament' | 'entrants'>) {
  const { t } = useTranslation('organizer');
  const format = useFormat();
  const names = (ids: readonly TeamId[]) =>
    format.list(ids.map((id) => data.entrants.find((team) => team.id === id)?.name ?? t('places.unknownTeam')));
  return async (movedUp: readonly TeamId[], withdrawn: readonly TeamId[] = []): Promise<string> => {
    const untold = await notifyCaptains(data, [
      { kind: 'movedUp', teamIds: movedUp },
      { kind: 'withdrawn', teamIds: withdrawn },
    ]);
    return [
      ...(movedUp.length > 0 ? [t('places.movedUp', { count: movedUp.length, teams: names(movedUp) })] : []),
      ...(untold.length > 0 ? [t('places.untold', { teams: names(untold) })] : []),
    ].join(' ');
  };
}
