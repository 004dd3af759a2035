import type { PlayerId } from '../entities';
import { checkDistinct, checkWithin } from '../limits';
import { knownSkill } from '../mixer/fairness';
import { shuffled, type Random } from '../random';
import { chooseResting } from './rests';
import { shuffleLimits, type MixedTeam, type ShuffleRound } from './shuffle';

export interface RoundInput {
  /** The players who are there. */
  readonly players: readonly { readonly id: PlayerId; readonly skill: number | null }[];
  readonly teamSize: number;
  /** The rounds before. */
  readonly rounds: readonly Pick<ShuffleRound, 'teams' | 'resting'>[];
  readonly random: Random;
}

/** How good a round is: less is better. Repeated team-mates count first, then the others together. */
export interface RoundFigures {
  /** For each pair in a team, how often they were team-mates before. */
  readonly teamMates: number;
  /** For each pair of opponents, how often they were opponents before. */
  readonly opponents: number;
  /** The squared differences of skill between the two teams of a game. */
  readonly imbalance: number;
}

export interface DrawnRound extends RoundFigures {
  readonly teams: readonly MixedTeam[];
  readonly resting: readonly PlayerId[];
  /** The pairs of team-mates who were in a team before. */
  readonly repeated: readonly (readonly [PlayerId, PlayerId])[];
}

/** Returns the number of games that so many players can play at once. */
export const gamesOfRound = (players: number, teamSize: number): number => Math.floor(players / (2 * teamSize));

/** How often the search begins again, and its steps at each figure. */
const SEARCH = { attempts: 4, steps: 2000, cooling: 0.997 };
/** The temperatures at which the search begins, for team-mates and for games. */
const WARMTH = [1, 20];
/** Opponents who meet again count as much as two points of skill between their teams. */
const OPPONENTS = 4;

/** The costs that a draw keeps small, most important first: repeated team-mates, then uneven games and repeated opponents together. */
type Costs = readonly [teamMates: number, games: number];

/**
 * Mixes the players who are there into teams of one round. As many play as there are places in whole games; the others rest, see
 * `chooseResting`. It looks for teams with the fewest repeated team-mates. Among these it takes even games between players who have not faced
 * each other: opponents who meet again count as much as a difference of two points of skill, because after some rounds even games matter more
 * than new opponents. A pair that meets for the third time counts twice. No exchange of two players makes the teams better. The same seed
 * draws the same round.
 *
 * Rounds without repeats are the social golfer problem, for which no quick exact way is known. So the search is local, by exchanges of two
 * players: simulated annealing for team-mates, then for games without giving up what was reached for team-mates, then descent.
 *
 * Sources: I. Dotú, P. Van Hentenryck, "Scheduling social golfers locally" (2005), for the exchanges; S. Kirkpatrick et al., "Optimization by
 * simulated annealing" (1983).
 * @throws RangeError with an impossible team size, too few players for a game, or a player listed twice
 */
export function drawShuffleRound({ players, teamSize, rounds, random }: RoundInput): DrawnRound {
  checkWithin('The team size', teamSize, shuffleLimits.teamSize.minimum, shuffleLimits.teamSize.maximum);
  const ids = players.map(({ id }) => id);
  checkDistinct('player', ids);
  const games = gamesOfRound(ids.length, teamSize);
  if (games === 0) throw new RangeError(`A game needs ${2 * teamSize} players`);
  const resting = chooseResting(ids, ids.length - games * 2 * teamSize, rounds, random);
  const playing = players.filter(({ id }) => !resting.includes(id));
  const search = createSearch(playing, teamSize, rounds);
  const best = findBest(search, random);
  const teams = Array.from({ length: games * 2 }, (_, team) =>
    best.seats.slice(team * teamSize, (team + 1) * teamSize).map((index) => playing[index]!.id),
  );
  const inOrder = ids.filter((id) => resting.includes(id));
  return { teams, resting: inOrder, ...search.getFigures(best.seats), repeated: listRepeated(teams, rounds) };
}

/** Returns the pairs of team-mates who were in a team before. */
export function listRepeated(teams: readonly MixedTeam[], rounds: RoundInput['rounds']): readonly (readonly [PlayerId, PlayerId])[] {
  const pairsIn = (team: MixedTeam) => team.flatMap((one, index) => team.slice(index + 1).map((other) => [one, other] as const));
  const known = new Set(rounds.flatMap((round) => round.teams.flatMap(pairsIn)).flatMap(([a, b]) => [`${a}\n${b}`, `${b}\n${a}`]));
  return teams.flatMap(pairsIn).filter(([a, b]) => known.has(`${a}\n${b}`));
}

interface Search {
  readonly size: number;
  readonly count: number;
  readonly costsOfGame: (seats: readonly number[], game: number) => Costs;
  readonly getFigures: (seats: readonly number[]) => RoundFigures;
}

