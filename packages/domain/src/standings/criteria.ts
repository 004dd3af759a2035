import type { TieBreakPreset } from '../entities';
import { countGame, emptyRecord, pointsOf, type Counters, type PlayedGame } from './records';
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

const more = (name: StandingCriterion & keyof TeamRecord): Criterion => ({ name, value: (record) => record[name] });
const fewer = (name: StandingCriterion & keyof TeamRecord): Criterion => ({ name, value: (record) => -record[name], shown: (record) => record[name] });
const wins = more('wins');
const draws = more('draws');
const losses = fewer('losses');
const goals = [more('goalDifference'), more('goalsFor')];

/** Points first: not inside a block of three or more that are level on points, even if only two of them are still level here. */
const headToHeadOfTwoOnPoints: Criterion = {
  name: 'headToHead',
  applies: (block, { rules, levelOnPoints }) => rules.headToHead && block.length === 2 && levelOnPoints(block[0] ?? 0) === 2,
};
/** Wins first: whenever exactly two are level here. */
const headToHeadOfTwo: Criterion = { name: 'headToHead', applies: (block, { rules }) => rules.headToHead && block.length === 2 };

/** The two orders of tie-breaks: reading A and reading B of the specification. The order of registration follows both. */
export const tieBreakOrders: Readonly<Record<TieBreakPreset, readonly Criterion[]>> = {
  pointsFirst: [more('points'), wins, draws, losses, headToHeadOfTwoOnPoints, ...goals, fewer('goalsAgainst')],
  winsFirst: [wins, draws, losses, headToHeadOfTwo, ...goals],
};

/** Compares the games of two teams with each other: points, then goal difference. Null when they are level, or never met. */
export function compareHeadToHead(one: number, other: number, { games, rules }: TableContext): { readonly ahead: number; readonly by: AheadBy } | null {
  const [recordOne, recordOther] = [emptyRecord(), emptyRecord()];
  for (const game of games) {
    if (game.one === one && game.other === other) addGame(game.goalsOne, game.goalsOther);
    else if (game.one === other && game.other === one) addGame(game.goalsOther, game.goalsOne);
  }
  for (const value of [(record: Counters) => pointsOf(record, rules), (record: Counters) => record.goalsFor - record.goalsAgainst]) {
    const [first, second] = [value(recordOne), value(recordOther)];
    if (first !== second) return { ahead: first > second ? one : other, by: { criterion: 'headToHead', above: Math.max(first, second), below: Math.min(first, second) } };
  }
  return null;

  function addGame(scored: number, conceded: number): void {
    countGame(recordOne, scored, conceded);
    countGame(recordOther, conceded, scored);
  }
}
