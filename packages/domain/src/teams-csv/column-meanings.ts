import { foldText } from '../text';

/** What a column of a table says about teams. */
export type ColumnMeaning = 'name' | 'email' | 'player' | 'id' | 'unused';

type Single = Exclude<ColumnMeaning, 'player' | 'unused'>;

/** Headings in English and French, as `foldText` writes them; the ones that say most come first. */
const headings: Readonly<Record<Single, readonly RegExp[]>> = {
  name: [/^(teams? ?names?|names? of (the )?teams?|noms? (de l ?|d ?|des? )?equipes?)$/, /^(teams?|equipes?)$/, /^(names?|noms?)$/],
  email: [
    /^(((team|contact|captain) )?(e ?mails?|mails?|courriels?)( address(es)?)?|adresses? (e ?mails?|mails?|courriels?|electroniques?))$/,
  ],
  id: [/^(id|team id|identifiant)$/],
};
const singles = ['name', 'email', 'id'] as const;
const playerHeading = /^(noms? (du |de la |des )?)?(players?|joueurs?|joueuses?)\b/;
const mentionsEmail = /\b(e ?mails?|mails?|courriels?)\b/;

/** Stricter than the check of an address, so that `Alpha;a@b.c` is not taken for one. */
const isAddress = (cell: string): boolean => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(cell.trim());

/** Returns how well a heading fits a meaning: 0 fits best, Infinity not at all. */
function fit(heading: string, meaning: Single): number {
  const folded = foldText(heading);
  const place = headings[meaning].findIndex((pattern) => pattern.test(folded));
  return place < 0 ? Infinity : place;
}

/** Returns how many cells of a row are known headings. */
export const countHeadings = (cells: readonly string[]): number =>
  cells.filter((cell) => singles.some((meaning) => fit(cell, meaning) < Infinity) || playerHeading.test(foldText(cell))).length;

export const hasAddress = (cells: readonly string[]): boolean => cells.some(isAddress);

/**
 * Returns whether a row is a row of headings. "TEAM 1" is not a heading, and neither is a row with an address. A single cell must be the heading of names;
 * headings of players alone are not enough, because "Player 1" is also what people write for a player they don't know yet.
 */
export function isHeadingRow(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (hasAddress(filled)) return false;
  const wanted = filled.length > 1 ? singles : (['name'] as const);
  return filled.some((cell) => wanted.some((meaning) => fit(cell, meaning) < Infinity));
}

/**
 * Guesses what each column means: by its heading, otherwise addresses by what they look like and names as the first column that is left. Any other column
 * is unused: a city looks just like a player.
 */
export function guessMeanings(
  columns: number,
  heading: readonly string[] | null,
  rows: readonly (readonly string[])[],
): readonly ColumnMeaning[] {
  const places = Array.from({ length: columns }, (_, place) => place);
  const meanings: ColumnMeaning[] = places.map(() => 'unused');
  const headingOf = (place: number) => foldText(heading?.[place] ?? '');
  const free = () => places.filter((place) => meanings[place] === 'unused');
  const filled = (place: number) => rows.flatMap((cells) => (cells[place] ? [cells[place]] : []));
  const give = (meaning: Single, candidates: readonly (number | undefined)[]) => {
    const place = candidates.find((candidate) => candidate !== undefined);
    if (place !== undefined && !meanings.includes(meaning)) meanings[place] = meaning;
  };
  for (const meaning of singles) {
    const fits = places.map((place) => fit(headingOf(place), meaning));
    const best = Math.min(...fits);
    if (best < Infinity) meanings[fits.indexOf(best)] = meaning;
  }
  for (const place of free()) if (playerHeading.test(headingOf(place)) && !mentionsEmail.test(headingOf(place))) meanings[place] = 'player';
  const isMostlyAddresses = (place: number) => filled(place).filter(isAddress).length * 2 > filled(place).length;
  if (columns > 1) {
    give('email', [
      free().find((place) => mentionsEmail.test(headingOf(place)) && !filled(place).some((cell) => !isAddress(cell))),
      free().find(isMostlyAddresses),
    ]);
  }
  // The column of the groups is our own, and numbers count the rows.
  const named = free().filter((place) => headingOf(place) !== 'group' && (columns === 1 || !isMostlyAddresses(place)));
  give('name', [
    named.find((place) => filled(place).some((cell) => !/^\d+[.)]?$/.test(cell))),
    named.find((place) => filled(place).length > 0),
  ]);
  return meanings;
}
