import { closestCorners, pointerWithin, type CollisionDetection, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { PlayerId } from '@courtside/domain';
import { rectOf } from '../board/rect-of';
import { teamOf, type DrawnTeams } from './mixer-draw';

/** Arrow keys lead a lifted player to others: up and down in a team, left and right from team to team. */
export function keyboardPlayers(teams: DrawnTeams): KeyboardCoordinateGetter {
  return (event, { context }) => {
    const step = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0] }[event.code];
    if (!step) return undefined;
    event.preventDefault();
    const now = (context.over?.id ?? context.active?.id) as PlayerId;
    const team = teamOf(teams, now);
    const [across = 0, along = 0] = step;
    const ids = teams[team + across] ?? [];
    const target = ids[Math.max(0, Math.min(ids.length - 1, (teams[team]?.indexOf(now) ?? 0) + along))];
    const rect = target && rectOf(context, target);
    return rect ? { x: rect.left, y: rect.top } : undefined;
  };
}

/** The player under the pointer, and nobody beside; for the keyboard the one whose corners are nearest. */
export const playerUnder: CollisionDetection = (args) => (args.pointerCoordinates ? pointerWithin(args) : closestCorners(args));