/** Counts how often each two met before, and returns the costs of a game by it. Seats hold indexes of players, team by team. */
function createSearch(playing: RoundInput['players'], size: number, rounds: RoundInput['rounds']): Search {
  const count = playing.length;
  const indexOf = new Map(playing.map(({ id }, index) => [id, index]));
  const skills = playing.map(({ skill }) => knownSkill(skill));
  const mates = new Uint16Array(count * count);
  const rivals = new Uint16Array(count * count);
  const add = (table: Uint16Array, one: PlayerId, other: PlayerId) => {
    const [a, b] = [indexOf.get(one), indexOf.get(other)];
    if (a !== undefined && b !== undefined) table[a * count + b]! += 1;
  };
  for (const { teams } of rounds) {
    for (const [index, team] of teams.entries()) {
      for (const one of team) {
        for (const other of team) if (one !== other) add(mates, one, other);
        for (const other of teams[index % 2 === 0 ? index + 1 : index - 1] ?? []) add(rivals, one, other);
      }
    }
  }
  const readGame = (seats: readonly number[], game: number): RoundFigures => {
    const first = game * 2 * size;
    let [teamMates, opponents, difference] = [0, 0, 0];
    for (let seat = first; seat < first + 2 * size; seat += 1) {
      const row = seats[seat]! * count;
      const isFirst = seat < first + size;
      difference += isFirst ? skills[seats[seat]!]! : -skills[seats[seat]!]!;
      for (let other = seat + 1; other < first + 2 * size; other += 1) {
        if (isFirst === other < first + size) teamMates += mates[row + seats[other]!]!;
        else opponents += rivals[row + seats[other]!]!;
      }
    }
    return { teamMates, opponents, imbalance: difference * difference };
  };
  return {
    size,
    count,
    costsOfGame: (seats, game) => {
      const { teamMates, opponents, imbalance } = readGame(seats, game);
      return [teamMates, OPPONENTS * opponents + imbalance];
    },
    getFigures: (seats) => {
      const games = Array.from({ length: count / (2 * size) }, (_, game) => readGame(seats, game));
      const sum = (figure: keyof RoundFigures) => games.reduce((total, game) => total + game[figure], 0);
      return { teamMates: sum('teamMates'), opponents: sum('opponents'), imbalance: sum('imbalance') };
    },
  };
}

/** Below 0 if the first costs are less. */
const compareCosts = (one: Costs, other: Costs): number => one[0] - other[0] || one[1] - other[1];
const addCosts = (one: Costs, other: Costs, sign = 1): Costs => [one[0] + sign * other[0], one[1] + sign * other[1]];

interface Seating {
  readonly seats: readonly number[];
  readonly costs: Costs;
}

function findBest(search: Search, random: Random): Seating {
  let best: Seating | null = null;
  for (let attempt = 0; attempt < SEARCH.attempts; attempt += 1) {
    const seats = shuffled(
      Array.from({ length: search.count }, (_, index) => index),
      random,
    );
    let found: Seating = { seats, costs: costsOf(search, seats) };
    for (const level of [0, 1] as const) found = anneal(search, found, level, random);
    found = descend(search, found);
    if (!best || compareCosts(found.costs, best.costs) < 0) best = found;
    if (compareCosts(best.costs, [0, 0]) === 0) break;
  }
  return best!;
}

const costsOf = ({ count, size, costsOfGame }: Search, seats: readonly number[]): Costs =>
  Array.from({ length: count / (2 * size) }, (_, game) => costsOfGame(seats, game)).reduce((sum, costs) => addCosts(sum, costs), [0, 0]);

/** Exchanges two seats in place, and returns by how much the costs change. */
function exchange({ size, costsOfGame }: Search, seats: number[], one: number, other: number): Costs {
  const [gameOne, gameOther] = [Math.floor(one / (2 * size)), Math.floor(other / (2 * size))];
  const costs = () =>
    gameOne === gameOther ? costsOfGame(seats, gameOne) : addCosts(costsOfGame(seats, gameOne), costsOfGame(seats, gameOther));
  const before = costs();
  [seats[one], seats[other]] = [seats[other]!, seats[one]!];
  return addCosts(costs(), before, -1);
}

/** Makes random exchanges that improve one figure, sometimes worsen it, and never worsen those before it. Returns the best that it saw. */
function anneal(search: Search, from: Seating, level: 0 | 1, random: Random): Seating {
  const seats = [...from.seats];
  let { costs } = from;
  let best = from;
  let temperature = WARMTH[level]!;
  for (let step = 0; step < SEARCH.steps && best.costs[level] > 0; step += 1) {
    temperature *= SEARCH.cooling;
    const one = Math.floor(random() * search.count);
    const other = Math.floor(random() * search.count);
    if (Math.floor(one / search.size) === Math.floor(other / search.size)) continue;
    const change = exchange(search, seats, one, other);
    const worse = change[level];
    // A gain of the first figure is taken at any price of the second.
    const first = level === 0 ? 0 : change[0];
    if (first > 0 || (first === 0 && worse > 0 && random() >= Math.exp(-worse / temperature))) {
      [seats[one], seats[other]] = [seats[other]!, seats[one]!];
      continue;
    }
    costs = addCosts(costs, change);
    if (compareCosts(costs, best.costs) < 0) best = { seats: [...seats], costs };
  }
  return best;
}

/** Makes every exchange of two players that improves the teams, until there is none. */
function descend(search: Search, from: Seating): Seating {
  const seats = [...from.seats];
  let { costs } = from;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let one = 0; one < search.count; one += 1) {
      for (let other = (Math.floor(one / search.size) + 1) * search.size; other < search.count; other += 1) {
        const change = exchange(search, seats, one, other);
        if (compareCosts(change, [0, 0]) < 0) {
          costs = addCosts(costs, change);
          isBetter = true;
        } else [seats[one], seats[other]] = [seats[other]!, seats[one]!];
      }
    }
  }
  return { seats, costs };
}
