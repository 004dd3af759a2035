import type { Profile } from '@courtside/domain';
import type { FreeAgent, Invitation } from '@courtside/domain/registration';
import { readTaken } from '@courtside/firebase';
import { useEffect, useState } from 'react';
import { useProfiles } from '../../teams/use-profiles';

/** Somebody on the captain's list: who looks for a team, or was asked. */
export interface ListedFreeAgent {
  readonly uid: string;
  /** Null for who looks no more. */
  readonly agent: FreeAgent | null;
  readonly invitation: Invitation | null;
  /** Null where it is not known. */
  readonly profile: Profile | null;
  /** Another team has named them. */
  readonly isTaken: boolean;
}

/** Who is on a captain's list: those who look for a team, with what was asked of them, and those whose yes or no is news; null until it is known. */
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
    // Where it can't be told, the server tells when they are asked.
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
      // Who found another team is of no use here, unless this captain waits for an answer.
      .filter(({ agent, invitation, isTaken }) => invitation !== null || (agent !== null && !isTaken))
  );
}
