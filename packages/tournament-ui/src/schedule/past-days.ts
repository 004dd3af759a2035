import { BREAK, type DayId, type Match, type MatchId, type ScheduleEntry, type Tournament } from '@courtside/domain';

/** How many of a day's games are there, and how many have both scores. */
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
  { schedule, scheduleType }: Pick<Tournament, 'schedule' | 'scheduleType'>,
  dayIds: readonly DayId[],
  matches: ReadonlyMap<MatchId, Match>,
): ReadonlyMap<DayId, number> {
  const counts = dayIds.map((dayId) => countDay(schedule[dayId] ?? [], matches));
  const isPlayed = ({ games, played }: DayCount) => games > 0 && played === games;
  const lastOpen = scheduleType === 'swissRounds' ? counts.length - 1 : counts.findLastIndex(({ games, played }) => played < games);
  return new Map(
    dayIds.flatMap((dayId, index) =>
      index < lastOpen && isPlayed(counts[index] as DayCount) ? [[dayId, (counts[index] as DayCount).games] as const] : [],
    ),
  );
}

function countDay(entries: readonly ScheduleEntry[], matches: ReadonlyMap<MatchId, Match>): DayCount {
  const games = entries.flatMap((entry) => (entry === BREAK ? [] : (matches.get(entry) ?? [])));
  return { games: games.length, played: games.filter(({ team1Score, team2Score }) => team1Score !== null && team2Score !== null).length };
}
