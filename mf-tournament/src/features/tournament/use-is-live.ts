import { isRunFromBoard, showsGameTimes, type Tournament } from '@courtside/domain';
import { hasEnded, isOnCourt, type GameState } from '@courtside/domain/wall';
import { isPlayingAt, useClock, useNearEvent } from '@courtside/tournament-ui';
import type { DayView } from './day/day-view';
import type { TournamentParts } from './use-tournament-parts';

/**
 * Returns whether a tournament is live: by the day of play. Until that has loaded, by the states of the games; and before those, by the
 * times in the tournament's own document, so that nothing moves when they load.
 */
export function useIsLive(
  tournament: Tournament,
  { loading, allMatches, bracketGames, further }: Pick<TournamentParts, 'loading' | 'allMatches' | 'bracketGames' | 'further'>,
  day: Pick<DayView, 'isLive'> | null,
  states: ReadonlyMap<string, GameState>,
): boolean {
  const instant = useClock();
  const isNear = useNearEvent(tournament);
  if (!showsGameTimes(tournament).schedule || !isNear) return false;
  if (loading) return isPlayingAt(tournament, instant);
  if (day) return day.isLive;
  const all = [...states.values()];
  if (all.some(isOnCourt)) return true;
  const isRun = [...allMatches.values(), ...bracketGames.values(), ...further.flatMap(({ games }) => [...(games?.values() ?? [])])].some(
    isRunFromBoard,
  );
  return !isRun && !all.every(hasEnded) && isPlayingAt(tournament, instant);
}
