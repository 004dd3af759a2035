import { foldText } from '../text';

/** The meaning of a column of a table of teams. */
export type ColumnMeaning = 'name' | 'email' | 'player' | 'id' | 'unused';

type Single = Exclude<ColumnMeaning, 'player' | 'unused'>;

/** Headings in English, French and German, as `foldText` writes them; the most specific first. */
const headings: Readonly<Record<Single, readonly RegExp[]>> = {
  name: [
    /^(teams? ?namen?s?|mannschafts?namen?|names? of (the )?teams?|noms? (de l ?|d ?|des? )?equipes?|namen? d(es|er) (teams?|mannschaft(en)?))$/,
    /^(teams?|equipes?|mannschaft(en)?)$/,
    /^(names?|noms?|namen)$/,
  ],
  email: [
    /^(((team|contact|captain) )?(e ?mails?|mails?|courriels?)( address(es)?)?|adresses? (e ?mails?|mails?|courriels?|electroniques?)|(e ?)?mail ?adressen?)$/,
  ],
  id: [/^(id|team id|identifiant)$/],
};
const singles = ['name', 'email', 'id'] as const;
const playerHeading = /^((noms?|namen?) (du |de la |des |der )?)?(players?|joueurs?|joueuses?|spieler(in|innen|s)?|spielernamen?)\b/;
const mentionsEmail = /\b(e ?mails?|mails?|(e ?)?mail ?adressen?|courriels?)\b/;
/** A question for the name of a team, as a form asks it; not for the name of a person in it, and not a column that our export writes. */
const nameQuestion = /\b(namen?s?|noms?|heisst)\b.*\b(teams?|equipes?|mannschaft)\b|\bteams? (s )?names?\b/;
const otherQuestion =
  /^answer\b|\b(captains?|capitaines?|players?|joueu\w+|contacts?|responsables?|persons?|personnes?|coach\w*|managers?|members?|membres?|kapitan\w*|spieler\w*|person(en)?|ansprech\w+|kontakt\w*|betreuer\w*|mitglied\w*)\b/;
/** Other columns that spreadsheets with teams have. Two of them are headings; a single one may be the name of a team. */
const otherHeading =
  /^(timestamp|horodateur|horodatage|captains?|capitaines?|clubs?|cit(y|ies)|towns?|villes?|countr(y|ies)|pays|cantons?|(tele)?phones?( numbers?)?|mobiles?|tel|(numeros? de )?telephones?|contacts?|categor(y|ies)|categories?|levels?|niveaux?|remarks?|remarques?|comments?|commentaires?|zeitstempel|kapitan(in)?|vereine?|orte?|stadt|land|kanton|telefon(nummer)?|handy(nummer)?|kontakt|kategorien?|bemerkung(en)?|kommentare?)$/;

/** Returns an address as a mail program copies it (`mailto:a@b.ch`, `<a@b.ch>`) without what is around it. */
export const getBareAddress = (cell: string): string => {
  const [, link] = /^<?mailto:([^?<>]*)(?:\?[^<>]*)?>?$/i.exec(cell.trim()) ?? [];
  return (link ?? cell.trim().replace(/^<([^<>]*)>$/, '$1')).trim();
};

/** Stricter than the check of an address, so that `Alpha;a@b.c` does not count as one. */
const isAddress = (cell: string): boolean => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(getBareAddress(cell));

/** Whether a heading asks for the name of a team in more words than `headings` knows. */
const asksName = (heading: string): boolean => {
  const folded = foldText(heading);
  return nameQuestion.test(folded) && !otherQuestion.test(folded) && !mentionsEmail.test(folded);
};

/** Returns how well a heading fits a meaning: 0 is best, Infinity is no fit. The heading may be in two languages: "Équipe / Team". */
function fit(heading: string, meaning: Single): number {
  const places = heading.split(/[/|]/).map((part) => {
    const folded = foldText(part);
    return headings[meaning].findIndex((pattern) => pattern.test(folded));
  });
  if (!places.includes(-1)) return Math.max(...places);
  return meaning === 'name' && asksName(heading) ? 0.5 : Infinity;
}

const isExact = (cell: string, meaning: Single): boolean => Number.isInteger(fit(cell, meaning));

