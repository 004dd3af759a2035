import type { CourtOfDay, PlannedGame, ToldStart } from '@courtside/domain/day';

/** A court for those who watch. */
export interface WatchedCourt extends CourtOfDay {
  /** Minutes that its next game is expected after its planned time; 0 while that is not worth telling. */
  readonly late: number;
}

/** The day as it goes. */
export interface DayView {
  /** When the games to come are expected, by id: those of courts that are run from the board, and those that were moved. */
  readonly expected: ReadonlyMap<string, ToldStart>;
  /** The courts of today; empty unless at least one of them is run from the board, or the plan of one was changed. */
  readonly courts: readonly WatchedCourt[];
  /** `HH:MM` at which play goes on; null while nothing is stopped. */
  readonly heldUntil: string | null;
  /** The games that a team plays or referees and that are not over, the earliest first; one that is on court has begun. */
  readonly duesOf: (teamId: string) => readonly TeamDue[];
}

export interface TeamDue {
  readonly kind: 'play' | 'referee';
  readonly game: PlannedGame;
  /** Minutes until it is expected to begin; 0 while it is on court. */
  readonly inMinutes: number;
}

/** `HH:MM` at which a game is expected, as visitors are told. */
export const timeIn = (day: Pick<DayView, 'expected'>, { id, time }: PlannedGame): string => day.expected.get(id)?.time ?? time;
