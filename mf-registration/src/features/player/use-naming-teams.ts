import { mayHaveEntries, type Team, type Tournament } from '@courtside/domain';
import { query, useWatch, watchEntry, watchNamingEntries, watchTeamPlayer } from '@courtside/firebase';
import { useMemo } from 'react';
import { useTeams } from '../../teams/use-teams';
import type { NamingTeam } from './naming-team-panel';

const none: readonly Team[] = [];

interface NamingTeams {
  /** Id of the team that the player has confirmed. */
  readonly confirmed: string | null;
  /** All that name them, the confirmed one first; without the one whose captain they are. */
  readonly naming: readonly NamingTeam[];
}

/** The teams that name a player. Reads: two, one for each team that names them, and the teams where the user may see them. */
export function useNamingTeams(tournament: Tournament, uid: string, ownTeamId: string | null, isReadable: boolean): NamingTeams {
  const { id } = tournament;
  const { value: player } = useWatch(query(watchTeamPlayer, id, uid));
  const claimed = player && player.leftAt === null && player.teamId !== ownTeamId ? player.teamId : null;
  const hasEntries = mayHaveEntries(tournament);
  const { value: entries = none } = useWatch(hasEntries ? query(watchNamingEntries, id, uid) : null);
  const { value: entry } = useWatch(claimed !== null && hasEntries ? query(watchEntry, id, claimed) : null);
  const teams = useTeams(tournament, isReadable && claimed !== null);
  const isConfirmed = player?.isConfirmed === true;
  return useMemo(() => {
    const known = [...entries, ...(entry ? [entry] : []), ...teams];
    const others = known.filter((team) => team.profileIds.includes(uid) && team.id !== ownTeamId && team.id !== claimed);
    const ids = [...new Set([...(claimed === null ? [] : [claimed]), ...others.map((team) => team.id)])];
    return {
      confirmed: isConfirmed ? claimed : null,
      naming: ids.map((teamId) => ({ id: teamId, name: known.find((team) => team.id === teamId)?.name ?? '' })),
    };
  }, [entries, entry, teams, uid, ownTeamId, claimed, isConfirmed]);
}
