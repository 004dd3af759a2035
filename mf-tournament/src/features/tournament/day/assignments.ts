import { isToCome } from '@courtside/domain/wall';
import { timeIn, type DayView, type TeamAssignment } from './day-view';
import type { Assignment } from './play-alerts';

/** Returns the next duties of a team: the next game that it plays and the next one that it referees, the earlier one first, without games on court. */
export function listAssignments(day: DayView, teamId: string): readonly Assignment[] {
  const ahead = day.getAssignments(teamId).flatMap(({ kind, game, inMinutes }: TeamAssignment): Assignment[] => {
    const isCalled = game.phase === 'called';
    if (!isCalled && !isToCome(day.states.get(game.id) ?? 'planned')) return [];
    return [{ kind, game: game.id, courtLetter: game.courtLetter, time: timeIn(day, game), inMinutes, isCalled }];
  });
  return (['play', 'referee'] as const)
    .flatMap((kind) => ahead.find((due) => due.kind === kind) ?? [])
    .sort((one, other) => Number(other.isCalled) - Number(one.isCalled) || one.inMinutes - other.inMinutes);
}
