import { limits } from '../limits';

/** The fairness of drawn teams. Skills are 1–10; an unknown one counts as 5. */
export interface MixerFairness {
  /** Average skill of each team, in the order of the teams. */
  readonly averages: readonly number[];
  /** Highest minus lowest average: the first aim. */
  readonly spread: number;
  /** Variance of the averages: the second aim. */
  readonly variance: number;
}

/** Returns the figures of given teams, e.g. after two players were swapped by hand. Teams without players have average 0. */
export function mixerFairness<Id extends string>(teams: readonly (readonly Id[])[], skillOf: (player: Id) => number | null): MixerFairness {
  return getFairness(teams.map((players) => getAverage(players.map((player) => knownSkill(skillOf(player))))));
}

export const knownSkill = (skill: number | null): number => skill ?? limits.skill.unknown;

/** Returns the average; 0 for an empty list. */
export const getAverage = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

export function getFairness(averages: readonly number[]): MixerFairness {
  const mean = getAverage(averages);
  return {
    averages,
    spread: averages.length === 0 ? 0 : Math.max(...averages) - Math.min(...averages),
    variance: getAverage(averages.map((average) => (average - mean) ** 2)),
  };
}
