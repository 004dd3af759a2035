/**
 * Every two teams once, each team at most once a round: the circle method (one place stays, the others turn). With an odd number one
 * team rests in each round. Which of the two is named first alternates.
 * Source: F. Kirkman's construction as described by D. de Werra, "Scheduling in sports" (1981).
 * @returns n − 1 rounds of n / 2 games, or n rounds of (n − 1) / 2 when n is odd
 */
export function circleRounds<Id extends string>(teams: readonly Id[]): readonly (readonly (readonly [Id, Id])[])[] {
  const places: (Id | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const size = places.length;
  const turning = size - 1;
  return Array.from({ length: size < 2 ? 0 : turning }, (_, round) => {
    // Place 0 stays; the others stand on a circle that has turned `round` steps.
    const at = (place: number) => (place === 0 ? places[0] : places[1 + ((place - 1 + turning - round) % turning)]) ?? null;
    const games: (readonly [Id, Id])[] = [];
    for (let place = 0; place < size / 2; place += 1) {
      const [one, other] = [at(place), at(size - 1 - place)];
      if (one === null || other === null) continue;
      games.push((place === 0 ? round : place) % 2 === 0 ? [one, other] : [other, one]);
    }
    return games;
  });
}
