/** What stands before a letter; two gaps match unless one is none and the other is space. */
export const Gap = { none: 0, apostrophe: 1, mark: 2, space: 3 } as const;

/** One letter or digit as it is searched, and what it stands for in the text. */
export interface Letter {
  readonly letter: string;
  readonly gap: number;
  /** Code units of the text: from, and up to but not including. */
  readonly from: number;
  end: number;
}

/** What Unicode leaves as one letter, although it is typed without the stroke or as two. */
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
const kindOf = (char: string): number =>
  isApostrophe(char) ? Gap.apostrophe : /\s/.test(char) ? Gap.space : /[\p{P}−]/u.test(char) ? Gap.mark : Gap.none;

/** The letters of a text without accents and case, ligatures written out. Signs that are no punctuation count as letters. */
export function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let gap: number = Gap.space;
  let end = 0;
  for (const char of text) {
    const from = end;
    end += char.length;
    // Most signs are written out first; the accent that stands alone would become a space.
    for (const plain of char < '\x80' || isApostrophe(char) ? char.toLowerCase() : char.normalize('NFKD').toLowerCase()) {
      const kind = kindOf(plain);
      const last = letters.at(-1);
      if (kind !== Gap.none) gap = Math.max(gap, kind);
      else if (!isSilent(plain)) {
        for (const letter of SPELT[plain] ?? plain) {
          letters.push({ letter, gap, from, end });
          gap = Gap.none;
        }
      } else if (last && gap === Gap.none) last.end = end; // An accent of its own belongs to the letter before it.
    }
  }
  return letters;
}

/**
 * A text as it is compared and stored for a search by its beginning: no case, no accents, ligatures written out, no apostrophes; any other
 * punctuation and space is one space. Texts that fold to the same are the same name to people.
 */
export const foldText = (text: string): string =>
  lettersOf(text)
    .map(({ letter, gap }, place) => (place > 0 && gap >= Gap.mark ? ` ${letter}` : letter))
    .join('');
