import { searchItems } from '@courtside/domain/text';
import type { ClubRegion } from '@courtside/firebase';

/** A club that can be chosen, with where it is. */
export interface ClubChoice {
  readonly name: string;
  readonly region: string;
  readonly area: string;
}

/** All clubs, by region, then by area, as the collection has them. */
export const clubChoices = (regions: readonly ClubRegion[]): readonly ClubChoice[] =>
  regions.flatMap(({ name: region, areas }) => areas.flatMap(({ name: area, clubs }) => clubs.map((name) => ({ name, region, area }))));

/** Returns the heading above the clubs of one area; a region with one area of the same name is named once. */
export const getClubGroup = ({ region, area }: ClubChoice): string => (area === region || area === '' ? region : `${region} · ${area}`);

export const getClubKey = ({ name, region, area }: ClubChoice): string => `${region}/${area}/${name}`;

/**
 * Returns the clubs whose name, area or region matches a text, the best first; all of them for an empty text. Clubs with one heading stay
 * together, and headings are in the order of their best club.
 */
export function findClubs(choices: readonly ClubChoice[], text: string): readonly ClubChoice[] {
  const groups = new Map<string, ClubChoice[]>();
  for (const club of searchItems(choices, text, ({ name, area, region }) => [name, area, region])) {
    const members = groups.get(getClubGroup(club));
    if (members) members.push(club);
    else groups.set(getClubGroup(club), [club]);
  }
  return [...groups.values()].flat();
}

/** The listed club of a stored profile, or null. */
export function listedClub(choices: readonly ClubChoice[], name: string, region: string): ClubChoice | null {
  const same = choices.filter((choice) => choice.name === name);
  return same.find((choice) => choice.region === region) ?? null;
}
