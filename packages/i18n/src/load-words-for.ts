import { ensureStarted, loadWords } from './create-i18n';
import { formatDateRange } from './format';
import { instance } from './instance';
import { fallbackLanguage, isLanguage } from './languages';
import type { Namespace } from './namespaces';

/**
 * The words of one part in the language of somebody else, whatever the page speaks: for what is written to them. A language that is not known, or whose words
 * can't be had, is English.
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
