import { limits } from '../limits';
import { assignCourts } from './assign-courts';
import { fewestSlots, numberGames, type DayGames, type Slots } from './day-games';
import { fillSlots } from './fill-slots';
import { improveRest } from './improve-rest';
import { levelSlots } from './level-slots';
import { commonRounds, splitDays } from './split-days';
import type { PlannedEntry, PlannedMatch, RoundRobinInput, RoundRobinPlan } from './types';

const isWithin = (value: number, least: number, most: number) => Number.isInteger(value) && value >= least && value <= most;

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
  if (!isWithin(days, limits.days.minimum, limits.days.maximum)) throw new RangeError(`Days must be ${limits.days.minimum} to ${limits.days.maximum}`);
  if (!isWithin(numberOfCourts, 1, limits.times.maximumCourts)) throw new RangeError(`Courts must be 1 to ${limits.times.maximumCourts}`);
  const all = groups.flat();
  if (new Set(all).size !== all.length) throw new RangeError('A team is named twice');

  // Team numbers differ from day to day; what a team has played on which court is carried on by id.
  const courtsPlayed = new Map<Id, number[]>();
  return { days: splitDays(commonRounds(groups), days).map((rounds) => planDay(rounds, numberOfCourts, courtsPlayed)) };
}

function planDay<Id extends string>(rounds: readonly (readonly PlannedMatch<Id>[])[], courts: number, courtsPlayed: Map<Id, number[]>): PlannedEntry<Id>[] {
  const games = rounds.flat();
  const day = numberGames(rounds);
  for (const id of day.ids) if (!courtsPlayed.has(id)) courtsPlayed.set(id, new Array<number>(courts).fill(0));
  const slots = assignCourts(day, packed(day, courts), day.ids.map((id) => courtsPlayed.get(id)!));
  return slots.flatMap((slot, index): PlannedEntry<Id>[] => {
    // A court that stays empty keeps its place in time; after the last game of the day nobody waits for one.
    const empty = index === slots.length - 1 ? 0 : courts - slot.length;
    return [...slot.map((game) => games[game]!), ...new Array<'break'>(empty).fill('break')];
  });
}

/** Small days are packed in several ways, and the best is taken; large ones have enough choice in one. */
const waysToLookAhead = (games: number) => (games <= 150 ? [1, 2, 3, 4, 6, 9] : games <= 400 ? [2, 3, 5] : [3]);

/** The day in the fewest slots, with the best rest that was found. */
function packed(day: DayGames, courts: number): Slots {
  const fewest = Math.max(fewestSlots(day, courts), day.rounds);
  const ways = waysToLookAhead(day.teams.length).map((ahead) => fillSlots(day, courts, ahead));
  const short = ways.filter((slots) => slots.length <= fewest);
  const improved = (short.length > 0 ? short : [levelSlots(day, fewest)]).map((slots) => improveRest(day, slots));
  return improved.reduce((best, next) => (next.cost < best.cost ? next : best)).slots;
}
