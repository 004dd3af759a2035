import { foldText } from '@courtside/domain/text';
import { languages } from '@courtside/i18n/languages';

/** The country of a tournament, as far as the text of its place names it. */
export interface Country {
  /**
   * `BE` for a country with a known name, else the folded text: `cascadia`. Codes are in capitals, so that California (`ca`) is not Canada.
   */
  readonly key: string;
  /** As written in the place. */
  readonly words: string;
}

let codes: ReadonlyMap<string, string> | undefined;

/**
 * Returns codes of countries by their folded names, long and short, in all languages of the product, since visitors search in other
 * languages than the organizer's. The browser knows the names, so no list is bundled.
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
      // Old codes (UK, DD) map to the current one.
      if (folded && !found.has(folded)) found.set(folded, new Intl.Locale(`und-${code}`).region ?? code);
    }
  }
  codes = found;
  return found;
}

/** Returns the country or region of a place: the text after its last comma, or all of it if that is a country's name. */
export function findCountry(location: string): Country | null {
  const comma = location.lastIndexOf(',');
  const words = location.slice(comma + 1).trim();
  const folded = foldText(words);
  if (!folded) return null;
  const code = codesByName().get(folded);
  if (code) return { key: code, words };
  return comma < 0 ? null : { key: folded, words };
}

/** Returns the name of a country in the user's language, and of a region as it was written. */
export function nameOfCountry({ key, words }: Country, language: string): string {
  if (!/^[A-Z]{2}$/.test(key)) return words;
  return new Intl.DisplayNames([language], { type: 'region' }).of(key) ?? words;
}
