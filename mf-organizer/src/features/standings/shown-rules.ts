import type { Tournament } from '@courtside/domain';
import type { PointsRules } from '@courtside/firebase';
import { storedAdjustments } from './deductions-model';

/** The rules of the table that were on the screen: what differs from them is a change. */
export const shownRules = (tournament: Tournament): PointsRules => {
  const { pointsPerWin, pointsPerDraw, pointsPerLoss, headToHead, tieBreakPreset, tableOrder, pointAdjustments } = tournament;
  return {
    ...{ pointsPerWin, pointsPerDraw, pointsPerLoss, headToHead, tieBreakPreset, tableOrder },
    pointAdjustments: storedAdjustments(pointAdjustments),
  };
};
