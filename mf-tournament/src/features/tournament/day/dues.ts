import type { Team } from '@courtside/domain';
import { isToCome } from '@courtside/domain/wall';
import { timeIn, type DayView, type NextOfTeam } from './day-view';
import type { Due } from './play-alerts';

/** What a team has to do next: the game it plays and the one it referees, the nearer one first. None that is on. */
export function duesOf(day: DayView, team: Pick<Team, 'id' | 'name'>): readonly Due[] {
  const due = (kind: Due['kind'], next: NextOfTeam | null): readonly Due[] => {
    if (next === null) return [];
    const { game, inMinutes } = next;
    const isCalled = game.phase === 'called';
    if (!isCalled && !isToCome(day.states.get(game.id) ?? 'planned')) return [];
    return [{ kind, game: game.id, courtLetter: game.courtLetter, time: timeIn(day, game), inMinutes, isCalled }];
  };
  return [...due('play', day.nextOf(team.id)), ...due('referee', day.dutyOf(team))].sort(
    (one, other) => Number(other.isCalled) - Number(one.isCalled) || one.inMinutes - other.inMinutes,
  );
}
