import { useCallback } from 'react';
import { changeLanguage, currentLanguage } from './create-i18n';
import type { Language } from './languages';
import { useTranslation } from './use-translation';

/** The language in use and the way to change it (remembered). */
export function useLanguage(): { readonly language: Language; readonly setLanguage: (language: Language) => Promise<void> } {
  useTranslation(); // re-renders on a switch
  const setLanguage = useCallback((next: Language) => changeLanguage(next), []);
  return { language: currentLanguage(), setLanguage };
}
