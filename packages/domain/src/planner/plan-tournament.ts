import { limits } from '../limits';
import { toCourtTime, frequencyBand } from './bands';
import { groupSizes, roundRobinGames } from './group-sizes';
import type { PlannerInput, PlannerPlan, PlannerRow } from './types';

/**
 * Plans a round robin in groups. Court time is ⌈games / courts⌉ × (length + interval); the frequency is the court time divided by the games
 * of one team of the largest group.
 *
 * @param input whole numbers, as `readPlannerInput` returns them
 * @returns null if a group would have fewer than 2 teams or a game would last less than a minute
 */
export function planTournament({ teams, groups, gameLength, interval, courts, legs = 1 }: PlannerInput): PlannerPlan | null {
  if (gameLength < 1 || Math.floor(teams / groups) < limits.teamsPerGroup) return null;
  const sizes = groupSizes(teams, groups);
  const games = legs * roundRobinGames(sizes);
  const gamesPerTeam = legs * (Math.max(...sizes) - 1);
  const minutes = Math.ceil(games / courts) * (gameLength + interval);
  return {
    groupSizes: sizes,
    games,
    gamesPerTeam,
    courtTime: toCourtTime(minutes),
    // A single division, so that half a tenth of an hour stays exact.
    frequency: { hours: minutes / (60 * gamesPerTeam), band: frequencyBand(minutes, gamesPerTeam) },
  };
}

/** Returns the 3 × 3 neighbors of an input: a row for each game length (−3, 0, +3 min), a cell for each team count (−2, 0, +2). */
export function plannerTable(input: PlannerInput): PlannerRow[] {
  const { lengthSteps, teamSteps } = limits.planner;
  return lengthSteps.map((longer) => {
    const gameLength = input.gameLength + longer;
    const cells = teamSteps.map((more) => {
      const teams = input.teams + more;
      return { teams, gameLength, chosen: more === 0 && longer === 0, plan: planTournament({ ...input, teams, gameLength }) };
    });
    return { gameLength, cells };
  });
}
