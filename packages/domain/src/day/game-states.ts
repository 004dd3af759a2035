import { waitsForOrganizer } from './courts-of-day';
import { runCourts } from './expected-times';
import { gameState, type GameState } from './game-state';
import { isOver, isStopped, type DayPlan, type PlannedGame, type PlanNow } from './plan-types';

/** Whether visitors may see when a game is played. */
export type ShowsTime = (game: Pick<PlannedGame, 'kind'>) => boolean;

/**
 * Returns the state of every game of a plan. The clock decides only on courts that no one runs from the board, and only where visitors may see when
 * a game is played. There a game is live at its time, also with both scores, which may be interim; a bracket game with both scores is over.
 */
export function gameStates(plan: DayPlan, now: PlanNow, showsTime: ShowsTime): ReadonlyMap<string, GameState> {
  const isRun = runCourts(plan);
  const isAllOver = [...plan.games.values()].every(isOver);
  const at = { minutes: now.minutes, isStopped: isStopped(plan, now) };
  const getState = (game: PlannedGame): GameState =>
    gameState(
      {
        phase: game.phase,
        start: game.start,
        end: game.start + game.length,
        hasTeams: game.hasTeams && showsTime(game),
        isRun: isRun(game),
        waitsForOrganizer: waitsForOrganizer(game),
        // Two scores decide a bracket game. After the last result, no game is in play.
        mayChange: game.kind === 'match' && !game.state.play && !isAllOver,
      },
      at,
    );
  return new Map([...plan.games].map(([id, game]) => [id, getState(game)]));
}
