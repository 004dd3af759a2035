import { getLanguageRow } from '../languages.mjs';
import { formatNumber } from './format';
import { frenchSpaces } from './french-spaces';
import type { Language } from './languages';
import type { Bundle } from './resources/load';

/** Values put into a text; `count` chooses between `key_one` and `key_other`. */
export type WordValues = Readonly<Record<string, string | number>>;

/** A translator for one language without i18next, for small self-contained code. */
export interface PlainWords {
  readonly t: (key: string, values?: WordValues) => string;
  readonly number: (value: number, digits?: number) => string;
}

/** Returns the first of some language tags ("fr-CA") that is supported; English if there is none. */
export function pickLanguage<Spoken extends string>(
  tags: ReadonlyArray<string | null | undefined>,
  spoken: Readonly<Record<Spoken | 'en', unknown>>,
): Spoken | 'en' {
  const isSpoken = (language: string | undefined): language is Spoken => language !== undefined && Object.hasOwn(spoken, language);
  for (const tag of tags) {
    const base = tag?.toLowerCase().split('-')[0];
    if (isSpoken(base)) return base;
  }
  return 'en';
}

const at = (bundle: Bundle, key: string): string | undefined => {
  let found: Bundle | string | undefined = bundle;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/**
 * Translates the keys of one bundle as i18next does: nested keys, `{{values}}`, plurals by `Intl.PluralRules`. An unknown key is returned
 * unchanged.
 */
export function plainWords(bundle: Bundle, language: Language): PlainWords {
  const words = getLanguageRow(language).blankBeforeMarks ? frenchSpaces(bundle) : bundle;
  const plural = new Intl.PluralRules(language);
  return {
    t: (key, values = {}) => {
      const { count } = values;
      const counted = typeof count === 'number' ? (at(words, `${key}_${plural.select(count)}`) ?? at(words, `${key}_other`)) : undefined;
      const text = counted ?? at(words, key) ?? key;
      return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
    number: (value, digits) => formatNumber(value, language, digits),
  };
}
