import type { ReactNode } from 'react';
import type { Part, PublicTournament } from '../reading/tournament';
import type { Words } from '../words';
import type { FindName } from './parts';

/** The props of a view of a tournament. */
export interface ViewProps {
  readonly known: PublicTournament;
  readonly words: Words;
  readonly nameOf: FindName;
  /** Returns an attribute of the element. */
  readonly attribute: (name: string) => string | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly instant: number;
}

/** An element that shows a part of a tournament. */
export interface TournamentView {
  readonly parts: readonly Part[];
  /** Key of its heading. */
  readonly title: string;
  /** The section of the product's page with more details. */
  readonly section: string;
  /** Null if the organizers do not show it. */
  readonly view: (props: ViewProps) => ReactNode | null;
}
