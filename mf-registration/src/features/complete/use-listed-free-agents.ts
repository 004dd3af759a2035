import type { Profile } from '@courtside/domain';
import type { FreeAgent, Invitation } from '@courtside/domain/registration';
import { readTaken } from '@courtside/firebase';
import { useEffect, useState } from 'react';
import { useProfiles } from '../../teams/use-profiles';

/** A player on the captain's list: one who looks for a team, or was invited. */
export interface ListedFreeAgent {
  readonly uid: string;
  /** Null if the player no longer looks for a team. */
  readonly agent: FreeAgent | null;
  readonly invitation: Invitation | null;
  /** Null where it is not known. */
  readonly profile: Profile | null;
  /** Another team has named them. */
  readonly isTaken: boolean;
}

/** Returns a captain's list: players who look for a team, with the invitations to them, and players whose answer is new. Null until it is known. */
export function useListedFreeAgents(
  tournamentId: string,
  teamId: string,
  agents: readonly FreeAgent[],
  invitations: readonly Invitation[],
): readonly ListedFreeAgent[] | null {
  const uids = [...new Set([...agents, ...invitations].map(({ uid }) => uid))].sort();
  const ids = uids.join();
  const profiles = useProfiles(uids);
  const [taken, setTaken] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const asked = ids === '' ? [] : ids.split(',');
    // If it can't be read, the server refuses the invitation of a player with a team.
    readTaken(tournamentId, teamId, asked).then(
      (found) => isWanted && setTaken(found),
      () => isWanted && setTaken([]),
    );
    return () => {
      isWanted = false;
    };
  }, [tournamentId, teamId, ids]);
  if (taken === null) return null;
  return (
    uids
      .map((uid): ListedFreeAgent => ({
        uid,
        agent: agents.find((one) => one.uid === uid) ?? null,
        invitation: invitations.find((one) => one.uid === uid) ?? null,
        profile: profiles.get(uid) ?? null,
        isTaken: taken.includes(uid),
      }))
      // A player who found another team is left out, unless this captain waits for an answer.
      .filter(({ agent, invitation, isTaken }) => invitation !== null || (agent !== null && !isTaken))
  );
}
