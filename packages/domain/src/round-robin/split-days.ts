import { groupSizes } from '../planner/group-sizes';
import type { Legs } from '../entities';
import { circleRounds } from './circle-rounds';
import type { PlannedMatch, RoundRobinInput } from './types';

/** Returns the place of a round among `count` places if `rounds` rounds are spread evenly over them. */
export const spread = (round: number, rounds: number, count: number): number => Math.floor(((round + 0.5) * count) / rounds);

/** Adds a second leg, which repeats the rounds of the first with the teams of each pairing in the other order. */
function createRounds<Id extends string>(teams: readonly Id[], legs: Legs) {
  const first = circleRounds(teams).map((games) => ({ leg: 0, games }));
  if (legs === 1) return first;
  return [...first, ...first.map(({ games }) => ({ leg: 1, games: games.map(([one, other]) => [other, one] as const) }))];
}

/**
 * Returns common rounds of all groups. A group with fewer rounds spreads them over the whole event. A round has first a game of each group, then the second
 * game of each, …
 * @param met pairs that do not play
 * @returns as many rounds as the largest group has, without empty ones; no team plays twice in one
 */
export function commonRounds<Id extends string>(
  groups: RoundRobinInput<Id>['groups'],
  legs: Legs,
  met: NonNullable<RoundRobinInput<Id>['met']> = [],
): readonly (readonly PlannedMatch<Id>[])[] {
  const byGroup = groups.map((teams) => createRounds(teams, legs));
  const count = Math.max(...byGroup.map((rounds) => rounds.length));
  const opponents = new Set(met.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const common: PlannedMatch<Id>[][] = Array.from({ length: count }, () => []);
  // A round never has more games than there are rounds.
  for (let turn = 0; turn < count; turn += 1) {
    byGroup.forEach((rounds, groupIndex) => {
      rounds.forEach(({ leg, games }, round) => {
        const game = games[turn];
        if (game && !opponents.has(`${game[0]} ${game[1]}`))
          common[spread(round, rounds.length, count)]!.push({ team1Id: game[0], team2Id: game[1], groupIndex, round, leg });
      });
    });
  }
  return common.filter((games) => games.length > 0);
}

/** Returns whole rounds for each day, in order. Days differ by at most one round, and longer days come first. */
export function splitDays<Round>(rounds: readonly Round[], days: number): readonly (readonly Round[])[] {
  let start = 0;
  return groupSizes(rounds.length, days).map((count) => rounds.slice(start, (start += count)));
}
