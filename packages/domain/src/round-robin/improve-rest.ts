import { gameCount, team1, team2, type DayGames, type Slots } from './day-games';

/** Slots before and after its own in which a better place for a game is looked for. */
const REACH = 8;
const PASSES = 4;
/** What one game without a slot of rest before it costs, in squared slots of uneven rest. */
const BACK_TO_BACK = 10_000;

/**
 * Exchanges games between time slots as long as that takes away games in a row, or makes the rest between a team's games more even.
 * The cost that is left is small where the rest is good. Keeps the number of games in each slot, and that nobody plays twice in one. Deterministic; a bounded number of passes.
 */
export function improveRest(day: DayGames, slots: Slots): { readonly slots: Slots; readonly cost: number } {
  const state = new RestState(day, slots);
  for (let pass = 0; pass < PASSES; pass += 1) {
    let better = false;
    for (let game = 0; game < gameCount(day); game += 1) better = improveGame(state, game, slots.length) || better;
    if (!better) break;
  }
  return { slots: state.slots, cost: state.totalCost() };
}

/** Takes the best exchange for one game, if any is better than staying. */
function improveGame(state: RestState, game: number, slotCount: number): boolean {
  const slot = state.slotOf(game);
  if (state.isGood(game)) return false;
  let best = -1;
  let bestGain = 0;
  for (let target = Math.max(0, slot - REACH); target <= Math.min(slotCount - 1, slot + REACH); target += 1) {
    if (target === slot) continue;
    for (const other of state.slots[target] ?? []) {
      const gain = state.gainOfExchange(game, other);
      if (gain > bestGain + 1e-9) [best, bestGain] = [other, gain];
    }
  }
  if (best < 0) return false;
  state.exchange(game, best);
  return true;
}

/** Where each game is, and what the rest of each team costs. */
class RestState {
  readonly slots: Slots;
  private readonly place: Int32Array;
  private readonly gamesOf: number[][];
  private readonly cost: Float64Array;
  private readonly ideal: Float64Array;

  constructor(
    private readonly day: DayGames,
    slots: Slots,
  ) {
    this.slots = slots.map((games) => [...games]);
    this.place = new Int32Array(gameCount(day));
    this.gamesOf = Array.from({ length: day.teamCount }, () => []);
    slots.forEach((games, slot) => {
      for (const game of games) {
        this.place[game] = slot;
        this.gamesOf[team1(day, game)]?.push(game);
        this.gamesOf[team2(day, game)]?.push(game);
      }
    });
    this.ideal = Float64Array.from(this.gamesOf, (games) => slots.length / Math.max(1, games.length));
    this.cost = Float64Array.from(this.gamesOf, (_, team) => this.costOf(team));
  }

  totalCost(): number {
    return this.cost.reduce((sum, cost) => sum + cost, 0);
  }

  slotOf(game: number): number {
    return this.place[game] ?? 0;
  }

  /** No game in a row on either side, and no rest that is half or twice the average: not worth a search. */
  isGood(game: number): boolean {
    return this.restIsGood(team1(this.day, game), game) && this.restIsGood(team2(this.day, game), game);
  }

  gainOfExchange(game: number, other: number): number {
    const [slot, target] = [this.slotOf(game), this.slotOf(other)];
    if (!this.mayReplace(game, other, target) || !this.mayReplace(other, game, slot)) return -1;
    const teams = this.teamsOf(game, other);
    const before = teams.reduce((sum, team) => sum + (this.cost[team] ?? 0), 0);
    this.place[game] = target;
    this.place[other] = slot;
    const after = teams.reduce((sum, team) => sum + this.costOf(team), 0);
    this.place[game] = slot;
    this.place[other] = target;
    return before - after;
  }

  exchange(game: number, other: number): void {
    const [slot, target] = [this.slotOf(game), this.slotOf(other)];
    this.slots[slot] = (this.slots[slot] ?? []).map((each) => (each === game ? other : each));
    this.slots[target] = (this.slots[target] ?? []).map((each) => (each === other ? game : each));
    this.place[game] = target;
    this.place[other] = slot;
    for (const team of this.teamsOf(game, other)) this.cost[team] = this.costOf(team);
  }

  private restIsGood(team: number, game: number): boolean {
    const ideal = this.ideal[team] ?? 0;
    const slot = this.slotOf(game);
    for (const other of this.gamesOf[team] ?? []) {
      const rest = Math.abs(this.slotOf(other) - slot);
      if (other !== game && (rest === 1 || rest < ideal / 2)) return false;
    }
    return true;
  }

  /** True when `game` fits into the slot of `out` once that is gone. */
  private mayReplace(game: number, out: number, slot: number): boolean {
    const [one, two] = [team1(this.day, game), team2(this.day, game)];
    return (this.slots[slot] ?? []).every((each) => {
      if (each === out) return true;
      const [a, b] = [team1(this.day, each), team2(this.day, each)];
      return a !== one && a !== two && b !== one && b !== two;
    });
  }

  private teamsOf(game: number, other: number): number[] {
    return [...new Set([team1(this.day, game), team2(this.day, game), team1(this.day, other), team2(this.day, other)])];
  }

  private costOf(team: number): number {
    const ideal = this.ideal[team] ?? 0;
    const places = (this.gamesOf[team] ?? []).map((game) => this.slotOf(game)).sort((a, b) => a - b);
    let cost = 0;
    for (let index = 1; index < places.length; index += 1) {
      const rest = (places[index] ?? 0) - (places[index - 1] ?? 0);
      cost += (rest - ideal) ** 2 + (rest === 1 ? BACK_TO_BACK : 0);
    }
    return cost;
  }
}
