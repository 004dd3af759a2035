import { teamId, type TeamId } from '@courtside/domain';
import { useCallback, useState } from 'react';

const keyOf = (tournamentId: string) => `courtside.my-team.${tournamentId}`;

/** Storage may be full or forbidden; then the choice lasts as long as the page. */
function recall(tournamentId: string): TeamId | null {
  try {
    const stored = localStorage.getItem(keyOf(tournamentId));
    return stored ? teamId(stored) : null;
  } catch {
    return null;
  }
}

function remember(tournamentId: string, team: TeamId | null): void {
  try {
    if (team) localStorage.setItem(keyOf(tournamentId), team);
    else localStorage.removeItem(keyOf(tournamentId));
  } catch {
    // See above.
  }
}

/** The team that this reader follows in a tournament, remembered on this device. */
export function useMyTeamChoice(tournamentId: string): readonly [TeamId | null, (team: TeamId | null) => void] {
  const [choice, setChoice] = useState(() => ({ tournamentId, team: recall(tournamentId) }));
  const team = choice.tournamentId === tournamentId ? choice.team : recall(tournamentId);
  const choose = useCallback(
    (next: TeamId | null) => {
      remember(tournamentId, next);
      setChoice({ tournamentId, team: next });
    },
    [tournamentId],
  );
  return [team, choose];
}
