import type { TableCriterion } from '@courtside/domain';
import { tournamentPath } from '../paths';
import { changeSeen, type SeenChange } from './change-seen';
import { changeFields, type Change } from './changes';
import { command } from './command';
import { changeSettings } from './change-settings';
import { mergeTexts } from './merges';

/** How standings are made. */
export interface PointsRules {
  /** 2–5. */
  readonly pointsPerWin: number;
  readonly headToHead: boolean;
  readonly tieBreakPreset: 'pointsFirst' | 'winsFirst';
  /** Empty where `tieBreakPreset` and `headToHead` say it. */
  readonly tableOrder?: readonly TableCriterion[];
  /** 0–5. */
  readonly pointsPerDraw?: number;
  readonly pointsPerLoss?: number;
  /** Deductions and bonus points by team, see `storedAdjustment`. */
  readonly pointAdjustments?: Readonly<Record<string, string>>;
}

/** A field as it is compared and stored: of a map the order of the keys means nothing. */
const told = (value: PointsRules[keyof PointsRules]): unknown =>
  typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Changes how standings are made, and keeps it in the history; what is left out stays. Deductions of other teams than those that were changed stay as somebody
 * else made them. Queued without a network.
 * @param seen the rules that were on the screen: what does not differ from them stays as somebody else may have made it
 * @throws CommandFailure `conflict` when somebody else has changed the same rule meanwhile
 */
export const adjustPoints = command((tournamentId: string, rules: Partial<PointsRules>, seen?: PointsRules): Promise<void> => {
  const fields = Object.keys(rules) as (keyof PointsRules)[];
  return seen
    ? changeSettings(
        tournamentId,
        fields.map((field): SeenChange => ({
          path: [field],
          value: told(rules[field]),
          seen: told(seen[field]),
          ...(field === 'pointAdjustments' ? { merge: mergeTexts } : {}),
        })),
      )
    : changeFields(
        tournamentPath(tournamentId),
        fields.map((field): Change => [[field], rules[field]]),
      );
});

/**
 * Sets the order of the teams by seed. Queued without a network.
 * @param seen the order that was stored when the page showed it
 * @throws CommandFailure `conflict` when somebody else has changed it meanwhile
 */
export const setTeamOrder = command((tournamentId: string, teamIds: readonly string[], seen?: readonly string[]): Promise<void> =>
  seen
    ? changeSeen(tournamentId, [{ path: ['teamOrder'], value: [...teamIds], seen }])
    : changeFields(tournamentPath(tournamentId), [[['teamOrder'], [...teamIds]]]),
);
