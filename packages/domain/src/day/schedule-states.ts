import { isRunFromBoard, sortedDayIds, type GroupsFields, type Match, type MatchId } from '../entities';
import { BREAK, dayOffsets, dayTimetable, MINUTES_PER_DAY, rhythmOfDay } from '../schedule';
import { waitsForOrganizer } from './courts-of-day';
import { gameState, type GameFacts, type GameState } from './game-state';
import { getPhase, type DayGame } from './phase';

const getFacts = (game: DayGame): Pick<GameFacts, 'phase' | 'waitsForOrganizer'> => {
  const phase = getPhase(game);
  return { phase, waitsForOrganizer: waitsForOrganizer({ phase, state: game }) };
};

/** Returns the state of a game from its stored fields alone. @param isStopped everything is stopped */
export const storedState = (game: DayGame, isStopped = false): GameState =>
  gameState({ ...getFacts(game), start: 0, end: 0, hasTeams: false, isRun: false, mayChange: false }, { minutes: 0, isStopped });

/**
 * Returns `gameStates` for the games of the schedule, without the plan of the day.
 * @param minutes now, from the midnight before the tournament's first day; null if visitors may not see when games are played
 */
export function scheduleStates(
  { schedule, scheduleType, scheduleTimes }: Pick<GroupsFields, 'schedule' | 'scheduleType' | 'scheduleTimes'>,
  matches: ReadonlyMap<MatchId, Match>,
  minutes: number | null,
): ReadonlyMap<MatchId, GameState> {
  const dayIds = sortedDayIds(schedule);
  const offsets = dayOffsets(dayIds.length, scheduleType, scheduleTimes);
  const isAllOver = [...matches.values()].every((match) => getFacts(match).phase !== 'planned' && !isRunFromBoard(match));
  const games = dayIds.flatMap((dayId, index) => {
    const day = offsets[index] ?? 0;
    const { gameLength } = rhythmOfDay(scheduleTimes, index);
    return dayTimetable(schedule[dayId] ?? [], scheduleTimes, index).flatMap(({ entry, court, minutes: time }) => {
      const match = entry === BREAK ? undefined : matches.get(entry);
      const start = day * MINUTES_PER_DAY + time;
      return match ? [{ match, court: `${court} ${day}`, start, end: start + gameLength }] : [];
    });
  });
  const run = new Set(games.flatMap(({ match, court }) => (isRunFromBoard(match) ? [court] : [])));
  return new Map(
    games.map(({ match, court, start, end }) => [
      match.id,
      minutes === null
        ? storedState(match)
        : gameState(
            { ...getFacts(match), start, end, hasTeams: true, isRun: run.has(court), mayChange: !match.play && !isAllOver },
            { minutes, isStopped: false },
          ),
    ]),
  );
}
