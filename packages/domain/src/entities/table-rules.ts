import * as v from 'valibot';
import type { TeamId } from './ids';
import { countSchema, createMapSchema } from './parse';

/** The criteria that the order of a table can use. Each is a row of `criteria` in the standings; the security rules have the same names. */
export const tableCriteria = [
  'points',
  'wins',
  'draws',
  'losses',
  'goalDifference',
  'goalsFor',
  'goalsAgainst',
  'headToHead',
  'headToHeadAlone',
  'headToHeadPoints',
  'headToHeadGoalDifference',
  'headToHeadGoals',
  'strengthOfSchedule',
  'medianBuchholz',
  'tieBreaker',
] as const;
export type TableCriterion = (typeof tableCriteria)[number];

/** Points that a team loses (below 0) or gains in addition to its games. */
export interface PointAdjustment {
  readonly points: number;
  readonly reason: string;
}

export type PointAdjustments = Readonly<Record<TeamId, PointAdjustment>>;

/** The stored form, under the id of the team: `-2 Came late to two games`. */
const adjustment = /^(-?[1-9]\d{0,2}) (\S.{0,199})$/u;

/** Returns a deduction or bonus as it is stored: `-2 Came late`. */
export const storedAdjustment = ({ points, reason }: PointAdjustment): string => `${points} ${reason.trim().replace(/\s+/g, ' ')}`;

const adjustmentSchema = v.pipe(
  v.string(),
  v.regex(adjustment),
  v.transform((text): PointAdjustment => {
    const [, points, reason = ''] = adjustment.exec(text) ?? [];
    return { points: Number(points), reason };
  }),
);

/** Fields of a tournament that were added for tables. If they are missing, the table is the same as before. */
export const tableRules = {
  tableOrder: v.optional(v.array(v.picklist(tableCriteria)), []),
  pointsPerDraw: countSchema(0, 5, 1),
  pointsPerLoss: countSchema(0, 5, 0),
  pointAdjustments: createMapSchema<PointAdjustment>(adjustmentSchema),
};
