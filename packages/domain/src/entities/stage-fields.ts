import * as v from 'valibot';
import { limits } from '../limits';
import type { DayId, GameId, GroupId, MatchId, TeamId } from './ids';
import { matchTimesSchema, type MatchTimes } from './match-times';
import { countSchema, flagSchema, idSchema, createListSchema, createMapSchema, mapSchema, orNull, textSchema } from './parse';
import { tableRules, type PointAdjustments, type TableCriterion } from './table-rules';

/*
 * The fields that a stage consists of. A tournament stores one of each among its own fields: its groups (or Swiss rounds) with the rules of
 * their tables, and its bracket.
 */

export type ScheduleType = 'roundRobin' | 'swissRounds';
/** How often every two teams of a group meet. */
export type Legs = 1 | 2;
export type BracketType = 'single' | 'double' | 'singleHayes' | 'doubleHayes';
export type BracketLevel = 'upper' | 'lower' | 'hayesUpper' | 'hayesLower';
/** The tie-break order of a table: points first (reading A) or wins first (reading B). */
export type TieBreakPreset = 'pointsFirst' | 'winsFirst';
/** One court slot of a day: a match, or an empty slot. */
export type ScheduleEntry = MatchId | 'break';

/** Groups that play each other, or Swiss rounds. */
export interface GroupsFields {
  readonly groups: Readonly<Record<GroupId, readonly TeamId[]>>;
  /** The order of the teams before any game, if an organizer chose one. */
  readonly teamOrder: readonly TeamId[];
  readonly schedule: Readonly<Record<DayId, readonly ScheduleEntry[]>>;
  readonly scheduleType: ScheduleType;
  /** The organizer's choice for a round robin; stored only if it is 2. The stored games say how often teams really meet. */
  readonly legs: Legs;
  readonly scheduleTimes: MatchTimes;
  /** Swiss: earlier rounds that an organizer has reopened for a correction. */
  readonly unlockedRounds: readonly DayId[];
  /** Swiss: the team that rests in a round; see `restingIn` for those of several groups. */
  readonly byes: Readonly<Record<DayId, TeamId>>;
}

/** The rules by which games count in tables. */
export interface TableFields {
  readonly pointsPerWin: number;
  readonly headToHead: boolean;
  readonly tieBreakPreset: TieBreakPreset;
  /**
   * The order of the table, if an organizer chose another one than `tieBreakPreset` and `headToHead` give; else empty. See `getTableOrder`.
   */
  readonly tableOrder: readonly TableCriterion[];
  readonly pointsPerDraw: number;
  readonly pointsPerLoss: number;
  /** Deductions and bonus points, by team. */
  readonly pointAdjustments: PointAdjustments;
  /** The goals that the other side gets for a forfeit. */
  readonly forfeitGoals: number;
  /** Whether the games of a withdrawn team still count (`stand`) or none of them does (`fall`). */
  readonly withdrawnGames: 'stand' | 'fall';
}

export interface BracketFields {
  readonly bracket: Readonly<Partial<Record<BracketLevel, Readonly<Record<string, readonly GameId[]>>>>>;
  readonly bracketType: BracketType;
  readonly bracketTimes: MatchTimes;
  /** Teams by seed, best first. */
  readonly bracketSeeds: readonly TeamId[];
  /**
   * Places of the main bracket in Hayes types; in a double elimination the number of teams that start in the upper bracket, null if all do.
   */
  readonly bracketUpperSize: number | null;
  /**
   * The table of drop orders that a double elimination follows; 1 for a bracket that was stored before there were two, 3 if not all teams
   * start in the upper bracket.
   */
  readonly bracketDrops: number;
  /**
   * The version of the rule that assigned the courts of the bracket, not a number of courts: `courtsVersion` in the domain. 1 for a bracket
   * that was stored before there were two versions.
   */
  readonly bracketCourts: number;
  /** Places are played out down to this one: 4 by the game for third place alone. Stored only if it is more; see `getPlaces`. */
  readonly bracketPlaces: number;
  /** The rounds whose games are series, with the most games that they can have: `upper-round2:3 upper-round3:5`. See `withSeries`. */
  readonly bracketSeries: string;
}

const teamIds = v.array(idSchema<TeamId>());
const noTimes = () => v.parse(matchTimesSchema, {});

export const groupsFields = {
  groups: createMapSchema<TeamId[]>(teamIds),
  teamOrder: createListSchema<TeamId>(),
  schedule: createMapSchema<ScheduleEntry[]>(v.array(idSchema<ScheduleEntry>())),
  scheduleType: v.optional(v.picklist(['roundRobin', 'swissRounds']), 'roundRobin'),
  legs: v.optional(v.picklist([1, 2]), 1),
  scheduleTimes: v.optional(matchTimesSchema, noTimes),
  unlockedRounds: createListSchema<DayId>(),
  byes: createMapSchema<TeamId>(idSchema<TeamId>()),
};

export const tableFields = {
  pointsPerWin: countSchema(2, 5, limits.pointsPerWin.default),
  headToHead: flagSchema(true),
  tieBreakPreset: v.optional(v.picklist(['pointsFirst', 'winsFirst']), 'pointsFirst'),
  ...tableRules,
  forfeitGoals: countSchema(0, limits.forfeitGoals.maximum, limits.forfeitGoals.default),
  withdrawnGames: v.optional(v.picklist(['stand', 'fall']), 'stand'),
};

export const bracketFields = {
  bracket: createMapSchema<Record<string, GameId[]>>(mapSchema(v.array(idSchema<GameId>()))),
  bracketType: v.optional(v.picklist(['single', 'double', 'singleHayes', 'doubleHayes']), 'single'),
  bracketTimes: v.optional(matchTimesSchema, noTimes),
  bracketSeeds: createListSchema<TeamId>(),
  bracketUpperSize: orNull(v.number()),
  bracketDrops: countSchema(1, 100, 1),
  bracketCourts: countSchema(1, 100, 1),
  bracketPlaces: countSchema(4, 32, 4),
  bracketSeries: textSchema,
};
