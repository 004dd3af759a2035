import { checkDistinct } from '../limits';

/**
 * Pairs every two teams once, with each team at most once a round, by the circle method: one place is fixed, the others rotate. With an odd number, one team
 * rests in each round. The order of the two teams in a pairing alternates. Source: F. Kirkman's construction as described by D. de Werra, "Scheduling in
 * sports" (1981).
 * @throws RangeError for a team named twice
 * @returns n − 1 rounds of n / 2 games, or n rounds of (n − 1) / 2 when n is odd
 */
export function circleRounds<Id extends string>(teams: readonly Id[]): readonly (readonly (readonly [Id, Id])[])[] {
  checkDistinct('team', teams);
  const places: (Id | undefined)[] = [...teams];
  // The team that meets the empty place rests.
  if (teams.length % 2 === 1) places.push(undefined);
  return Array.from({ length: places.length - 1 }, (_, round) => {
    const games: (readonly [Id, Id])[] = [];
    for (let place = 0; place < places.length / 2; place += 1) {
      const [one, other] = [places[place], places.at(-1 - place)];
      if (one !== undefined && other !== undefined) games.push((place || round) % 2 === 0 ? [one, other] : [other, one]);
    }
    // Place 0 is fixed; the others form a circle that rotates by one.
    places.splice(1, 0, places.pop());
    return games;
  });
}
