import { pointerWithin, type CollisionDetection } from '@dnd-kit/core';
import type { PlayerId } from '@courtside/domain';
import type { KeyPlaces } from '../../board/key-lift';
import { findTeamIndex, type DrawnTeams } from './mixer-draw';

/** Returns the places of a draw, which are its players: arrow keys go up and down in a team, left and right between teams. */
export function playerPlaces(teams: DrawnTeams): KeyPlaces<PlayerId, PlayerId> {
  const isThere = (player: PlayerId) => findTeamIndex(teams, player) >= 0;
  return {
    homeOf: (player) => (isThere(player) ? player : null),
    accepts: (_, other) => isThere(other),
    isSame: (one, other) => one === other,
    step: (_, now, key) => {
      const [across, along] = ({ ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0] } as const)[key];
      const team = findTeamIndex(teams, now);
      const ids = teams[team + across] ?? [];
      const next = ids[Math.max(0, Math.min(ids.length - 1, (teams[team]?.indexOf(now) ?? 0) + along))];
      return next === undefined || next === now ? null : next;
    },
  };
}

/** Finds the player under the pointer, without neighbors. */
export const playerUnder: CollisionDetection = (args) => pointerWithin(args);
