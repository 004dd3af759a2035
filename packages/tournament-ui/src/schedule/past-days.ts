import { BREAK, isSettled, type DayId, type Match, type MatchId, type ScheduleEntry, type Tournament } from '@courtside/domain';

/** How many of a day's games are there, and of how many nobody waits for the result any more. */
export interface DayCount {
  readonly games: number;
  readonly played: number;
}

/**
 * The days or rounds that are behind: played to the end, with something still to be played on a later one. Of Swiss rounds all but the newest, which is
 * what the next one is drawn from.
 * @param dayIds in their order
 * @returns by id, with the number of games
 */
export function pastDays(
  tournament: Pick<Tournament, 'schedule' | 'scheduleType' | 'withdrawnGames' | 'withdrawnTeamIds'>,
  dayIds: readonly DayId[],
  matches: ReadonlyMap<MatchId, Match>,
): ReadonlyMap<DayId, number> {
  const { schedule, scheduleType } = tournament;
  const counts = dayIds.map((dayId) => countDay(schedule[dayId] ?? [], matches, tournament));
  const isPlayed = ({ games, played }: DayCount) => games > 0 && played === games;
  const lastOpen = scheduleType === 'swissRounds' ? counts.length - 1 : counts.findLastIndex(({ games, played }) => played < games);
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
