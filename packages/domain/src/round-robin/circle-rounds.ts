import { checkDistinct } from '../limits';

/**
 * Every two teams once, each team at most once a round: the circle method (one place stays, the others turn). With an odd number one
 * team rests in each round. Which of the two is named first alternates.
 * Source: F. Kirkman's construction as described by D. de Werra, "Scheduling in sports" (1981).
 * @throws RangeError for a team named twice
 * @returns n − 1 rounds of n / 2 games, or n rounds of (n − 1) / 2 when n is odd
 */
export function circleRounds<Id extends string>(teams: readonly Id[]): readonly (readonly (readonly [Id, Id])[])[] {
  checkDistinct('team', teams);
  const places: (Id | undefined)[] = [...teams];
  // Whoever meets the empty place rests.
  if (teams.length % 2 === 1) places.push(undefined);
  return Array.from({ length: places.length - 1 }, (_, round) => {
    const games: (readonly [Id, Id])[] = [];
    for (let place = 0; place < places.length / 2; place += 1) {
      const [one, other] = [places[place], places.at(-1 - place)];
      if (one !== undefined && other !== undefined) games.push((place || round) % 2 === 0 ? [one, other] : [other, one]);
    }
    // Place 0 stays; the others stand on a circle that turns by one.
    places.splice(1, 0, places.pop());
    return games;
  });
}
