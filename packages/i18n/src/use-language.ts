import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from './create-i18n';
import type { Language } from './languages';

/** The language in use and the way to change it (remembered). */
export function useLanguage(): { readonly language: Language; readonly setLanguage: (language: Language) => Promise<void> } {
  useTranslation(); // re-renders on a switch
  const setLanguage = useCallback((next: Language) => changeLanguage(next), []);
  return { language: currentLanguage(), setLanguage };
}
