import { groupSizes } from '../planner/group-sizes';
import { circleRounds } from './circle-rounds';
import type { PlannedMatch, RoundRobinInput } from './types';

/**
 * Rounds of all groups side by side: a group with fewer rounds spreads them over the whole event.
 * @returns as many rounds as the largest group has; nobody plays twice in one
 */
export function commonRounds<Id extends string>(groups: RoundRobinInput<Id>['groups']): readonly (readonly PlannedMatch<Id>[])[] {
  const byGroup = groups.map((teams) => circleRounds(teams));
  const count = Math.max(0, ...byGroup.map((rounds) => rounds.length));
  const common: PlannedMatch<Id>[][] = Array.from({ length: count }, () => []);
  byGroup.forEach((rounds, groupIndex) => {
    rounds.forEach((games, round) => {
      const target = common[Math.floor(((round + 0.5) * count) / rounds.length)]!;
      for (const [team1Id, team2Id] of games) target.push({ team1Id, team2Id, groupIndex, round });
    });
  });
  return common.map((games) => takeTurns(games, groups.length));
}

/** First a game of each group, then the second of each, … */
function takeTurns<Id extends string>(games: readonly PlannedMatch<Id>[], groupCount: number): PlannedMatch<Id>[] {
  const queues = Array.from({ length: groupCount }, (_, groupIndex) => games.filter((game) => game.groupIndex === groupIndex));
  return games.flatMap((_, turn) => queues.flatMap((queue) => queue[turn] ?? []));
}

/** Whole rounds for each day, in order; days differ by at most one round, the longer ones come first. */
export function splitDays<Round>(rounds: readonly Round[], days: number): readonly (readonly Round[])[] {
  let start = 0;
  return groupSizes(rounds.length, days).map((count) => rounds.slice(start, (start += count)));
}
