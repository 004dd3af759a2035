import { storedAdjustment, type PointAdjustment, type PointAdjustments } from '@courtside/domain';

/** A deduction or a bonus while it is typed. */
export interface AdjustmentDraft {
  readonly teamId: string;
  readonly kind: 'deduction' | 'bonus';
  /** Null while the field is empty. */
  readonly points: number | null;
  readonly reason: string;
}

export const toDrafts = (adjustments: PointAdjustments): readonly AdjustmentDraft[] =>
  Object.entries(adjustments).map(([teamId, { points, reason }]) => ({
    ...{ teamId, reason, points: Math.abs(points) },
    kind: points < 0 ? 'deduction' : 'bonus',
  }));

export const mostPoints = 999;
export const longestReason = 200;

/** Returns the problems of a draft. */
export const findProblems = ({ points, reason }: AdjustmentDraft) => ({
  points: points === null || points < 1 || points > mostPoints,
  reason: reason.trim() === '',
});

/** Returns the typed deductions; null while one of them is incomplete. */
export function toAdjustments(drafts: readonly AdjustmentDraft[]): PointAdjustments | null {
  if (drafts.some((draft) => Object.values(findProblems(draft)).includes(true))) return null;
  return Object.fromEntries(
    drafts.map(({ teamId, kind, points, reason }): [string, PointAdjustment] => [
      teamId,
      { points: kind === 'deduction' ? -(points ?? 0) : (points ?? 0), reason: reason.trim() },
    ]),
  );
}

/** Returns the deductions as they are stored, by team. */
export const storedAdjustments = (adjustments: PointAdjustments): Record<string, string> =>
  Object.fromEntries(Object.entries(adjustments).map(([teamId, adjustment]) => [teamId, storedAdjustment(adjustment)]));
