import { finalPlaces } from '../after';
import type { TeamId } from '../entities';
import type { Stage } from '../stages';

/** Checks that each team of an event has a place, and that places follow each other. */
export function checkPlaces(stages: readonly Stage[], teams: readonly { readonly id: TeamId }[]): void {
  const places = finalPlaces(stages, teams);
  expect(places.map(({ teamId }) => teamId).sort()).toEqual(teams.map(({ id }) => id).sort());
  let next = 1;
  for (const { place, placeTo } of places) {
    expect([place, placeTo >= place]).toEqual([places.filter((one) => one.place < place).length + 1, true]);
    expect(placeTo - place + 1).toBe(places.filter((one) => one.place === place).length);
    next = Math.max(next, placeTo + 1);
  }
  expect(next).toBe(teams.length + 1);
}
