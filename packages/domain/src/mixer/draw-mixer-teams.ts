import { isWithin, limits } from '../limits';
import { snakeDraft } from '../groups/snake';
import type { Random } from '../random';
import { averageOf, fairnessOf, knownSkill, type MixerFairness } from './fairness';

export interface MixerPlayer<Id extends string = string> {
  readonly id: Id;
  /** 1–10, null when unknown. */
  readonly skill: number | null;
}

export interface MixerInput<Id extends string = string> {
  readonly players: readonly MixerPlayer<Id>[];
  /** Players per team; those left over make some teams larger. */
  readonly teamSize: number;
  readonly random: Random;
}

/** Drawn teams with the figures of their fairness. */
export interface MixerDraw<Id extends string = string> extends MixerFairness {
  /** Best player first in each. */
  readonly teams: readonly (readonly Id[])[];
}

/**
 * Draws balanced teams.
 *
 * 1. A snake draft, best player first; players of the same skill in random order, so that another seed draws other teams.
 * 2. Simulated annealing (5000 exchanges of two players, cooling 0.995), which starts from the draft and gives back the best it saw:
 *    smallest spread of the teams' averages, then smallest variance. It is never worse than the draft.
 *
 * Source: S. Kirkpatrick et al., "Optimization by simulated annealing" (1983).
 * @throws RangeError with fewer than 12 players, a team size below 2, or players for one team only
 */
export function drawMixerTeams<Id extends string>({ players, teamSize, random }: MixerInput<Id>): MixerDraw<Id> {
  if (players.length < limits.mixer.players) throw new RangeError(`A mixer needs at least ${limits.mixer.players} players`);
  if (!isWithin(teamSize, limits.playersPerTeam.minimum)) throw new RangeError(`Teams have at least ${limits.playersPerTeam.minimum} players`);
  const count = Math.floor(players.length / teamSize);
  if (count < 2) throw new RangeError('There are players for one team only');
  const ranked = players.map(({ id, skill }) => ({ id, skill: knownSkill(skill), lot: random() })).sort((a, b) => b.skill - a.skill || a.lot - b.lot);
  const best = anneal(snakeDraft(ranked, count), random);
  const teams = best.map((team) => [...team].sort((a, b) => b.skill - a.skill).map(({ id }) => id));
  return { teams, ...fairnessOf(best.map(skillOf)) };
}

interface Rated {
  readonly skill: number;
}

const skillOf = (team: readonly Rated[]): number => averageOf(team.map((player) => player.skill));

/** Spread in the front, variance behind it: smaller is better, and a smaller spread always wins. */
const energyOf = (averages: readonly number[]) => {
  const { spread, variance } = fairnessOf(averages);
  return spread * 1000 + variance;
};

/** Exchanges players between the teams, which are changed in place; gives back the best that it saw. */
function anneal<Player extends Rated>(teams: Player[][], random: Random): Player[][] {
  const below = (end: number): number => Math.floor(random() * end);
  const copy = () => teams.map((team) => [...team]);
  let averages = teams.map(skillOf);
  let energy = energyOf(averages);
  let [best, bestEnergy] = [copy(), energy];
  // As warm as the draft is uneven: at first about every second worse exchange is taken.
  let temperature = Math.max(energy, 1);
  for (let iteration = 0; iteration < limits.mixer.iterations && bestEnergy > 0; iteration += 1) {
    temperature *= limits.mixer.cooling;
    const one = below(teams.length);
    const other = (one + 1 + below(teams.length - 1)) % teams.length;
    const [teamOne, teamOther] = [teams[one]!, teams[other]!];
    const [placeOne, placeOther] = [below(teamOne.length), below(teamOther.length)];
    const [playerOne, playerOther] = [teamOne[placeOne]!, teamOther[placeOther]!];
    const gain = playerOther.skill - playerOne.skill;
    if (gain === 0) continue;
    const changed = [...averages];
    changed[one]! += gain / teamOne.length;
    changed[other]! -= gain / teamOther.length;
    const next = energyOf(changed);
    if (next > energy && random() >= Math.exp((energy - next) / temperature)) continue;
    averages = changed;
    [teamOne[placeOne], teamOther[placeOther]] = [playerOther, playerOne];
    energy = next;
    if (energy < bestEnergy - 1e-9) [best, bestEnergy] = [copy(), energy];
  }
  return best;
}
