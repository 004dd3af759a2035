import type { TournamentData } from '../workspace/tournament-data';

/** What the page gives each of its sections. */
export interface SectionProps {
  readonly data: TournamentData;
  /** For somebody who has just ceased to organise: no tools. */
  readonly readOnly: boolean;
  /** All there is has been there once, the games too. */
  readonly wasComplete: boolean;
  /** Opens the history of one game, or of the event. */
  readonly openHistory: (gameId?: string) => void;
}
