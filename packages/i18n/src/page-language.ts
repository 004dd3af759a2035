import { onePerPage } from '@courtside/federation/one-per-page';

/** A copy of this package in the page. Languages are texts here: another release may know others. */
export interface LanguageCopy {
  /** Brings the words of a language. */
  readonly prepare: (language: string) => Promise<void>;
  /** Speaks it. */
  readonly speak: (language: string) => Promise<void>;
}

/** The language that was asked for last: going through a list with the arrow keys asks for several. */
let asked: string | undefined;

/** The language of the page; null until a copy has set it. */
export const page = onePerPage<{ language: string | null; readonly speakers: Set<LanguageCopy> }>('i18n.language.1', () => ({
  language: null,
  speakers: new Set(),
}));

/** Changes the language of every copy, once its words have loaded, unless another was asked for in the meantime. A copy that can't load the words uses its best available language. */
export async function changePageLanguage(language: string, own: LanguageCopy): Promise<void> {
  asked = language;
  const others = [...page.speakers].filter((speaker) => speaker !== own);
  await Promise.all([own.prepare(language), ...others.map((speaker) => speaker.prepare(language).catch(() => undefined))]);
  if (asked !== language) return;
  page.language = language;
  await Promise.all([own, ...others].map((speaker) => speaker.speak(language)));
}
