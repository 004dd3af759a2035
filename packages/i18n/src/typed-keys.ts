import type { EnglishWords } from './same-keys';

/** Every key there is; the compiler refuses `t()` with any other. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: EnglishWords;
  }
}
