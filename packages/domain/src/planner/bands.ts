import { limits } from '../limits';
import type { PlannerBand, PlannerValue } from './types';

const { hours, frequency } = limits.planner;
/** From the most room to none; the last band has no end. */
const bands: readonly PlannerBand[] = ['tooMuch', 'smooth', 'flush', 'notEnough'];

/** The upper ends belong to the band below. Compared in whole minutes, so that 13 h sharp is never 13.000001 h. */
const bandOf = (minutes: number, games: number, ends: readonly number[]): PlannerBand =>
  bands[ends.filter((end) => minutes > end * 60 * games).length]!;

/** Band of a day's court time, given in minutes: up to 8 h too much, 13 h smooth, 17 h flush, else not enough. */
export function courtTimeBand(minutes: number): PlannerBand {
  return bandOf(minutes, 1, [hours.tooMuch, hours.smooth, hours.flush]);
}

/** Court time in hours, with its band. */
export const courtTimeOf = (minutes: number): PlannerValue => ({ hours: minutes / 60, band: courtTimeBand(minutes) });

/** Band of the time between a team's games, from the court time in minutes and the team's games: 1.5 h, 2 h, 2.5 h. */
export function frequencyBand(minutes: number, gamesPerTeam: number): PlannerBand {
  return bandOf(minutes, gamesPerTeam, frequency);
}
