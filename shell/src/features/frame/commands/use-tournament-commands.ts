import { linkTo } from '@courtside/federation/links';
import { query, useSession, useWatch, watchMyTeams, watchMyTournaments, watchUpcomingTournaments, type Watched } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { ClockIcon, serverNow, TrophyIcon, UsersIcon, type Command } from '@courtside/ui';

type Listed = NonNullable<ReturnType<typeof useUpcoming>['value']>[number];

/** So many of a list are shown before a user types. */
const FIRST = 4;

export interface TournamentCommands {
  /** Those that the user organizes. */
  readonly mine: readonly Command[];
  readonly others: readonly Command[];
  readonly state: 'loading' | 'failed' | 'ready';
}

/** The tournaments that the user organizes, and those that home lists. Reads: what home and "My tournaments" read; shared with them while they are open. */
export function useTournamentCommands(): TournamentCommands {
  const { t } = useTranslation('commands');
  const { dateRange } = useFormat();
  const { uid } = useSession();
  const today = dayOf(serverNow());
  const organized = useWatch(uid === null ? null : query(watchMyTournaments, uid));
  const teams = useWatch(uid === null ? null : query(watchMyTeams, uid));
  const upcoming = useUpcoming(today);
  const asked: readonly Watched<unknown>[] = [upcoming, ...(uid === null ? [] : [organized, teams])];

  const own = [...(organized.value ?? [])].sort((one, other) => Number(one.endDate < today) - Number(other.endDate < today));
  const ownIds = new Set(own.map(({ id }) => id));
  const all = [...own, ...(upcoming.value ?? []).filter(({ id }) => !ownIds.has(id))];
  const open = (tournament: Listed, group: string, mark: readonly string[], isHidden: boolean): Command => ({
    key: `tournament ${tournament.id}`,
    label: tournament.name,
    detail: [...mark, dateRange(tournament.startDate, tournament.endDate, 'short'), tournament.location].filter(Boolean).join(' · '),
    group,
    icon: TrophyIcon,
    isHidden,
    does: linkTo('tournament', tournament.id),
  });
  const mine = own.flatMap((tournament, at): readonly Command[] => [
    open(tournament, t('groups.mine'), [t('organize')], at >= FIRST),
    {
      key: `board ${tournament.id}`,
      label: t('board', { name: tournament.name }),
      group: t('groups.mine'),
      icon: ClockIcon,
      isHidden: true,
      does: linkTo('day', tournament.id),
    },
  ]);
  const played = (teams.value ?? []).flatMap(({ tournamentId, teamId, leftAt }): readonly Command[] => {
    const tournament = all.find(({ id }) => id === tournamentId);
    if (leftAt !== null || !tournament) return [];
    return [
      {
        key: `team ${tournamentId}`,
        label: t('myTeam', { name: tournament.name }),
        group: t('groups.mine'),
        icon: UsersIcon,
        does: linkTo('team', tournamentId, teamId),
      },
    ];
  });
  return {
    mine: [...mine, ...played],
    others: all.slice(own.length).map((tournament, at) => open(tournament, t('groups.tournaments'), [], at >= FIRST)),
    state: asked.some(({ status }) => status === 'error')
      ? 'failed'
      : asked.some(({ status }) => status === 'loading')
        ? 'loading'
        : 'ready',
  };
}

const useUpcoming = (today: string) => useWatch(query(watchUpcomingTournaments, { today }));

/** The calendar day of an instant, where the user is. */
function dayOf(instant: number): string {
  const day = new Date(instant);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
