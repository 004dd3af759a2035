import { isLanguage, matchLanguage, storedLanguage } from './languages';
import type { Language } from './languages';

/** What the address asks for by `?lang=fr`; nothing of it is remembered. */
const askedLanguage = (): Language | undefined => {
  const asked = typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('lang');
  return isLanguage(asked) ? asked : undefined;
};

/** The language to start with: that of the address, else the remembered one, else what the browser prefers, else English. */
export const initialLanguage = (): Language =>
  askedLanguage() ??
  storedLanguage() ??
  matchLanguage(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]));
