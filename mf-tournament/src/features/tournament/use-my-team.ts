import { teamId, type TeamId } from '@courtside/domain';
import { useCallback, useState } from 'react';
import { useOtherTabs } from '../../live/use-other-tabs';

const keyOf = (tournamentId: string) => `courtside.my-team.${tournamentId}`;
/** Stored where a reader chose to follow nobody: their own team must not come back then. */
const NOBODY = '-';

/** A choice of this reader: a team, nobody (null), or none made yet (undefined). */
export type TeamChoice = TeamId | null | undefined;

/** Storage may be full or forbidden; then the choice lasts as long as the page. */
function recall(tournamentId: string): TeamChoice {
  try {
    const stored = localStorage.getItem(keyOf(tournamentId));
    if (!stored) return undefined;
    return stored === NOBODY ? null : teamId(stored);
  } catch {
    return undefined;
  }
}

function remember(tournamentId: string, team: TeamId | null): void {
  try {
    localStorage.setItem(keyOf(tournamentId), team ?? NOBODY);
  } catch {
    // See above.
  }
}

/** The team that this reader chose to follow in a tournament, remembered on this device. */
export function useMyTeamChoice(tournamentId: string): readonly [TeamChoice, (team: TeamId | null) => void] {
  const [choice, setChoice] = useState(() => ({ tournamentId, team: recall(tournamentId) }));
  const team = choice.tournamentId === tournamentId ? choice.team : recall(tournamentId);
  useOtherTabs(keyOf(tournamentId), () => setChoice({ tournamentId, team: recall(tournamentId) }));
  const choose = useCallback(
    (next: TeamId | null) => {
      remember(tournamentId, next);
      setChoice({ tournamentId, team: next });
    },
    [tournamentId],
  );
  return [team, choose];
}
