import { courtLetter, dayTimetable, sortedDayIds, type Match, type MatchId, type Tournament } from '@courtside/domain';
import { hasEnded, storedState } from '@courtside/domain/wall';
import type { LiveNow } from '../time/use-live-status';

/** Where and when a game is planned. */
export interface MatchPlace {
  readonly dayIndex: number;
  readonly time: string;
  /** Minutes since the midnight at which the game's day begins. */
  readonly minutes: number;
  readonly courtLetter: string;
}

export type MatchPlaces = ReadonlyMap<MatchId, MatchPlace>;

export function getMatchPlaces({ schedule, scheduleTimes }: Pick<Tournament, 'schedule' | 'scheduleTimes'>): MatchPlaces {
  const places = new Map<MatchId, MatchPlace>();
  sortedDayIds(schedule).forEach((dayId, dayIndex) => {
    for (const { entry, time, minutes, court } of dayTimetable(schedule[dayId] ?? [], scheduleTimes, dayIndex)) {
      if (entry !== 'break') places.set(entry, { dayIndex, time, minutes, courtLetter: courtLetter(court) });
    }
  });
  return places;
}

/** A current game: on court by the clock, over time without a score, just over with its result, or about to begin. */
export interface CurrentGame {
  readonly id: MatchId;
  readonly state: 'live' | 'pending' | 'over' | 'next';
}

/**
 * Returns the games that a spectator wants to see now. First the games on court by the clock; then the last game of each court whose time is up:
 * while it has no score, and with its score until the next games begin, because games rarely end on time. Without any of these, the coming
 * games.
 */
export function listCurrentGames(live: LiveNow, matches: ReadonlyMap<MatchId, Match>, places: MatchPlaces): readonly CurrentGame[] {
  const known = (ids: readonly MatchId[]) => ids.filter((id) => matches.has(id) && places.has(id));
  const onCourt = (id: MatchId) => places.get(id)?.courtLetter ?? '';
  const running = known(live.running);
  const justEnded = new Set(live.justEnded);
  const courts = new Set<string>();
  const ended = known(live.ended).flatMap((id): CurrentGame[] => {
    if (courts.has(onCourt(id))) return [];
    courts.add(onCourt(id));
    const match = matches.get(id);
    if (!match || !hasEnded(storedState(match))) return [{ id, state: 'pending' }];
    return justEnded.has(id) ? [{ id, state: 'over' }] : [];
  });
  const now: readonly CurrentGame[] = [...running.map((id) => ({ id, state: 'live' }) as const), ...ended];
  if (running.length > 0) return now;
  const busy = new Set(now.map(({ id }) => onCourt(id)));
  return [...now, ...known(live.next).flatMap((id): CurrentGame[] => (busy.has(onCourt(id)) ? [] : [{ id, state: 'next' }]))];
}
