import type { Profile, Tournament } from '@courtside/domain';
import { query, readContact, readProfiles, useWatch, watchTeams } from '@courtside/firebase';
import { useEffect, useState } from 'react';

export interface RegisteredTeam {
  readonly name: string;
  /** One per place: a name as stored, or null for a free place. */
  readonly players: readonly (string | null)[];
}

/** The team that a captain registered, where the teams of the tournament may be read; null until then. */
export function useRegisteredTeam(tournament: Tournament, teamId: string, isReadable: boolean): RegisteredTeam | null {
  const { value: teams } = useWatch(isReadable ? query(watchTeams, tournament.id) : null);
  const team = teams?.find(({ id }) => id === teamId);
  const ids = team?.profileIds.filter(Boolean).join() ?? '';
  const [profiles, setProfiles] = useState<ReadonlyMap<string, Profile>>(new Map());
  useEffect(() => {
    let isWanted = true;
    if (ids !== '')
      readProfiles(ids.split(',')).then(
        (found) => isWanted && setProfiles(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [ids]);
  return team ? { name: team.name, players: team.profileIds.map((id) => (id ? (profiles.get(id)?.name ?? id) : null)) } : null;
}

/** The address that a captain gave for the team; null until it is known. */
export function useContact(tournamentId: string, teamId: string): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    readContact(tournamentId, teamId).then(
      (found) => isWanted && setEmail(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [tournamentId, teamId]);
  return email;
}
