import { onePerPage } from '@courtside/federation/one-per-page';

/** A copy of this package in the page. Languages are texts here: another release may know others. */
export interface LanguageCopy {
  /** Brings the words of a language. */
  readonly prepare: (language: string) => Promise<void>;
  /** Speaks it. */
  readonly speak: (language: string) => Promise<void>;
}

/** The one language of the page; null until somebody has spoken. */
export const page = onePerPage<{ language: string | null; readonly speakers: Set<LanguageCopy> }>('i18n.language.1', () => ({
  language: null,
  speakers: new Set(),
}));

/** Changes the language of every copy, once the words have come. Another copy that can't have its words speaks the best that it has. */
export async function changePageLanguage(language: string, own: LanguageCopy): Promise<void> {
  const others = [...page.speakers].filter((speaker) => speaker !== own);
  await Promise.all([own.prepare(language), ...others.map((speaker) => speaker.prepare(language).catch(() => undefined))]);
  page.language = language;
  await Promise.all([own, ...others].map((speaker) => speaker.speak(language)));
}
