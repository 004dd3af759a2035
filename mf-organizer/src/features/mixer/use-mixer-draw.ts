import { limits, type PlayerId } from '@courtside/domain';
import { useMemo, useState } from 'react';
import { drawKey, drawTeams, isTeamSize, swapPlayers, type DrawnTeams } from './mixer-draw';
import type { MixerPlayers } from './mixer-players';

export interface MixerDrawing {
  readonly teamSize: number | null;
  readonly setTeamSize: (size: number | null) => void;
  /** The number of the draw of these players, from 1. */
  readonly number: number;
  readonly again: () => void;
  /** As drawn. */
  readonly drawn: DrawnTeams;
  /** As drawn and changed by hand; none while the team size is impossible. */
  readonly teams: DrawnTeams;
  readonly isChanged: boolean;
  /** Players or skills differ from those of the draw that was changed by hand. */
  readonly isOutdated: boolean;
  readonly swap: (one: PlayerId, other: PlayerId) => void;
  readonly undo: () => void;
}

/** Holds a draw that is updated as players come and go, until the organizer has changed it by hand. */
export function useMixerDraw(tournamentId: string, players: MixerPlayers): MixerDrawing {
  const [teamSize, setTeamSize] = useState<number | null>(limits.mixer.teamSize);
  const [number, setNumber] = useState(1);
  const [changed, setChanged] = useState<{ readonly teams: DrawnTeams; readonly key: string } | null>(null);
  const key = drawKey(players);
  const drawn = useMemo(
    () =>
      isTeamSize(teamSize, players.ids.length) && players.ids.length >= limits.mixer.players
        ? drawTeams(players, teamSize, tournamentId, number)
        : [],
    // The key contains everything about the players that matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key, teamSize, tournamentId, number],
  );
  const teams = changed?.teams ?? drawn;
  return {
    teamSize,
    setTeamSize: (size) => {
      setTeamSize(size);
      setChanged(null);
    },
    number,
    again: () => {
      setNumber(number + 1);
      setChanged(null);
    },
    drawn,
    teams,
    isChanged: changed !== null,
    isOutdated: changed !== null && changed.key !== key,
    swap: (one, other) => setChanged({ teams: swapPlayers(teams, one, other), key: changed?.key ?? key }),
    undo: () => setChanged(null),
  };
}
