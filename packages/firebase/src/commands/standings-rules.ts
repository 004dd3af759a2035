import { tournamentPath } from '../paths';
import { changeFields, type Change } from './changes';
import { command } from './command';

/** How standings are made. */
export interface PointsRules {
  /** 2–5. */
  readonly pointsPerWin: number;
  readonly headToHead: boolean;
  readonly tieBreakPreset: 'pointsFirst' | 'winsFirst';
}

/** Changes how standings are made; what is left out stays. */
export const adjustPoints = command((tournamentId: string, rules: Partial<PointsRules>) =>
  changeFields(
    tournamentPath(tournamentId),
    Object.entries(rules).map(([field, value]): Change => [[field], value]),
  ),
);

/** Sets the order of the teams by seed. */
export const setTeamOrder = command((tournamentId: string, teamIds: readonly string[]) =>
  changeFields(tournamentPath(tournamentId), [[['teamOrder'], [...teamIds]]]),
);
