import { isLanguage, matchLanguage, storedLanguage } from './languages';
import type { Language } from './languages';

/** The language that the address requests with `?lang=fr`; it is not stored. */
const askedLanguage = (): Language | undefined => {
  const asked = typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('lang');
  return isLanguage(asked) ? asked : undefined;
};

/** Returns the language to start with: that of the address, or the stored one, or the browser's preferred one, or English. */
export const initialLanguage = (): Language =>
  askedLanguage() ??
  storedLanguage() ??
  matchLanguage(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]));
