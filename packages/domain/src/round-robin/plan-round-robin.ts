import { courtsOfDay } from '../schedule';
import { checkDistinct, checkWithin, limits } from '../limits';
import { assignCourts } from './assign-courts';
import type { DayGames, Slots } from './day-games';
import { fillInOrder } from './fill-in-order';
import { fillSlots } from './fill-slots';
import { improveRest } from './improve-rest';
import { levelLegs, slotsOfLegs } from './level-legs';
import { compareRest, restFigures } from './rest-figures';
import { commonRounds, splitDays } from './split-days';
import type { PlannedEntry, PlannedMatch, RoundRobinInput, RoundRobinPlan } from './types';

/**
 * Plans a round robin of every group, without the pairs that have met.
 *
 * 1. Rounds by the circle method, with the rounds of all groups at the same time; a second leg repeats them after the first.
 * 2. Whole rounds to each day, in order.
 * 3. Each day in the fewest time slots that its games and courts allow: no team plays twice in a slot, or in its second leg before the end of its first. If the
 * legs change within a day, it may take one more slot. 4. Swaps between slots: first to avoid games in a row, then for the shortest longest wait, then for even
 * rest. 5. Courts: each team about equally often on each.
 *
 * In this order of priorities the result is never worse than that of the plain circle method, which is one of the compared ways.
 *
 * The same input gives the same plan.
 * @throws RangeError 'There must be at least 2 teams in each group'; for days or courts out of their limits; for a team named twice
 */
export function planRoundRobin<Id extends string>({
  groups,
  days,
  numberOfCourts,
  legs = 1,
  met = [],
}: RoundRobinInput<Id>): RoundRobinPlan<Id> {
  if (groups.length === 0 || groups.some((teams) => teams.length < limits.teamsPerGroup))
    throw new RangeError('There must be at least 2 teams in each group');
  checkWithin('Days', days, limits.days.minimum, limits.days.maximum);
  const courts = Array.from({ length: days }, (_, day) => courtsOfDay(numberOfCourts, day));
  for (const count of courts) checkWithin('Courts', count, limits.times.minimum, limits.times.maximumCourts);
  const ids = groups.flat();
  checkDistinct('team', ids);

  const number = new Map(ids.map((id, index) => [id, index]));
  const byDay = splitDays(commonRounds(groups, legs, met), days);
  const games = byDay.flat(2);
  // All pairs have met.
  if (games.length === 0) return { days: byDay.map(() => []) };
  const teams = games.map(({ team1Id, team2Id }) => [number.get(team1Id)!, number.get(team2Id)!] as const);
  let start = 0;
  const waysOfDays = byDay.map((rounds, index) => {
    const first = start;
    start += rounds.flat().length;
    const inDay = games.slice(first, start);
    const day = {
      teams: teams.slice(first, start),
      teamCount: ids.length,
      round: rounds.flatMap((inRound, round) => inRound.map(() => round)),
      rounds: rounds.length,
      leg: inDay.map(({ leg }) => leg),
    };
    const inEvent = (slots: Slots): Slots => slots.map((slot) => slot.map((game) => first + game));
    const [even, circle] = packed(day, courts[index]!, listOrders(inDay, day.round));
    return [inEvent(even), inEvent(circle)] as const;
  });
  // Two ways that are equally good so far may differ in the balance of courts.
  const [even, circle] = ([0, 1] as const).map((way) =>
    assignCourts(
      teams,
      ids.length,
      waysOfDays.flatMap((ways) => ways[way]),
    ),
  );
  const { placed } = circle!.difference < even!.difference ? circle! : even!;
  start = 0;
  return {
    days: waysOfDays.map(([{ length }], day) =>
      placed.slice(start, (start += length)).flatMap((slot, index): PlannedEntry<Id>[] => {
        // An empty court keeps its place in the slot, except after the last game of the day.
        return Array.from({ length: index < length - 1 ? courts[day]! : slot.length }, (_, court) => games[slot[court]!] ?? 'break');
      }),
    ),
  };
}

/** The orders of the plain circle method: in a common round, a game of each group in turn, or group after group; and by each group's own rounds. */
function listOrders(games: readonly PlannedMatch<string>[], round: readonly number[]): readonly (readonly number[])[] {
  const sorted = (roundOf: (game: number) => number) =>
    [...games.keys()].sort((a, b) => roundOf(a) - roundOf(b) || games[a]!.groupIndex - games[b]!.groupIndex);
  return [[...games.keys()], sorted((game) => round[game]!), sorted((game) => games[game]!.round)];
}

/** Days with more games than this are packed in only one way, because they offer enough choice. */
const LARGE = 400;

/** The parameters for smaller days, which are packed in several ways to choose the best. */
const waysToLookAhead = (games: number) => (games <= 150 ? [1, 2, 3, 4, 6, 9] : games <= LARGE ? [2, 3, 5] : [3]);

/**
 * Packs the day into the fewest slots with the best rest that it finds: the fewest games in a row, then the shortest longest wait, then even rest. It is never
 * worse than the plain circle method, except that it may rest less evenly.
 */
function packed(day: DayGames, courts: number, orders: readonly (readonly number[])[]): readonly [Slots, Slots] {
  const rated = (slots: Slots) => ({ slots, figures: restFigures(day, slots) });
  const best = (ways: readonly ReturnType<typeof rated>[]) =>
    ways.reduce((one, other) => (compareRest(other.figures, one.figures) < 0 ? other : one));
  const inTurn = waysToLookAhead(day.teams.length).map((ahead) => rated(fillSlots(day, courts, ahead)));
  const plain = orders.flatMap((order) => [false, true].map((closed) => rated(fillInOrder(day, order, courts, closed))));
  const fewest = Math.min(slotsOfLegs(day, courts), ...[...inTurn, ...plain].map(({ slots }) => slots.length));
  const isShort = ({ slots }: ReturnType<typeof rated>) => slots.length <= fewest;
  const ways = inTurn.filter(isShort);
  const circle = plain.filter(isShort);
  if (circle.length > 0 && (ways.length === 0 || day.teams.length <= LARGE)) ways.push(best(circle));
  if (ways.length === 0) ways.push(rated(levelLegs(day, courts)));
  const { slots, figures } = best([...ways.map((way) => rated(improveRest(day, way.slots, courts))), ...circle]);
  return [slots, circle.find((way) => compareRest(way.figures, figures, 2) === 0)?.slots ?? slots];
}
