import { checkDistinct, isWithin, limits } from '../limits';
import { snakeDraft } from '../groups/snake';
import type { Random } from '../random';
import { getAverage, getFairness, knownSkill, type MixerFairness } from './fairness';

export interface MixerPlayer<Id extends string = string> {
  readonly id: Id;
  /** 1–10, null when unknown. */
  readonly skill: number | null;
}

export interface MixerInput<Id extends string = string> {
  readonly players: readonly MixerPlayer<Id>[];
  /** Players per team; if some are left over, some teams are larger. */
  readonly teamSize: number;
  readonly random: Random;
}

/** Drawn teams with their fairness figures. */
export interface MixerDraw<Id extends string = string> extends MixerFairness {
  /** Each with its best player first. */
  readonly teams: readonly (readonly Id[])[];
}

/**
 * Draws balanced teams.
 *
 * 1. A snake draft, best player first. Players of the same skill are in random order, so that another seed draws other teams.
 * 2. Simulated annealing (5000 swaps of two players, cooling 0.995) that starts from the draft and returns the best teams it saw: the
 *    smallest spread of the teams' averages, then the smallest variance. It is never worse than the draft.
 * 3. Swaps of two players while any of them improves the teams, so that no swap by hand gives better teams.
 *
 * Source: S. Kirkpatrick et al., "Optimization by simulated annealing" (1983).
 * @throws RangeError with fewer than 12 players, a team size below 2, players for one team only, or a player listed twice
 */
export function drawMixerTeams<Id extends string>({ players, teamSize, random }: MixerInput<Id>): MixerDraw<Id> {
  if (players.length < limits.mixer.players) throw new RangeError(`A mixer needs at least ${limits.mixer.players} players`);
  if (!isWithin(teamSize, limits.playersPerTeam.minimum))
    throw new RangeError(`Teams have at least ${limits.playersPerTeam.minimum} players`);
  checkDistinct(
    'player',
    players.map(({ id }) => id),
  );
  const count = Math.floor(players.length / teamSize);
  if (count < 2) throw new RangeError('There are players for one team only');
  const ranked = players
    .map(({ id, skill }) => ({ id, skill: knownSkill(skill), lot: random() }))
    .sort((a, b) => b.skill - a.skill || a.lot - b.lot);
  const best = descend(anneal(snakeDraft(ranked, count), random));
  const teams = best.map((team) => [...team].sort((a, b) => b.skill - a.skill).map(({ id }) => id));
  return { teams, ...getFairness(best.map(getSkill)) };
}

interface Rated {
  readonly skill: number;
}

const getSkill = (team: readonly Rated[]): number => getAverage(team.map((player) => player.skill));

/** Combines spread and variance into one number: smaller is better, and a smaller spread always wins. */
const getEnergy = (averages: readonly number[]) => {
  const { spread, variance } = getFairness(averages);
  return spread * 1000 + variance;
};

/** Swaps players between the teams, which it changes in place, and returns the best teams that it saw. */
function anneal<Player extends Rated>(teams: Player[][], random: Random): Player[][] {
  const below = (end: number): number => Math.floor(random() * end);
  const copy = () => teams.map((team) => [...team]);
  let averages = teams.map(getSkill);
  let energy = getEnergy(averages);
  let [best, bestEnergy] = [copy(), energy];
  // The temperature depends on how uneven the draft is: at first about every second swap for the worse is accepted.
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
    const next = getEnergy(changed);
    if (next > energy && random() >= Math.exp((energy - next) / temperature)) continue;
    averages = changed;
    [teamOne[placeOne], teamOther[placeOther]] = [playerOther, playerOne];
    energy = next;
    if (energy < bestEnergy - 1e-9) [best, bestEnergy] = [copy(), energy];
  }
  return best;
}

/** Differences of averages below this are rounding. */
const EPSILON = 1e-9;

/** Makes every swap of two players that improves fairness, until there is none. Changes the teams in place. */
function descend<Player extends Rated>(teams: Player[][]): Player[][] {
  let now = getFairness(teams.map(getSkill));
  for (let better = true; better;) {
    better = false;
    for (const [one, teamOne] of teams.entries()) {
      for (const [other, teamOther] of teams.entries()) {
        for (let first = 0; other > one && first < teamOne.length; first += 1) {
          for (let second = 0; second < teamOther.length; second += 1) better = exchange(one, first, other, second) || better;
        }
      }
    }
  }
  return teams;

  function exchange(one: number, first: number, other: number, second: number): boolean {
    const [teamOne, teamOther] = [teams[one]!, teams[other]!];
    const [player, partner] = [teamOne[first]!, teamOther[second]!];
    const gain = partner.skill - player.skill;
    if (gain === 0) return false;
    const averages = [...now.averages];
    averages[one]! += gain / teamOne.length;
    averages[other]! -= gain / teamOther.length;
    const next = getFairness(averages);
    if (next.spread > now.spread + EPSILON || (next.spread > now.spread - EPSILON && next.variance > now.variance - EPSILON)) return false;
    [teamOne[first], teamOther[second]] = [partner, player];
    now = next;
    return true;
  }
}
