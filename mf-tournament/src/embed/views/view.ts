import type { ReactNode } from 'react';
import type { Part, PublicTournament } from '../reading/tournament';
import type { Words } from '../words';
import type { NameOf } from './parts';

/** What a view of a tournament is given. */
export interface ViewProps {
  readonly known: PublicTournament;
  readonly words: Words;
  readonly nameOf: NameOf;
  /** Of the element. */
  readonly attribute: (name: string) => string | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly instant: number;
}

/** One of the elements that show a part of a tournament. */
export interface TournamentView {
  readonly parts: readonly Part[];
  /** Key of its heading. */
  readonly title: string;
  /** The section of the product's page that says more. */
  readonly section: string;
  /** Null where the organisers don't show it. */
  readonly view: (props: ViewProps) => ReactNode | null;
}
