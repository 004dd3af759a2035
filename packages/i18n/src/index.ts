export { changeLanguage, createI18n, currentLanguage, initialLanguage, loadNamespaces } from './create-i18n';
export type { I18nOptions } from './create-i18n';
export { isLanguage, languageNames, languages, languageStorageKey } from './languages';
export type { Language } from './languages';
export { namespaces } from './namespaces';
export type { Namespace } from './namespaces';
export { useLanguage } from './use-language';
export { Trans, useTranslation } from 'react-i18next';
