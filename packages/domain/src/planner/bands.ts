import { limits } from '../limits';
import type { PlannerBand, PlannerValue } from './types';

const { hours, frequency } = limits.planner;
/** From the most time to too little; the last band has no upper end. */
const bands: readonly PlannerBand[] = ['tooMuch', 'smooth', 'flush', 'notEnough'];

/** An upper end belongs to the lower band. Compared in whole minutes, so that exactly 13 h is never 13.000001 h. */
const createBand = (minutes: number, games: number, ends: readonly number[]): PlannerBand =>
  bands[ends.filter((end) => minutes > end * 60 * games).length]!;

/** Returns the band of a day's court time in minutes: up to 8 h too much, 13 h smooth, 17 h flush, else not enough. */
export function courtTimeBand(minutes: number): PlannerBand {
  return createBand(minutes, 1, [hours.tooMuch, hours.smooth, hours.flush]);
}

/** Returns court time in hours, with its band. */
export const toCourtTime = (minutes: number): PlannerValue => ({ hours: minutes / 60, band: courtTimeBand(minutes) });

/** Returns the band of the time between a team's games, from the court time in minutes and the team's games: 1.5 h, 2 h, 2.5 h. */
export function frequencyBand(minutes: number, gamesPerTeam: number): PlannerBand {
  return createBand(minutes, gamesPerTeam, frequency);
}
