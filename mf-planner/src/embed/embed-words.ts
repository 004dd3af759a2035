import { pickLanguage as pickSpoken, plainWords } from '@courtside/i18n/plain-words';
import { planner as german } from '@courtside/i18n/resources/de/planner';
import { planner as english } from '@courtside/i18n/resources/en/planner';
import { planner as spanish } from '@courtside/i18n/resources/es/planner';
import { planner as french } from '@courtside/i18n/resources/fr/planner';
import type { Words } from '../board/words';

/** All languages are included: together they are smaller than a second request. */
const bundles = { en: english, fr: french, de: german, es: spanish } as const;

export type EmbedLanguage = keyof typeof bundles;

const made = new Map<EmbedLanguage, Words>();

export function embedWords(language: EmbedLanguage): Words {
  const known = made.get(language) ?? plainWords(bundles[language], language);
  made.set(language, known);
  return known;
}

/** Returns the first of some language tags ("fr-CA") that the planner has; English if there is none. */
export const pickLanguage = (tags: ReadonlyArray<string | null | undefined>): EmbedLanguage => pickSpoken(tags, bundles);
