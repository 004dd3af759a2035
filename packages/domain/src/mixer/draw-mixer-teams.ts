import { limits } from '../limits';
import { snakeHand } from '../groups/snake';
import type { Random } from '../random';
import { fairnessOf, knownSkill, type MixerFairness } from './fairness';

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
  if (!Number.isInteger(teamSize) || teamSize < limits.playersPerTeam.minimum) throw new RangeError(`Teams have at least ${limits.playersPerTeam.minimum} players`);
  const count = Math.floor(players.length / teamSize);
  if (count < 2) throw new RangeError('There are players for one team only');
  const draft = snakeDraft(players, count, random);
  const best = anneal(draft, random);
  const teams = best.map((team) => [...team].sort((a, b) => b.skill - a.skill).map(({ id }) => id));
  return { teams, ...fairnessOf(best.map(averageOf)) };
}

interface Rated<Id> {
  readonly id: Id;
  readonly skill: number;
}

const averageOf = (team: readonly { readonly skill: number }[]) => team.reduce((sum, { skill }) => sum + skill, 0) / team.length;

function snakeDraft<Id extends string>(players: readonly MixerPlayer<Id>[], count: number, random: Random): Rated<Id>[][] {
  const ranked = players.map(({ id, skill }) => ({ id, skill: knownSkill(skill), lot: random() })).sort((a, b) => b.skill - a.skill || a.lot - b.lot);
  const teams: Rated<Id>[][] = Array.from({ length: count }, () => []);
  ranked.forEach(({ id, skill }, place) => teams[snakeHand(place, count)]!.push({ id, skill }));
  return teams;
}

/** Spread in the front, variance behind it: smaller is better, and a smaller spread always wins. */
const energyOf = (averages: readonly number[]) => {
  const { spread, variance } = fairnessOf(averages);
  return spread * 1000 + variance;
};

function anneal<Id>(draft: readonly (readonly Rated<Id>[])[], random: Random): Rated<Id>[][] {
  const teams = draft.map((team) => [...team]);
  const averages = teams.map(averageOf);
  let energy = energyOf(averages);
  let best = { energy, teams: teams.map((team) => [...team]) };
  // As warm as the draft is uneven: at first about every second worse exchange is taken.
  let temperature = Math.max(energy, 1);
  for (let iteration = 0; iteration < limits.mixer.iterations && best.energy > 0; iteration += 1) {
    temperature *= limits.mixer.cooling;
    const one = Math.floor(random() * teams.length);
    const other = (one + 1 + Math.floor(random() * (teams.length - 1))) % teams.length;
    const [teamOne, teamOther] = [teams[one] ?? [], teams[other] ?? []];
    const [placeOne, placeOther] = [Math.floor(random() * teamOne.length), Math.floor(random() * teamOther.length)];
    const [playerOne, playerOther] = [teamOne[placeOne], teamOther[placeOther]];
    if (!playerOne || !playerOther || playerOne.skill === playerOther.skill) continue;
    const [averageOne, averageOther] = [averages[one] ?? 0, averages[other] ?? 0];
    const gain = playerOther.skill - playerOne.skill;
    averages[one] = averageOne + gain / teamOne.length;
    averages[other] = averageOther - gain / teamOther.length;
    const next = energyOf(averages);
    if (next > energy && random() >= Math.exp((energy - next) / temperature)) {
      [averages[one], averages[other]] = [averageOne, averageOther];
      continue;
    }
    [teamOne[placeOne], teamOther[placeOther]] = [playerOther, playerOne];
    energy = next;
    if (energy < best.energy - 1e-9) best = { energy, teams: teams.map((team) => [...team]) };
  }
  return best.teams;
}
