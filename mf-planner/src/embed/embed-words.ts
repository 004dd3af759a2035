import { pickLanguage as pickSpoken, plainWords } from '@courtside/i18n/plain-words';
import { planner as english } from '@courtside/i18n/resources/en/planner';
import { planner as french } from '@courtside/i18n/resources/fr/planner';
import type { Words } from '../board/words';

/** All languages come along: together they weigh less than a second request. */
const bundles = { en: english, fr: french } as const;

export type EmbedLanguage = keyof typeof bundles;

const made = new Map<EmbedLanguage, Words>();

export function embedWords(language: EmbedLanguage): Words {
  const known = made.get(language) ?? plainWords(bundles[language], language);
  made.set(language, known);
  return known;
}

/** The first of some language tags ("fr-CA") that the planner speaks; English where there is none. */
export const pickLanguage = (tags: ReadonlyArray<string | null | undefined>): EmbedLanguage => pickSpoken(tags, bundles);
