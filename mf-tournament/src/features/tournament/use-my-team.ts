import { teamId, type TeamId } from '@courtside/domain';
import { keepOnDevice, readKept } from '@courtside/ui';
import { useCallback, useState } from 'react';
import { useOtherTabs } from '../../live/use-other-tabs';

const getKey = (tournamentId: string) => `courtside.my-team.${tournamentId}`;
/** Stored if a user chose to follow no team, so that their own is not followed again. */
const NOBODY = '-';

/** The user's choice: a team, none (null), or not made yet (undefined). */
export type TeamChoice = TeamId | null | undefined;

function recall(tournamentId: string): TeamChoice {
  const stored = readKept(getKey(tournamentId));
  if (!stored) return undefined;
  return stored === NOBODY ? null : teamId(stored);
}

/** Holds the team that this user follows in a tournament, stored on this device. */
export function useMyTeamChoice(tournamentId: string): readonly [TeamChoice, (team: TeamId | null) => void] {
  const [choice, setChoice] = useState(() => ({ tournamentId, team: recall(tournamentId) }));
  const team = choice.tournamentId === tournamentId ? choice.team : recall(tournamentId);
  useOtherTabs(getKey(tournamentId), () => setChoice({ tournamentId, team: recall(tournamentId) }));
  const choose = useCallback(
    (next: TeamId | null) => {
      keepOnDevice(getKey(tournamentId), next ?? NOBODY);
      setChoice({ tournamentId, team: next });
    },
    [tournamentId],
  );
  return [team, choose];
}
