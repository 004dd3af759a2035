import { BREAK, isSettled, type DayId, type Match, type MatchId, type ScheduleEntry, type Tournament } from '@courtside/domain';

/** The number of a day's games, and of those whose result is no longer awaited. */
export interface DayCount {
  readonly games: number;
  readonly played: number;
}

/**
 * Returns the past days or rounds: finished, with games left on a later one. The newest Swiss round is never past, because the next round is
 * drawn from it.
 * @param dayIds in their order
 * @param isFollowed another stage was drawn from these, so that all finished days are past
 * @returns by id, with the number of games
 */
export function pastDays(
  tournament: Pick<Tournament, 'schedule' | 'scheduleType' | 'withdrawnGames' | 'withdrawnTeamIds'>,
  dayIds: readonly DayId[],
  matches: ReadonlyMap<MatchId, Match>,
  isFollowed = false,
): ReadonlyMap<DayId, number> {
  const { schedule, scheduleType } = tournament;
  const counts = dayIds.map((dayId) => countDay(schedule[dayId] ?? [], matches, tournament));
  const isPlayed = ({ games, played }: DayCount) => games > 0 && played === games;
  const lastDrawn = scheduleType === 'swissRounds' ? counts.length - 1 : counts.findLastIndex(({ games, played }) => played < games);
  const lastOpen = isFollowed ? counts.length : lastDrawn;
  return new Map(
    dayIds.flatMap((dayId, index) =>
      index < lastOpen && isPlayed(counts[index] as DayCount) ? [[dayId, (counts[index] as DayCount).games] as const] : [],
    ),
  );
}

function countDay(
  entries: readonly ScheduleEntry[],
  matches: ReadonlyMap<MatchId, Match>,
  rules: Parameters<typeof isSettled>[1],
): DayCount {
  const games = entries.flatMap((entry) => (entry === BREAK ? [] : (matches.get(entry) ?? [])));
  return { games: games.length, played: games.filter((match) => isSettled(match, rules)).length };
}
