import { isRunFromBoard } from '../entities';
import { listCourts, type CourtOfDay } from './courts-of-day';
import { hasEnded, type GameState } from './game-state';
import type { DayPlan, PlannedGame } from './plan-types';

/** On a court that only the clock follows, the result of a game stays for this many minutes after its slot. */
const RESULT_STAYS = 20;

interface CourtContext {
  readonly states: ReadonlyMap<string, GameState>;
  readonly minutes: number;
  /** Whether visitors may see when a game is played, so that the clock may choose it. */
  readonly isShown: (game: PlannedGame) => boolean;
}

/** Returns the courts of a day with the game that is on each, or next: the one answer for the wall, for visitors and for organizers. */
export const listCourtsNow = (plan: DayPlan, day: number, context: CourtContext): readonly CourtOfDay[] =>
  listCourts(plan, day).map((court) => ({ ...court, ...courtNow(court, context) }));

/** Returns the current game of a court and the games that follow: by the board, or by the clock if the court is not run from the board. */
function courtNow(court: CourtOfDay, context: CourtContext): Pick<CourtOfDay, 'current' | 'queue'> {
  return court.games.some(({ state }) => isRunFromBoard(state)) ? court : byClock(court.games.filter(context.isShown), context);
}

/** Returns the game of the current time slot, until its result has been shown long enough; else the next one. */
function byClock(games: readonly PlannedGame[], { states, minutes }: CourtContext): Pick<CourtOfDay, 'current' | 'queue'> {
  const isOver = ({ id }: PlannedGame): boolean => hasEnded(states.get(id) ?? 'planned');
  const queue = games.filter((game) => game.start > minutes && !isOver(game));
  const last = games.filter((game) => game.start <= minutes && game.hasTeams).at(-1);
  const isLastShown = last && (!isOver(last) || queue.length === 0 || minutes < last.start + last.length + RESULT_STAYS);
  return isLastShown ? { current: last, queue } : { current: queue[0] ?? null, queue: queue.slice(1) };
}
