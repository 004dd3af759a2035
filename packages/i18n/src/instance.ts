import i18next from 'i18next';
import type { i18n } from 'i18next';

/** The one instance of the page; remotes reach it through this shared package. */
export const instance: i18n = i18next;
