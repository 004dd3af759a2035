import type { DayGames, Slots } from './day-games';

/**
 * Fills one time slot after another. Games of rested teams come first, then earlier rounds, then teams that have waited longest. No team plays twice in a slot,
 * or in its second leg before the end of its first. @param roundsAhead how many rounds ahead it looks for games: a larger number finds more rested teams, a
 * smaller one keeps the rounds in order
 */
export function fillSlots({ teams, teamCount, round, leg }: DayGames, courts: number, roundsAhead: number): Slots {
  const last = new Array<number>(teamCount).fill(-1_000);
  const inFirstLeg = new Array<number>(teamCount).fill(0);
  teams.forEach((playing, game) => playing.forEach((team) => (inFirstLeg[team]! += Number(leg[game] === 0))));
  const slots: Slots = [];
  let waiting = [...teams.keys()];
  while (waiting.length > 0) {
    const chosen: number[] = [];
    const near = waiting.findIndex((game) => round[game]! > round[waiting[0]!]! + roundsAhead);
    // Later rounds only count if the near ones leave a court empty.
    for (const candidates of near < 0 ? [waiting] : [waiting.slice(0, near), waiting.slice(near)]) {
      for (let best = 0; chosen.length < courts && best >= 0;) {
        best = findBest(candidates);
        if (best < 0) continue;
        chosen.push(best);
        // These two teams are busy for the rest of this slot.
        for (const team of teams[best]!) {
          last[team] = slots.length;
          inFirstLeg[team]! -= Number(leg[best] === 0);
        }
      }
    }
    waiting = waiting.filter((game) => !chosen.includes(game));
    slots.push(chosen);
  }
  return slots;

  function findBest(candidates: readonly number[]): number {
    let best = -1;
    let least = Infinity;
    for (const game of candidates) {
      const [one, other] = teams[game]!;
      const [restOne, restOther] = [slots.length - last[one]!, slots.length - last[other]!];
      if (restOne === 0 || restOther === 0) continue;
      if (leg[game]! > 0 && inFirstLeg[one]! + inFirstLeg[other]! > 0) continue;
      const tired = Number(restOne === 1) + Number(restOther === 1);
      const cost = tired * 1e9 + round[game]! * 1e4 - Math.min(restOne, restOther, 900);
      if (cost < least) [least, best] = [cost, game];
    }
    return best;
  }
}
