import { suggestReferees, BREAK, type DayId, type Team } from '@courtside/domain';
import { courtsOf, daysOf, type DayPlan } from '@courtside/domain/day';

/** Teams that could referee each game of the plan as it goes, best first; games that begin at one time are played beside each other. */
export function refereesIn(plan: DayPlan, teams: readonly Team[], gone: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const numberOfCourts = Math.max(1, ...plan.courts.map(({ court }) => court + 1));
  const schedule: Record<DayId, string[]> = {};
  for (const day of daysOf(plan)) {
    const slots = new Map<number, string[]>();
    for (const { court, games } of courtsOf(plan, day))
      for (const { start, id } of games) {
        const slot = slots.get(start) ?? Array.from({ length: numberOfCourts }, (): string => BREAK);
        slot[court] = id;
        slots.set(start, slot);
      }
    schedule[String(day) as DayId] = [...slots].sort(([a], [b]) => a - b).flatMap(([, slot]) => slot);
  }
  const matches = new Map(
    [...plan.games.values()].map(({ id, teams: [team1Id, team2Id], referee }) => [id, { team1Id, team2Id, referee }]),
  );
  const free: readonly { id: string; name: string }[] = teams.filter(({ id }) => !gone.includes(id));
  return suggestReferees<string, string>({ schedule, matches, numberOfCourts, teams: free });
}
