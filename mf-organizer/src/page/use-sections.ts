import { canCreateGroups, hasBracket, hasGroups, hasSchedule, isMixer, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { useState } from 'react';

/** Groups are shown with at least four teams and no schedule. */
export const showsGroups = (tournament: Tournament, teamCount: number): boolean =>
  !hasSchedule(tournament) && (hasGroups(tournament) || canCreateGroups(tournament, teamCount).allowed);

export type SectionId = 'details' | 'teams' | 'groups' | 'schedule' | 'bracket' | 'standings' | 'players';

/** Where one is in the work: getting ready, playing the schedule, playing the bracket. */
const orders: Readonly<Record<'ready' | 'schedule' | 'bracket', readonly SectionId[]>> = {
  ready: ['details', 'teams', 'groups', 'schedule', 'bracket', 'standings', 'players'],
  schedule: ['schedule', 'bracket', 'standings', 'teams', 'groups', 'players', 'details'],
  bracket: ['bracket', 'schedule', 'standings', 'teams', 'groups', 'players', 'details'],
};
const orderOf = (tournament: Tournament): keyof typeof orders => (hasBracket(tournament) ? 'bracket' : hasSchedule(tournament) ? 'schedule' : 'ready');

/**
 * The sections of an organiser's page; each `id` is its address inside the page. They stand in the order of the work as it is when the page is opened:
 * what is played comes first, what is settled last. While the page is open nothing changes its place. Who does not organise gets no tools.
 */
export function useSections(tournament: Tournament, teamCount: number, isOrganizer: boolean): readonly { readonly id: SectionId; readonly label: string }[] {
  const { t } = useTranslation(['tournament', 'schedule', 'bracket', 'standings']);
  const [order] = useState(() => orders[orderOf(tournament)]);
  const labels: Readonly<Record<SectionId, string | false>> = {
    details: t('details.title'),
    teams: t('teams.title'),
    groups: showsGroups(tournament, teamCount) && t('groups.title'),
    schedule: isOrganizer && t('schedule:title'),
    bracket: isOrganizer && t('bracket:title'),
    standings: isOrganizer && hasSchedule(tournament) && t('standings:title'),
    players: isOrganizer && isMixer(tournament) && t('players.title'),
  };
  return order.flatMap((id) => {
    const label = labels[id];
    return label === false ? [] : [{ id, label }];
  });
}
