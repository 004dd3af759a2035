import type { EnglishWords } from './same-keys';

/** Declares every key; the compiler refuses `t()` with any other. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: EnglishWords;
  }
}
