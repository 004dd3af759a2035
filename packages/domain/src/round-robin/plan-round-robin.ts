import { checkDistinct, checkWithin, limits } from '../limits';
import { assignCourts } from './assign-courts';
import type { DayGames, Slots } from './day-games';
import { fillSlots } from './fill-slots';
import { improveRest } from './improve-rest';
import { levelSlots } from './level-slots';
import { commonRounds, splitDays } from './split-days';
import type { PlannedEntry, RoundRobinInput, RoundRobinPlan } from './types';

/**
 * Plans a round robin of every group.
 *
 * 1. Rounds by the circle method, those of all groups side by side.
 * 2. Whole rounds to each day, in order.
 * 3. Each day in the fewest time slots that its games and courts allow, nobody twice in one.
 * 4. Exchanges between slots: first no games in a row, then even rest.
 * 5. Courts: each team about equally often on each.
 *
 * The same input gives the same plan.
 * @throws RangeError 'There must be at least 2 teams in each group'; for days or courts out of their limits; for a team named twice
 */
export function planRoundRobin<Id extends string>({ groups, days, numberOfCourts }: RoundRobinInput<Id>): RoundRobinPlan<Id> {
  if (groups.length === 0 || groups.some((teams) => teams.length < limits.teamsPerGroup)) throw new RangeError('There must be at least 2 teams in each group');
  checkWithin('Days', days, limits.days.minimum, limits.days.maximum);
  checkWithin('Courts', numberOfCourts, limits.times.minimum, limits.times.maximumCourts);
  const ids = groups.flat();
  checkDistinct('team', ids);

  const played = ids.map(() => new Array<number>(numberOfCourts).fill(0));
  return {
    days: splitDays(commonRounds(groups), days).map((rounds) => {
      const games = rounds.flat();
      const teams = games.map(({ team1Id, team2Id }) => [ids.indexOf(team1Id), ids.indexOf(team2Id)] as const);
      const day = { teams, teamCount: ids.length, round: rounds.flatMap((inRound, index) => inRound.map(() => index)), rounds: rounds.length };
      return assignCourts(day, packed(day, numberOfCourts), played).flatMap((slot, index, slots): PlannedEntry<Id>[] => {
        // A court that stays empty keeps its place in time; after the last game of the day nobody waits for one.
        const length = index < slots.length - 1 ? numberOfCourts : slot.length;
        return Array.from({ length }, (_, court) => games[slot[court]!] ?? 'break');
      });
    }),
  };
}

/** Small days are packed in several ways, and the best is taken; large ones have enough choice in one. */
const waysToLookAhead = (games: number) => (games <= 150 ? [1, 2, 3, 4, 6, 9] : games <= 400 ? [2, 3, 5] : [3]);

/** The day in the fewest slots, with the best rest that was found. */
function packed(day: DayGames, courts: number): Slots {
  // Each team plays at most once a round.
  const fewest = Math.max(Math.ceil(day.teams.length / courts), day.rounds);
  const ways = waysToLookAhead(day.teams.length).map((ahead) => fillSlots(day, courts, ahead));
  const short = ways.filter((slots) => slots.length <= fewest);
  const improved = (short.length > 0 ? short : [levelSlots(day, fewest)]).map((slots) => improveRest(day, slots));
  return improved.reduce((best, next) => (next.cost < best.cost ? next : best)).slots;
}
