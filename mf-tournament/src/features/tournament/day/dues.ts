import { isToCome } from '@courtside/domain/wall';
import { timeIn, type DayView, type TeamDue } from './day-view';
import type { Due } from './play-alerts';

/** What a team has to do next: the game it plays and the one it referees, the nearer one first. None that is on. */
export function duesOf(day: DayView, teamId: string): readonly Due[] {
  const ahead = day.duesOf(teamId).flatMap(({ kind, game, inMinutes }: TeamDue): Due[] => {
    const isCalled = game.phase === 'called';
    if (!isCalled && !isToCome(day.states.get(game.id) ?? 'planned')) return [];
    return [{ kind, game: game.id, courtLetter: game.courtLetter, time: timeIn(day, game), inMinutes, isCalled }];
  });
  return (['play', 'referee'] as const)
    .flatMap((kind) => ahead.find((due) => due.kind === kind) ?? [])
    .sort((one, other) => Number(other.isCalled) - Number(one.isCalled) || one.inMinutes - other.inMinutes);
}
