import type { TableCriterion } from '@courtside/domain';
import type { FurtherStageId } from '@courtside/domain/stages';
import { layoutPath, tournamentPath } from '../../paths';
import { changeSeen, type SeenChange } from '../base/change-seen';
import { changeFields, type Change } from '../base/changes';
import { command } from '../base/command';
import { changeSettings } from '../base/change-settings';
import { mergeTexts } from '../base/merges';

/** The rules of standings. */
export interface PointsRules {
  /** 2–5. */
  readonly pointsPerWin: number;
  readonly headToHead: boolean;
  readonly tieBreakPreset: 'pointsFirst' | 'winsFirst';
  /** Empty if `tieBreakPreset` and `headToHead` determine it. */
  readonly tableOrder?: readonly TableCriterion[];
  /** 0–5. */
  readonly pointsPerDraw?: number;
  readonly pointsPerLoss?: number;
  /** Deductions and bonus points by team, see `storedAdjustment`. */
  readonly pointAdjustments?: Readonly<Record<string, string>>;
}

/** Returns a field as it is compared and stored: in a map, the order of keys does not matter. */
const toComparable = (value: PointsRules[keyof PointsRules]): unknown =>
  typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Changes the rules of standings, and records it in the history; missing rules do not change. Deductions change only for the teams that
 * were edited. Queued without a network.
 * @param seen the rules on the screen: those that do not differ from them are not written
 * @throws CommandFailure `conflict` if another user has changed the same rule in the meantime
 */
export const adjustPoints = command((tournamentId: string, rules: Partial<PointsRules>, seen?: PointsRules): Promise<void> => {
  const fields = Object.keys(rules) as (keyof PointsRules)[];
  return seen
    ? changeSettings(
        tournamentId,
        fields.map((field): SeenChange => ({
          path: [field],
          value: toComparable(rules[field]),
          seen: toComparable(seen[field]),
          ...(field === 'pointAdjustments' ? { merge: mergeTexts } : {}),
        })),
      )
    : changeFields(
        tournamentPath(tournamentId),
        fields.map((field): Change => [[field], rules[field]]),
      );
});

/**
 * Sets the order of the teams by seed, of the first groups or of further ones. Queued without a network.
 * @param seen the order on the screen
 * @throws CommandFailure `conflict` if another user has changed it in the meantime
 */
export const setTeamOrder = command(
  (tournamentId: string, teamIds: readonly string[], seen?: readonly string[], stage?: FurtherStageId): Promise<void> =>
    seen
      ? changeSeen(tournamentId, [{ path: ['teamOrder'], value: [...teamIds], seen }], undefined, layoutPath(tournamentId, stage))
      : changeFields(layoutPath(tournamentId, stage), [[['teamOrder'], [...teamIds]]]),
);
