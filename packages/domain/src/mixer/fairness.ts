import { limits } from '../limits';

/** How fair drawn teams are. Skills are 1–10; an unknown one counts as 5. */
export interface MixerFairness {
  /** Average skill of each team, in the order of the teams. */
  readonly averages: readonly number[];
  /** Highest minus lowest average: the first aim. */
  readonly spread: number;
  /** Variance of the averages: the second aim. */
  readonly variance: number;
}

/** The figures of teams as they are, e.g. after two players changed places by hand. Teams without players have average 0. */
export function mixerFairness<Id extends string>(teams: readonly (readonly Id[])[], skillOf: (player: Id) => number | null): MixerFairness {
  return fairnessOf(teams.map((players) => players.reduce((sum, player) => sum + knownSkill(skillOf(player)), 0) / Math.max(1, players.length)));
}

export const knownSkill = (skill: number | null): number => skill ?? limits.skill.unknown;

export function fairnessOf(averages: readonly number[]): MixerFairness {
  if (averages.length === 0) return { averages, spread: 0, variance: 0 };
  const mean = averages.reduce((sum, average) => sum + average, 0) / averages.length;
  return {
    averages,
    spread: Math.max(...averages) - Math.min(...averages),
    variance: averages.reduce((sum, average) => sum + (average - mean) ** 2, 0) / averages.length,
  };
}
