import type { Namespace } from '@courtside/i18n';
import type { ReactElement } from 'react';
import type { Known } from '../first-view/known';

/** A page as a server first renders it: with the known data and a language. */
export interface FirstPage {
  readonly page: ReactElement;
  readonly words: readonly Namespace[];
  readonly known: Known;
}
