import type { Tournament } from '@courtside/domain';
import type { PointsRules } from '@courtside/firebase';
import { storedAdjustments } from './deductions-model';

/** Returns the rules of the shown table: a rule that differs from them is a change. */
export const shownRules = (tournament: Tournament): PointsRules => {
  const { pointsPerWin, pointsPerDraw, pointsPerLoss, headToHead, tieBreakPreset, tableOrder, pointAdjustments } = tournament;
  return {
    ...{ pointsPerWin, pointsPerDraw, pointsPerLoss, headToHead, tieBreakPreset, tableOrder },
    pointAdjustments: storedAdjustments(pointAdjustments),
  };
};
