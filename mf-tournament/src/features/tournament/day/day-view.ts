import type { MatchId } from '@courtside/domain';
import type { PlannedBrackets, PlannedGame, ToldStart } from '@courtside/domain/day';
import { hasBegun, type WallDay } from '@courtside/domain/wall';

/** The day as it goes. */
export interface DayView extends Pick<WallDay, 'courts' | 'heldUntil' | 'isLive' | 'states'> {
  /** When the games to come are expected, by id: those of courts that are run from the board, and those that were moved. */
  readonly expected: ReadonlyMap<string, ToldStart>;
  /** The brackets whose games it has. */
  readonly brackets: PlannedBrackets;
  /** The clock alone does not say what is on the courts: one is run from the board, the plan was changed, or play is stopped. */
  readonly isFollowed: boolean;
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

/** The games of the schedule that come next on the courts of today; undefined where no day of play says it. */
export function nextOnCourts(day: Pick<DayView, 'courts'> | null): readonly MatchId[] | undefined {
  if (!day || day.courts.length === 0) return undefined;
  return day.courts.flatMap(({ now, next }) => {
    const first = now && !hasBegun(now) ? now : next[0];
    return first?.game.kind === 'match' ? [first.game.id as MatchId] : [];
  });
}
