import { foldText } from '@courtside/domain/text';
import { languages } from '@courtside/i18n/languages';

/** Where a tournament is played, as far as the words of its place say it. */
export interface Country {
  /** `BE` for a country that is known by its name, else the folded words: `cascadia`. The first is in capitals, so that California (`ca`) is not Canada. */
  readonly key: string;
  /** As it stands in the place. */
  readonly words: string;
}

let codes: ReadonlyMap<string, string> | undefined;

/**
 * Folded names of countries, long and short, to their codes; in all languages of the product, since who organises in one is looked for in another. The
 * platform knows them, so no list is carried along.
 */
function codesByName(): ReadonlyMap<string, string> {
  if (codes) return codes;
  const found = new Map<string, string>();
  const names = languages.flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style })),
  );
  for (let place = 0; place < 26 * 26; place += 1) {
    const code = String.fromCharCode(65 + Math.floor(place / 26), 65 + (place % 26));
    for (const name of names.flatMap((known) => known.of(code) ?? [])) {
      const folded = foldText(name);
      // Codes of old (UK, DD) lead to the one of today.
      if (folded && !found.has(folded)) found.set(folded, new Intl.Locale(`und-${code}`).region ?? code);
    }
  }
  codes = found;
  return found;
}

/** The country or region of a place: what stands behind its last comma, or all of it where that is a country's name. */
export function countryOf(location: string): Country | null {
  const comma = location.lastIndexOf(',');
  const words = location.slice(comma + 1).trim();
  const folded = foldText(words);
  if (!folded) return null;
  const code = codesByName().get(folded);
  if (code) return { key: code, words };
  return comma < 0 ? null : { key: folded, words };
}

/** A country in the reader's language, a region as it was written. */
export function nameOfCountry({ key, words }: Country, language: string): string {
  if (!/^[A-Z]{2}$/.test(key)) return words;
  return new Intl.DisplayNames([language], { type: 'region' }).of(key) ?? words;
}
