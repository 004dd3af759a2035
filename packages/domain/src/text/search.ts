import { Gap, toLetters, type Letter } from './letters';

/** A match of a term in a text. */
export interface TextMatch {
  /** Smaller is better: 0 the whole text, 1 its beginning, 2 the beginning of a word, 3 inside a word. */
  readonly rank: number;
  /** Code units of the text: from, and up to but not including. A ligature or accent is never cut. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the best match of a term in a text, the first of equal ones. Case, accents and ligatures do not matter; hyphens, apostrophes and
 * other punctuation may be typed, left out or replaced by a space. A space of the text must be typed. @returns null if the text does not
 * contain the term, or the term has no letter
 */
export const findText = (text: string, term: string): TextMatch | null => bestMatch(toLetters(text), toLetters(term));

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

/** Higher than all ranks of a term that one text contains as a whole. */
const IN_PARTS = 4;

/**
 * Returns the items that match a term, best first: by the rank of `findText`, then by the text that matches, then in their own order. A
 * term of several words that no text contains as a whole matches items whose texts contain each word; these come last. A term without
 * letters matches all.
 * @param textsOf returns the texts of an item, the most important one first
 */
export function searchItems<Item>(items: readonly Item[], term: string, textsOf: (item: Item) => readonly string[]): readonly Item[] {
  const whole = toLetters(term);
  if (whole.length === 0) return items;
  const words = term
    .split(/\s+/)
    .map(toLetters)
    .filter(({ length }) => length > 0);
  return items
    .map((item) => {
      const texts = textsOf(item).map(toLetters);
      /** Returns the best rank, plus the index of the text as a fraction of one. */
      const getRank = (wanted: readonly Letter[]): number =>
        Math.min(...texts.map((text, place) => (bestMatch(text, wanted)?.rank ?? Infinity) + place / texts.length));
      const rank = getRank(whole);
      return { item, rank: rank < Infinity || words.length < 2 ? rank : IN_PARTS + Math.max(...words.map(getRank)) };
    })
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
