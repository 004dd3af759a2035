import type { Language } from '@courtside/i18n';

/** A stored document and its id. */
export interface GivenDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A server's data for the first view of home: current and future public tournaments. */
export interface GivenHome {
  readonly page: 'home';
  readonly language: Language;
  readonly tournaments: readonly GivenDocument[];
}

type Stored = Readonly<Record<string, unknown>>;

/** A stage of its own document, with its games. */
interface GivenStage {
  readonly id: string;
  readonly plan: Stored;
  readonly games: Stored | null;
}

/** A server's data for the first view of a public tournament: its documents that visitors may read. */
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
    /** The further brackets, each with its games. Servers of earlier releases read none. */
    readonly stages?: readonly GivenStage[];
    /** The same of the further groups. */
    readonly furtherGroups?: readonly GivenStage[];
  };
}

/** A server's data for the first view of the archive: the first part of it, as its cards show it. */
export interface GivenArchive {
  readonly page: 'archive';
  readonly language: Language;
  readonly tournaments: readonly GivenDocument[];
  /** There are more. */
  readonly hasMore: boolean;
}

export type Given = GivenHome | GivenArchive | GivenTournament;