/** Returns whether a cell is a heading, or might be one. */
function isKnown(cell: string): boolean {
  const folded = foldText(cell);
  const isMeant = singles.some((meaning) => fit(cell, meaning) < Infinity);
  return isMeant || playerHeading.test(folded) || otherHeading.test(folded) || mentionsEmail.test(folded);
}

/** Returns how many cells of a row are known headings. */
export const countHeadings = (cells: readonly string[]): number => cells.filter(isKnown).length;

export const hasAddress = (cells: readonly string[]): boolean => cells.some(isAddress);

const listFilled = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell.trim() !== '');

/**
 * Returns whether a row consists of headings. "TEAM 1" is not a heading, and a row with an address is not one of headings. A single cell
 * must be the heading of names; headings of players alone are not enough, because "Player 1" is also what people write for an unknown
 * player.
 */
function isHeadingRow(cells: readonly string[]): boolean {
  const filled = listFilled(cells);
  if (hasAddress(filled)) return false;
  const wanted = filled.length > 1 ? singles : (['name'] as const);
  if (filled.some((cell) => wanted.some((meaning) => isExact(cell, meaning)))) return true;
  return countHeadings(filled) > 1 && !filled.every((cell) => !isKnown(cell) || playerHeading.test(foldText(cell)));
}

/** The maximum number of rows above the headings: a title, a date, a place. */
const MOST_ABOVE = 5;

/**
 * Returns the index of the row of headings, -1 if there is none. Above it there may be a title: rows with fewer cells.
 * @param rows those with text
 */
export function headingPlace(rows: readonly (readonly string[])[]): number {
  const place = rows.slice(0, MOST_ABOVE + 1).findIndex((cells) => listFilled(cells).length > 1 && isHeadingRow(cells));
  const isTitle = (cells: readonly string[]) => !hasAddress(cells) && listFilled(cells).length < listFilled(rows[place]!).length;
  if (place >= 0 && rows.slice(0, place).every(isTitle)) return place;
  return rows[0] && isHeadingRow(rows[0]) ? 0 : -1;
}

/**
 * Guesses the meaning of each column: from its heading; otherwise addresses by their form, and names as the first remaining column. All
 * other columns are unused, because a city looks just like a player.
 */
export function guessMeanings(
  columns: number,
  heading: readonly string[] | null,
  rows: readonly (readonly string[])[],
): readonly ColumnMeaning[] {
  const places = Array.from({ length: columns }, (_, place) => place);
  const meanings: ColumnMeaning[] = places.map(() => 'unused');
  const getHeading = (place: number) => foldText(heading?.[place] ?? '');
  const free = () => places.filter((place) => meanings[place] === 'unused');
  const filled = (place: number) => rows.flatMap((cells) => (cells[place] ? [cells[place]] : []));
  const give = (meaning: Single, candidates: readonly (number | undefined)[]) => {
    const place = candidates.find((candidate) => candidate !== undefined);
    if (place !== undefined && !meanings.includes(meaning)) meanings[place] = meaning;
  };
  for (const meaning of singles) {
    const fits = places.map((place) => fit(getHeading(place), meaning));
    const best = Math.min(...fits);
    if (best < Infinity) meanings[fits.indexOf(best)] = meaning;
  }
  for (const place of free())
    if (playerHeading.test(getHeading(place)) && !mentionsEmail.test(getHeading(place))) meanings[place] = 'player';
  const isMostlyAddresses = (place: number) => filled(place).filter(isAddress).length * 2 > filled(place).length;
  if (columns > 1) {
    give('email', [
      free().find((place) => mentionsEmail.test(getHeading(place)) && !filled(place).some((cell) => !isAddress(cell))),
      free().find(isMostlyAddresses),
    ]);
  }
  // The column of groups is our own, numbers and bullets mark the rows, and forms add the time of submission.
  const isDates = (place: number) => filled(place).every((cell) => /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/.test(cell));
  const named = free().filter((place) => getHeading(place) !== 'group' && (columns === 1 || !isMostlyAddresses(place)));
  const likely = named.filter((place) => !isDates(place) && filled(place).some((cell) => !/^(\d+[.)]?|[-*•–·])$/.test(cell)));
  give('name', [
    likely.find((place) => !otherHeading.test(getHeading(place))),
    likely.find((place) => /^clubs?$/.test(getHeading(place))),
    likely[0],
    named.find((place) => filled(place).length > 0),
  ]);
  return meanings;
}
