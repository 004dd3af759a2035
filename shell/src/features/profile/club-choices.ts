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

/** Heading over the clubs of one area; a region with one area of the same name is not said twice. */
export const groupOf = ({ region, area }: ClubChoice): string => (area === region || area === '' ? region : `${region} · ${area}`);

export const keyOf = ({ name, region, area }: ClubChoice): string => `${region}/${area}/${name}`;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{Mark}/gu, '').toLowerCase();

/** Clubs whose name, area or region holds every word of the text, whatever its accents; all of them for an empty text. */
export function findClubs(choices: readonly ClubChoice[], text: string): readonly ClubChoice[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter((choice) => {
    const place = plain(`${choice.name} ${choice.area} ${choice.region}`);
    return words.every((word) => place.includes(word));
  });
}

/** The listed club of a stored profile, or null. */
export function listedClub(choices: readonly ClubChoice[], name: string, region: string): ClubChoice | null {
  const same = choices.filter((choice) => choice.name === name);
  return same.find((choice) => choice.region === region) ?? null;
}
