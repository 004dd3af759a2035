import { exchangeCourts } from '../exchange-courts';
import type { SwissPairing } from './types';

/**
 * Returns the games of a new round in the order in which they are stored, on the courts where their teams have played least. By rank alone,
 * the best team would play on the first court in every round. While two games have been played less on each other's courts in total, they
 * swap places; games next to each other are tried first.
 * @param earlier the court slots of each earlier round; null for an empty slot
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
  // Another game on a court where a team has played k times adds 2 k + 1 to the sum of squares.
  return exchangeCourts(pairings, ({ team1Id, team2Id }, place) =>
    [team1Id, team2Id].reduce((sum, team) => sum + (played.get(keyOf(team, place % courts)) ?? 0), 0),
  );
}
