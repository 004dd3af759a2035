import { gameCount, team1, team2, type DayGames, type Slots } from './day-games';

/**
 * Fills one time slot after the other: games whose teams have rested come first, earlier rounds before later ones, and among those the
 * teams that have waited longest. Nobody plays twice in a slot.
 * @param roundsAhead games of so many rounds ahead are looked at: more find more rested teams, fewer keep the rounds in order
 */
export function fillSlots(day: DayGames, courts: number, roundsAhead: number): Slots {
  const last = new Int32Array(day.teamCount).fill(-1_000);
  const slots: Slots = [];
  let waiting = Array.from({ length: gameCount(day) }, (_, game) => game);
  while (waiting.length > 0) {
    const slot = slots.length;
    const chosen = choose(day, waiting, courts, roundsAhead, slot, last);
    for (const game of chosen) {
      last[team1(day, game)] = slot;
      last[team2(day, game)] = slot;
    }
    const gone = new Set(chosen);
    waiting = waiting.filter((game) => !gone.has(game));
    slots.push(chosen);
  }
  return slots;
}

function choose(day: DayGames, waiting: readonly number[], courts: number, roundsAhead: number, slot: number, last: Int32Array): number[] {
  const chosen: number[] = [];
  const busy = new Set<number>();
  const firstRound = day.round[waiting[0] ?? 0] ?? 0;
  const near = waiting.findIndex((game) => (day.round[game] ?? 0) > firstRound + roundsAhead);
  // Far rounds only where the near ones leave a court empty.
  for (const candidates of near < 0 ? [waiting] : [waiting.slice(0, near), waiting.slice(near)]) {
    while (chosen.length < courts) {
      const best = bestOf(day, candidates, busy, slot, last);
      if (best < 0) break;
      chosen.push(best);
      busy.add(team1(day, best)).add(team2(day, best));
    }
    if (chosen.length === courts) break;
  }
  return chosen;
}

function bestOf(day: DayGames, candidates: readonly number[], busy: ReadonlySet<number>, slot: number, last: Int32Array): number {
  let best = -1;
  let least = Infinity;
  for (const game of candidates) {
    const [one, other] = [team1(day, game), team2(day, game)];
    if (busy.has(one) || busy.has(other)) continue;
    const [restOne, restOther] = [slot - (last[one] ?? 0), slot - (last[other] ?? 0)];
    const tired = (restOne === 1 ? 1 : 0) + (restOther === 1 ? 1 : 0);
    const rested = Math.min(restOne, restOther, 900);
    const cost = tired * 1e9 + (day.round[game] ?? 0) * 1e4 - rested;
    if (cost < least) {
      least = cost;
      best = game;
    }
  }
  return best;
}
