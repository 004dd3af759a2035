import { mayHaveEntries, type Team, type Tournament } from '@courtside/domain';
import { query, readContact, useWatch, watchEntry } from '@courtside/firebase';
import { useEffect, useState } from 'react';
import { useProfiles } from './use-profiles';
import { useTeams } from './use-teams';

export interface RegisteredTeam {
  readonly name: string;
  /** One per place: a name as stored, or null for a free place. */
  readonly players: readonly (string | null)[];
}

/** The team that a captain registered: their own entry, or among the teams, where those may be read; null until then. */
export function useRegisteredTeam(tournament: Tournament, teamId: string, isReadable: boolean): RegisteredTeam | null {
  const team = useStoredTeam(tournament, teamId, isReadable);
  const profiles = useProfiles(team?.profileIds ?? []);
  return team ? { name: team.name, players: team.profileIds.map((id) => (id ? (profiles.get(id)?.name ?? id) : null)) } : null;
}

/** Returns the team as it is stored. */
export function useStoredTeam(tournament: Tournament, teamId: string, isReadable: boolean): Team | null {
  const { value: own } = useWatch(mayHaveEntries(tournament) ? query(watchEntry, tournament.id, teamId) : null);
  const teams = useTeams(tournament, isReadable);
  return own ?? teams.find(({ id }) => id === teamId) ?? null;
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
