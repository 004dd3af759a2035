import type { TournamentData } from '../workspace/tournament-data';

/** The props of each section of the page. */
export interface SectionProps {
  readonly data: TournamentData;
  /** For a user who has just stopped being an organizer: no tools. */
  readonly readOnly: boolean;
  /** All data has loaded once, including the games. */
  readonly wasComplete: boolean;
  /** Opens the history of one game, or of the event. */
  readonly openHistory: (gameId?: string) => void;
  /** Called when the user has added a shuffle. */
  readonly onShuffleAdded: () => void;
}
