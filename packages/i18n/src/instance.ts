import { createInstance } from 'i18next';
import type { i18n } from 'i18next';

/**
 * The words of this copy of the package. A page that runs a remote of another release has two copies, each with its own words; they share the
 * language (`page-language.ts`).
 */
export const instance: i18n = createInstance();
