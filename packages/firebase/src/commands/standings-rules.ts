import { tournamentPath } from '../paths';
import { changeSeen } from './change-seen';
import { changeFields, type Change } from './changes';
import { command } from './command';

/** How standings are made. */
export interface PointsRules {
  /** 2–5. */
  readonly pointsPerWin: number;
  readonly headToHead: boolean;
  readonly tieBreakPreset: 'pointsFirst' | 'winsFirst';
}

/**
 * Changes how standings are made; what is left out stays. Queued without a network.
 * @param seen the rules that were on the screen: what does not differ from them stays as somebody else may have made it
 * @throws CommandFailure `conflict` when somebody else has changed the same rule meanwhile
 */
export const adjustPoints = command((tournamentId: string, rules: Partial<PointsRules>, seen?: PointsRules): Promise<void> => {
  const fields = Object.keys(rules) as (keyof PointsRules)[];
  return seen
    ? changeSeen(
        tournamentId,
        fields.map((field) => ({ path: [field], value: rules[field], seen: seen[field] })),
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
