import { limits } from '../limits';
import type { PlannerBand } from './types';

/** The upper ends belong to the band below. Compared in whole minutes, so that 13 h sharp is never 13.000001 h. */
function bandOf(minutes: number, games: number, [tooMuch, smooth, flush]: readonly [number, number, number]): PlannerBand {
  if (minutes <= tooMuch * 60 * games) return 'tooMuch';
  if (minutes <= smooth * 60 * games) return 'smooth';
  return minutes <= flush * 60 * games ? 'flush' : 'notEnough';
}

/** Band of a day's court time, given in minutes: up to 8 h too much, 13 h smooth, 17 h flush, else not enough. */
export function courtTimeBand(minutes: number): PlannerBand {
  const { tooMuch, smooth, flush } = limits.planner.hours;
  return bandOf(minutes, 1, [tooMuch, smooth, flush]);
}

/** Band of the time between a team's games, from the court time in minutes and the team's games: 1.5 h, 2 h, 2.5 h. */
export function frequencyBand(minutes: number, gamesPerTeam: number): PlannerBand {
  return bandOf(minutes, gamesPerTeam, limits.planner.frequency);
}
