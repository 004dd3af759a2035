import { getLanguageRow } from '@courtside/i18n/languages';
import { pickLanguage as pickSpoken, plainWords, type PlainWords } from '@courtside/i18n/plain-words';
import { bracket as bracketDe } from '@courtside/i18n/resources/de/bracket';
import { elements as german } from '@courtside/i18n/resources/de/elements';
import { bracket as bracketEn } from '@courtside/i18n/resources/en/bracket';
import { elements as english } from '@courtside/i18n/resources/en/elements';
import { bracket as bracketEs } from '@courtside/i18n/resources/es/bracket';
import { elements as spanish } from '@courtside/i18n/resources/es/elements';
import { bracket as bracketFr } from '@courtside/i18n/resources/fr/bracket';
import { elements as french } from '@courtside/i18n/resources/fr/elements';

/** All languages are included: together they are smaller than a second request. */
const bundles = {
  en: { ...english, round: bracketEn.round, waits: bracketEn.waits },
  fr: { ...french, round: bracketFr.round, waits: bracketFr.waits },
  de: { ...german, round: bracketDe.round, waits: bracketDe.waits },
  es: { ...spanish, round: bracketEs.round, waits: bracketEs.waits },
} as const;

export type EmbedLanguage = keyof typeof bundles;

/** Words, numbers and dates of one language. */
export interface Words extends PlainWords {
  readonly language: EmbedLanguage;
  /** Returns a calendar day, `2027-06-12`, as "Sat, 12 June". */
  readonly day: (date: string) => string;
  /** Returns two days in the shortest form: "12–13 June 2027". */
  readonly days: (from: string, to: string) => string;
}

/** Some browsers do not parse a day that the month does not have, and an invalid time can't be formatted. */
const at = (date: string) => Date.parse(date) || 0;

const made: Partial<Record<EmbedLanguage, Words>> = {};

/** Returns the words of a language, created once. */
export const wordsIn = (language: EmbedLanguage): Words => (made[language] ??= make(language));

function make(language: EmbedLanguage): Words {
  const { locale } = getLanguageRow(language);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const range = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ...plainWords(bundles[language], language),
    language,
    day: (date) => day.format(at(date)),
    days: (from, to) => range.formatRange(at(from), at(to)),
  };
}

/** Returns the first of some language tags ("fr-CA") that the elements support; else English. */
export const pickLanguage = (tags: ReadonlyArray<string | null | undefined>): EmbedLanguage => pickSpoken(tags, bundles);
