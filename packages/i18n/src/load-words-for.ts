import { ensureStarted, loadWords } from './create-i18n';
import { formatDateRange } from './format';
import { instance } from './instance';
import { fallbackLanguage, isLanguage } from './languages';
import type { Namespace } from './namespaces';

/**
 * Returns the words of one namespace in another person's language, for a text that is written to them. An unknown language, or one whose words
 * can't be loaded, is replaced by English.
 */
export async function loadWordsFor<Name extends Namespace>(language: string, namespace: Name) {
  await ensureStarted();
  let spoken = isLanguage(language) ? language : fallbackLanguage;
  try {
    await loadWords(spoken, [namespace]);
  } catch (error) {
    if (spoken === fallbackLanguage) throw error;
    spoken = fallbackLanguage;
    await loadWords(spoken, [namespace]);
  }
  return {
    t: instance.getFixedT(spoken, namespace),
    dateRange: (start: string, end: string) => formatDateRange(start, end, spoken),
  };
}
