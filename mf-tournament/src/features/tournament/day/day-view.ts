import type { MatchId } from '@courtside/domain';
import type { PlannedBrackets, PlannedGame, ExpectedStart } from '@courtside/domain/day';
import { hasBegun, type WallDay } from '@courtside/domain/wall';

/** The present state of the day. */
export interface DayView extends Pick<WallDay, 'courts' | 'heldUntil' | 'isLive' | 'states'> {
  /** The expected times of future games by id: of courts that are run from the board, and of moved games. */
  readonly expected: ReadonlyMap<string, ExpectedStart>;
  /** The brackets whose games it has. */
  readonly brackets: PlannedBrackets;
  /** Whether the clock alone does not determine the games on court, because a court is run from the board, the plan was changed, or play is stopped. */
  readonly isFollowed: boolean;
  /** The games that a team plays or referees and that are not over, the earliest first. A game on court has begun. */
  readonly getAssignments: (teamId: string) => readonly TeamAssignment[];
}

export interface TeamAssignment {
  readonly kind: 'play' | 'referee';
  readonly game: PlannedGame;
  /** The minutes until its expected start; 0 while it is on court. */
  readonly inMinutes: number;
}

/** Returns the expected time of a game as visitors see it, `HH:MM`. */
export const timeIn = (day: Pick<DayView, 'expected'>, { id, time }: PlannedGame): string => day.expected.get(id)?.time ?? time;

/** Returns the next games on today's courts; undefined without a day of play. */
export function nextOnCourts(day: Pick<DayView, 'courts'> | null): readonly MatchId[] | undefined {
  if (!day || day.courts.length === 0) return undefined;
  return day.courts.flatMap(({ now, next }) => {
    const first = now && !hasBegun(now) ? now : next[0];
    return first?.game.kind === 'match' ? [first.game.id as MatchId] : [];
  });
}
