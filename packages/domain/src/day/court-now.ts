import { isRunFromBoard } from '../entities';
import type { CourtOfDay } from './courts-of-day';
import { hasEnded, type GameState } from './game-state';
import type { PlannedGame } from './plan-types';

/** So long after its slot the result of a game stays on a court that only the clock knows of. */
const RESULT_STAYS = 20;

interface CourtContext {
  readonly states: ReadonlyMap<string, GameState>;
  readonly minutes: number;
  /** Whether the clock may speak of a game. */
  readonly isShown: (game: PlannedGame) => boolean;
}

/** What a court is about now and what follows there: by the board, or by the clock where nobody runs it from the board. */
export function courtNow(court: CourtOfDay, context: CourtContext): Pick<CourtOfDay, 'current' | 'queue'> {
  return court.games.some(({ state }) => isRunFromBoard(state)) ? court : byClock(court.games.filter(context.isShown), context);
}

/** The game whose time it is or was, until its result is there and was seen; else the next one. */
function byClock(games: readonly PlannedGame[], { states, minutes }: CourtContext): Pick<CourtOfDay, 'current' | 'queue'> {
  const isOver = ({ id }: PlannedGame): boolean => hasEnded(states.get(id) ?? 'planned');
  const queue = games.filter((game) => game.start > minutes && !isOver(game));
  const last = games.filter((game) => game.start <= minutes && game.hasTeams).at(-1);
  const isLastShown = last && (!isOver(last) || queue.length === 0 || minutes < last.start + last.length + RESULT_STAYS);
  return isLastShown ? { current: last, queue } : { current: queue[0] ?? null, queue: queue.slice(1) };
}
