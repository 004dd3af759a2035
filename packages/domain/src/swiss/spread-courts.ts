import type { SwissPairing } from './types';

/**
 * The games of a new round in the order in which they are stored, on the courts where their teams have played least. By rank alone the best team
 * would play on the first court in every round. As long as two games have played less on each other's courts in total, they change places, those that
 * are next to each other first.
 * @param earlier what was on the court slots of each earlier round; null for an empty slot
 */
export function spreadCourts<Pairing extends SwissPairing>(
  pairings: readonly Pairing[],
  earlier: readonly (readonly (SwissPairing | null)[])[],
  courts: number,
): readonly Pairing[] {
  const played = new Map<string, number>();
  const keyOf = (team: string, court: number) => `${court} ${team}`;
  for (const round of earlier) {
    round.forEach((game, index) => {
      for (const team of game ? [game.team1Id, game.team2Id] : []) {
        const key = keyOf(team, index % courts);
        played.set(key, (played.get(key) ?? 0) + 1);
      }
    });
  }
  const order = [...pairings];
  // Once more on a court where a team has played k times adds 2 k + 1 to the sum of squares.
  const costOf = (game: number, place: number) =>
    [order[game]!.team1Id, order[game]!.team2Id].reduce((sum, team) => sum + (played.get(keyOf(team, place % courts)) ?? 0), 0);
  for (let again = true; again;) {
    again = false;
    for (let distance = 1; distance < order.length; distance += 1) {
      for (let one = 0, other = distance; other < order.length; one += 1, other += 1) {
        if (costOf(one, other) + costOf(other, one) >= costOf(one, one) + costOf(other, other)) continue;
        [order[one], order[other]] = [order[other]!, order[one]!];
        again = true;
      }
    }
  }
  return order;
}
