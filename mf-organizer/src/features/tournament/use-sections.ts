import { canCreateGroups, hasGroups, hasSchedule, isMixer, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';

/** Groups are shown with at least four teams and no schedule. */
export const showsGroups = (tournament: Tournament, teamCount: number): boolean =>
  !hasSchedule(tournament) && (hasGroups(tournament) || canCreateGroups(tournament, teamCount).allowed);

/** The sections of an organiser's page, in the order of the work; each `id` is its address inside the page. Who does not organise gets no tools. */
export function useSections(tournament: Tournament, teamCount: number, isOrganizer: boolean): readonly { readonly id: string; readonly label: string }[] {
  const { t } = useTranslation(['tournament', 'schedule', 'bracket', 'standings']);
  return [
    { id: 'details', label: t('details.title') },
    { id: 'teams', label: t('teams.title') },
    ...(showsGroups(tournament, teamCount) ? [{ id: 'groups', label: t('groups.title') }] : []),
    ...(isOrganizer ? [{ id: 'schedule', label: t('schedule:title') }, { id: 'bracket', label: t('bracket:title') }] : []),
    ...(isOrganizer && hasSchedule(tournament) ? [{ id: 'standings', label: t('standings:title') }] : []),
    ...(isOrganizer && isMixer(tournament) ? [{ id: 'players', label: t('players.title') }] : []),
  ];
}
