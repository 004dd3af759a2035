/** The part of react-i18next that we use, shared under the library's name (`build/shared.mjs`, like the router): the rest is three quarters of it. */
export { initReactI18next, useTranslation } from 'react-i18next';
