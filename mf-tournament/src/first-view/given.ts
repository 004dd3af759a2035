import type { Language } from '@courtside/i18n';

/** A document as it is stored, and its id. */
export interface GivenDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a server knows for the first view of home: public tournaments that are not over. */
export interface GivenHome {
  readonly page: 'home';
  readonly language: Language;
  readonly tournaments: readonly GivenDocument[];
}

/** What a server says; one of another release may ask for a page that is not known here. */
export type Given = GivenHome;

/** What stands in the page before any script has run. */
export interface View {
  readonly html: string;
  readonly css: string;
}
