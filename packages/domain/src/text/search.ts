import { Gap, lettersOf, type Letter } from './letters';

/** Where a term stands in a text. */
export interface TextMatch {
  /** Better is smaller: 0 the whole text, 1 its beginning, 2 the beginning of a word, 3 inside a word. */
  readonly rank: number;
  /** Code units of the text: from, and up to but not including. A ligature or accent is never cut. */
  readonly start: number;
  readonly end: number;
}

/**
 * Where a term stands best in a text, and first among equals. Case, accents and ligatures do not matter; hyphens, apostrophes and other
 * punctuation may be written, left out or be a space. A space of the text must be there. @returns null when it does not stand there, or has no letter
 */
export const findText = (text: string, term: string): TextMatch | null => bestMatch(lettersOf(text), lettersOf(term));

function bestMatch(text: readonly Letter[], term: readonly Letter[]): TextMatch | null {
  let best: TextMatch | null = null;
  for (let at = 0; term.length > 0 && at + term.length <= text.length; at += 1) {
    const rank = at > 0 ? (text[at]!.gap > Gap.none ? 2 : 3) : term.length < text.length ? 1 : 0;
    if ((best && best.rank <= rank) || !term.every((wanted, place) => isSame(text[at + place]!, wanted, place))) continue;
    best = { rank, start: text[at]!.from, end: text[at + term.length - 1]!.end };
  }
  return best;
}

const isSame = (here: Letter, wanted: Letter, place: number): boolean =>
  here.letter === wanted.letter && (place === 0 || Math.abs(here.gap - wanted.gap) < Gap.space);

/** Past all ranks of a term that stands as a whole in one text. */
const IN_PARTS = 4;

/**
 * The items that a term finds, best first: by the rank of `findText`, then by which of their texts it stands in, then in their own order.
 * A term of several words that stands nowhere as a whole finds the items whose texts hold each word; they come last. A term without letters finds all.
 * @param textsOf texts of an item, the most important one first
 */
export function searchItems<Item>(items: readonly Item[], term: string, textsOf: (item: Item) => readonly string[]): readonly Item[] {
  const whole = lettersOf(term);
  if (whole.length === 0) return items;
  const words = term
    .split(/\s+/)
    .map(lettersOf)
    .filter(({ length }) => length > 0);
  return items
    .map((item) => {
      const texts = textsOf(item).map(lettersOf);
      /** The best rank, and the place of the text as a fraction of one. */
      const rankOf = (wanted: readonly Letter[]): number =>
        Math.min(...texts.map((text, place) => (bestMatch(text, wanted)?.rank ?? Infinity) + place / texts.length));
      const rank = rankOf(whole);
      return { item, rank: rank < Infinity || words.length < 2 ? rank : IN_PARTS + Math.max(...words.map(rankOf)) };
    })
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
