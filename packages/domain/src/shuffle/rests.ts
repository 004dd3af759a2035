import type { PlayerId } from '../entities';
import { shuffled, type Random } from '../random';
import type { ShuffleRound } from './shuffle';

type Rounds = readonly Pick<ShuffleRound, 'teams' | 'resting'>[];

/**
 * Returns how many rests count for each of these players. A player who comes late, or comes back, counts as one of those who rested least:
 * otherwise they would rest again and again until they have caught up.
 */
export function countRests(players: readonly PlayerId[], rounds: Rounds): ReadonlyMap<PlayerId, number> {
  const counts = new Map<PlayerId, number>();
  let before = new Set<PlayerId>();
  const join = (present: readonly PlayerId[]) => {
    const least = Math.min(...present.flatMap((id) => (before.has(id) ? [counts.get(id) ?? 0] : [])));
    for (const id of present) if (!before.has(id)) counts.set(id, Math.max(counts.get(id) ?? 0, Number.isFinite(least) ? least : 0));
  };
  for (const { teams, resting } of rounds) {
    const present = [...teams.flat(), ...resting];
    join(present);
    for (const id of resting) counts.set(id, (counts.get(id) ?? 0) + 1);
    before = new Set(present);
  }
  join(players);
  return new Map(players.map((id) => [id, counts.get(id) ?? 0]));
}

/**
 * Chooses who rests: those who rested least; of these, those whose last rest is the longest ago; of these, by lot. So no one rests twice in a row
 * while others could. A player who was not in the round before has just arrived, and plays as long as others can rest.
 */
export function chooseResting(players: readonly PlayerId[], count: number, rounds: Rounds, random: Random): PlayerId[] {
  const rests = countRests(players, rounds);
  const last = (id: PlayerId) => rounds.findLastIndex(({ resting }) => resting.includes(id));
  const before = rounds.at(-1);
  const stayed = before && new Set([...before.teams.flat(), ...before.resting]);
  return shuffled(players, random)
    .map((id) => ({ id, hasCome: stayed && !stayed.has(id) ? 1 : 0, rests: rests.get(id) ?? 0, last: last(id) }))
    .sort((a, b) => a.hasCome - b.hasCome || a.rests - b.rests || a.last - b.last)
    .slice(0, count)
    .map(({ id }) => id);
}
