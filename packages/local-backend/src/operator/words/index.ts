import { toMessageLanguage, type MessageLanguage } from '../../outbox/message';
import { de } from './de';
import { en, type Words } from './en';
import { es } from './es';
import { fr } from './fr';

export type { Words };
export type Language = MessageLanguage;

const words: Readonly<Record<Language, Words>> = { en, fr, de, es };

export const getWords = (lang: Language): Words => words[lang];

/** The language that was chosen, or the browser's. */
export const pickLanguage = (chosen: string | null | undefined, accepted: string | undefined): Language =>
  toMessageLanguage(chosen ?? accepted);
