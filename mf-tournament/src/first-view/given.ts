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

type Stored = Readonly<Record<string, unknown>>;

/** What a server knows for the first view of a public tournament: its documents, as far as strangers may read them. */
export interface GivenTournament {
  readonly page: 'tournament';
  readonly language: Language;
  readonly id: string;
  readonly documents: {
    readonly tournament: Stored;
    readonly teams: Stored | null;
    readonly schedule: Stored | null;
    readonly bracket: Stored | null;
    readonly day: Stored | null;
  };
}

/** What a server knows for the first view of the archive: the first part of it, as its cards show it. */
export interface GivenArchive {
  readonly page: 'archive';
  readonly language: Language;
  readonly tournaments: readonly GivenDocument[];
  /** There are more. */
  readonly hasMore: boolean;
}

export type Given = GivenHome | GivenArchive | GivenTournament;
