import type { Team } from '@courtside/domain';
import { rankReferees } from '@courtside/domain/engines';
import { listDays, type DayPlan, type PlannedGame } from '@courtside/domain/day';

/** Whether a game is on court at any moment of a span of time. */
const isOnBetween =
  (from: number, to: number) =>
  ({ start, length }: PlannedGame): boolean =>
    start < to && from < start + length;

/**
 * Returns the teams that could referee each game of the current plan, best first. Late courts have no common slots: a team that plays or
 * referees is busy until that game is over, and then rests for the length of a game.
 */
export function refereesIn(plan: DayPlan, teams: readonly Team[], gone: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const all = [...plan.games.values()].sort((a, b) => a.start - b.start || a.court - b.court);
  const games = listDays(plan).flatMap((day) => {
    const ofDay = all.filter((game) => game.day === day);
    const idsBetween = (from: number, to: number) => ofDay.filter(isOnBetween(from, to)).map(({ id }) => id);
    return ofDay.map(({ id, start, length }) => {
      const end = start + length;
      return { id, beside: idsBetween(start, end), around: [idsBetween(start - length, start), idsBetween(end, end + length)] };
    });
  });
  const matches = new Map(all.map(({ id, teams: [team1Id, team2Id], referee }) => [id, { team1Id, team2Id, referee }]));
  const free: readonly { id: string; name: string }[] = teams.filter(({ id }) => !gone.includes(id));
  return rankReferees<string, string>({ games, matches, teams: free });
}
