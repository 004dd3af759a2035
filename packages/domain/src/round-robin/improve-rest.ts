import type { DayGames, Slots } from './day-games';

/** The number of slots before and after a game's own in which it looks for a better place. */
const REACH = 8;
const PASSES = 4;
/** The cost of one game without a slot of rest before it, in squared slots of uneven rest. */
const BACK_TO_BACK = 10_000;

/**
 * Swaps games between time slots, and with empty courts, as long as that reduces games in a row or makes the rest between a team's games more even. It keeps
 * the number of slots and the order of the legs, and no team plays twice in a slot. It is deterministic and has a limited number of passes.
 */
export function improveRest({ teams: played, teamCount, leg }: DayGames, packed: Slots, courts: number): Slots {
  /** An empty court is represented as a game without teams. */
  const teams: (readonly number[])[] = [...played];
  const isPlayed = (game: number): boolean => game < played.length;
  const slots = packed.map((games) => [...games, ...Array.from({ length: courts - games.length }, () => teams.push([]) - 1)]);
  const place: number[] = [];
  const gamesOf: number[][] = Array.from({ length: teamCount }, () => []);
  slots.forEach((games, slot) => {
    for (const game of games) {
      place[game] = slot;
      for (const team of teams[game]!) gamesOf[team]!.push(game);
    }
  });
  const ideal = gamesOf.map((games) => slots.length / games.length);
  const cost = gamesOf.map((_, team) => getCost(team));
  const hasSecondLeg = leg.includes(1) && leg.includes(0);

  for (let pass = 0, better = true; better && pass < PASSES; pass += 1) {
    better = false;
    for (let game = 0; game < teams.length; game += 1) better = improve(game) || better;
  }
  return slots.map((games) => games.filter(isPlayed));

  /** Makes the best swap for one game, if a swap is better than none. */
  function improve(game: number): boolean {
    if (isGood(game)) return false;
    const slot = place[game]!;
    let best = -1;
    let bestGain = 1e-9;
    for (let target = Math.max(0, slot - REACH); target < Math.min(slots.length, slot + REACH + 1); target += 1) {
      for (const other of target === slot ? [] : slots[target]!) {
        const gain = getGain(game, other);
        if (gain > bestGain) [best, bestGain] = [other, gain + 1e-9];
      }
    }
    if (best >= 0) exchange(game, best);
    return best >= 0;
  }

  /** Whether a game is not worth a search: it has rest on both sides, of at least half the average. */
  function isGood(game: number): boolean {
    return teams[game]!.every((team) =>
      gamesOf[team]!.every((other) => {
        const rest = Math.abs(place[other]! - place[game]!);
        return other === game || (rest !== 1 && rest >= ideal[team]! / 2);
      }),
    );
  }

  function getGain(game: number, other: number): number {
    if (!fits(game, other) || !fits(other, game)) return -1;
    // A slot must keep at least one game.
    if (!isPlayed(other) && slots[place[game]!]!.filter(isPlayed).length === 1) return -1;
    const affected = listTeams(game, other);
    const before = sum(affected.map((team) => cost[team]!));
    swapPlaces(game, other);
    const after = affected.every(isInOrder) ? sum(affected.map(getCost)) : Infinity;
    swapPlaces(game, other);
    return before - after;
  }

  function exchange(game: number, other: number): void {
    for (const [out, comes] of [
      [game, other],
      [other, game],
    ] as const)
      slots[place[out]!]!.splice(slots[place[out]!]!.indexOf(out), 1, comes);
    swapPlaces(game, other);
    for (const team of listTeams(game, other)) cost[team] = getCost(team);
  }

  function swapPlaces(game: number, other: number): void {
    [place[game], place[other]] = [place[other]!, place[game]!];
  }

  /** Whether `game` fits into the slot of `out` after `out` was removed. */
  function fits(game: number, out: number): boolean {
    return slots[place[out]!]!.every((each) => each === out || !teams[each]!.some((team) => teams[game]!.includes(team)));
  }

  function listTeams(game: number, other: number): number[] {
    return [...new Set([...teams[game]!, ...teams[other]!])];
  }

  /** Whether a team would still play its first leg before its second. */
  function isInOrder(team: number): boolean {
    if (!hasSecondLeg) return true;
    const placesIn = (which: number) => gamesOf[team]!.filter((game) => leg[game] === which).map((game) => place[game]!);
    return Math.max(-1, ...placesIn(0)) < Math.min(slots.length, ...placesIn(1));
  }

  function getCost(team: number): number {
    const places = gamesOf[team]!.map((game) => place[game]!).sort((a, b) => a - b);
    return sum(
      places.slice(1).map((slot, index) => (slot - places[index]! - ideal[team]!) ** 2 + (slot - places[index]! === 1 ? BACK_TO_BACK : 0)),
    );
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
