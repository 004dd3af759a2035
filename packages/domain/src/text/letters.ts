/** The gap in front of a letter. Two gaps match unless one is none and the other is space. */
export const Gap = { none: 0, apostrophe: 1, mark: 2, space: 3 } as const;

/** One letter or digit as it is searched, and its place in the text. */
export interface Letter {
  readonly letter: string;
  readonly gap: number;
  /** Code units of the text, from `from` up to but not including `to`. */
  readonly from: number;
  end: number;
}

/** Letters that Unicode does not decompose, although people type them without the stroke or as two. */
const SPELT: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};

const isSilent = (char: string): boolean => /[\u0300-\u036f\p{Cf}\p{Variation_Selector}]/u.test(char);
const isApostrophe = (char: string): boolean => /['’‘‛ʼʻ`´′＇]/.test(char);
const getKind = (char: string): number =>
  isApostrophe(char) ? Gap.apostrophe : /\s/.test(char) ? Gap.space : /[\p{P}−]/u.test(char) ? Gap.mark : Gap.none;

/**
 * Returns the letters of a text without accents and case, with ligatures written out. Symbols that are not punctuation count as letters.
 */
export function toLetters(text: string): Letter[] {
  const letters: Letter[] = [];
  let gap: number = Gap.space;
  let end = 0;
  for (const char of text) {
    const from = end;
    end += char.length;
    // Most symbols are decomposed first; an accent alone would become a space.
    for (const plain of char < '\x80' || isApostrophe(char) ? char.toLowerCase() : char.normalize('NFKD').toLowerCase()) {
      const kind = getKind(plain);
      const last = letters.at(-1);
      if (kind !== Gap.none) gap = Math.max(gap, kind);
      else if (!isSilent(plain)) {
        for (const letter of SPELT[plain] ?? plain) {
          letters.push({ letter, gap, from, end });
          gap = Gap.none;
        }
      } else if (last && gap === Gap.none) last.end = end; // A separate accent belongs to the letter before it.
    }
  }
  return letters;
}

/**
 * Returns a text as it is compared and stored for a search by prefix: no case, no accents, ligatures written out, no apostrophes; any other
 * punctuation and space is one space. Two texts with the same result are the same name for people.
 */
export const foldText = (text: string): string =>
  toLetters(text)
    .map(({ letter, gap }, place) => (place > 0 && gap >= Gap.mark ? ` ${letter}` : letter))
    .join('');
