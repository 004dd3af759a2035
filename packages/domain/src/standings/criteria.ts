import type { TieBreakPreset } from '../entities';
import type { PlayedGame } from './records';
import type { AheadBy, StandingCriterion, StandingRules, TeamRecord } from './types';

/** What a criterion may look at. Teams are places in the list. */
export interface TableContext {
  readonly records: readonly TeamRecord[];
  readonly games: readonly PlayedGame[];
  readonly rules: StandingRules;
  /** How many teams have as many points as this one. */
  readonly levelOnPoints: (team: number) => number;
}

/** A way to tell teams apart that are level so far. */
export type Criterion =
  /** Each team has a value; the higher one is ahead. */
  | { readonly name: StandingCriterion; readonly value: (record: TeamRecord) => number; readonly shown?: (record: TeamRecord) => number }
  /** Exactly two teams are compared by their own games. */
  | { readonly name: 'headToHead'; readonly applies: (block: readonly number[], context: TableContext) => boolean };

const points: Criterion = { name: 'points', value: (record) => record.points };
const wins: Criterion = { name: 'wins', value: (record) => record.wins };
const draws: Criterion = { name: 'draws', value: (record) => record.draws };
const losses: Criterion = { name: 'losses', value: (record) => -record.losses, shown: (record) => record.losses };
const goalDifference: Criterion = { name: 'goalDifference', value: (record) => record.goalDifference };
const goalsFor: Criterion = { name: 'goalsFor', value: (record) => record.goalsFor };
const goalsAgainst: Criterion = { name: 'goalsAgainst', value: (record) => -record.goalsAgainst, shown: (record) => record.goalsAgainst };

/** Points first: not inside a block of three or more that are level on points, even if only two of them are still level here. */
const headToHeadOfTwoOnPoints: Criterion = {
  name: 'headToHead',
  applies: (block, { rules, levelOnPoints }) => rules.headToHead && block.length === 2 && levelOnPoints(block[0] ?? 0) === 2,
};
/** Wins first: whenever exactly two are level here. */
const headToHeadOfTwo: Criterion = { name: 'headToHead', applies: (block, { rules }) => rules.headToHead && block.length === 2 };

/** The two orders of tie-breaks: reading A and reading B of the specification. The order of registration follows both. */
export const tieBreakOrders: Readonly<Record<TieBreakPreset, readonly Criterion[]>> = {
  pointsFirst: [points, wins, draws, losses, headToHeadOfTwoOnPoints, goalDifference, goalsFor, goalsAgainst],
  winsFirst: [wins, draws, losses, headToHeadOfTwo, goalDifference, goalsFor],
};

/** Compares the games of two teams with each other: points, then goal difference. Null when they are level, or never met. */
export function compareHeadToHead(one: number, other: number, { games, rules }: TableContext): { readonly ahead: number; readonly by: AheadBy } | null {
  let [pointsOne, pointsOther, difference] = [0, 0, 0];
  for (const game of games) {
    const isOne = game.one === one && game.other === other;
    if (!isOne && !(game.one === other && game.other === one)) continue;
    const [scored, conceded] = isOne ? [game.goalsOne, game.goalsOther] : [game.goalsOther, game.goalsOne];
    difference += scored - conceded;
    if (scored === conceded) {
      pointsOne += 1;
      pointsOther += 1;
    } else if (scored > conceded) pointsOne += rules.pointsPerWin;
    else pointsOther += rules.pointsPerWin;
  }
  if (pointsOne !== pointsOther) {
    return { ahead: pointsOne > pointsOther ? one : other, by: { criterion: 'headToHead', above: Math.max(pointsOne, pointsOther), below: Math.min(pointsOne, pointsOther) } };
  }
  if (difference === 0) return null;
  return { ahead: difference > 0 ? one : other, by: { criterion: 'headToHead', above: Math.abs(difference), below: -Math.abs(difference) } };
}
