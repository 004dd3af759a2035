import { shuffleLimits, type ShuffleRules } from '@courtside/domain/shuffle';

/** Rules as they are typed: null for an emptied field. */
export type RulesDraft = { readonly [Key in keyof ShuffleRules]: number | null };

const { teamSize, courts, minutes, points } = shuffleLimits;

/** The fields of the dialog, in its order, with what they can be. */
export const ruleFields = [
  { key: 'teamSize', word: 'teamSize', ...teamSize },
  { key: 'courts', word: 'courts', ...courts },
  { key: 'gameLength', word: 'gameLength', ...minutes },
  { key: 'interval', word: 'interval', minimum: 0, maximum: minutes.maximum },
  { key: 'pointsPerWin', word: 'win', ...points },
  { key: 'pointsPerDraw', word: 'draw', ...points },
  { key: 'pointsPerLoss', word: 'loss', ...points },
] as const;

export const isInRange = (value: number | null, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }): boolean =>
  value !== null && value >= minimum && value <= maximum;

/** Returns the rules; null while one of them is impossible. */
export const toRules = (draft: RulesDraft): ShuffleRules | null =>
  ruleFields.every((field) => isInRange(draft[field.key], field)) ? (draft as ShuffleRules) : null;

/** Returns the rules alone. */
export const pickRules = ({
  teamSize: size,
  courts: count,
  gameLength,
  interval,
  pointsPerWin,
  pointsPerDraw,
  pointsPerLoss,
}: ShuffleRules): ShuffleRules => ({
  ...{ teamSize: size, courts: count, gameLength, interval },
  ...{ pointsPerWin, pointsPerDraw, pointsPerLoss },
});
