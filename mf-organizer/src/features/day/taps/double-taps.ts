import { decide, type DayAction } from '@courtside/domain/day';
import type { BoardGame } from '../data/board-model';

/** Returns what tells an action from another one on the same game; null if doing it twice makes sense, as with goals. */
function getKey({ state, phase }: BoardGame, action: DayAction): string | null {
  if (action.kind === 'undoGoal') return `undoGoal ${action.id}`;
  const verdict = decide(state, action);
  return verdict.allowed && verdict.phase !== phase ? `${action.kind} ${phase}` : null;
}

/**
 * Recognizes the second tap of a double tap. A busy phone delivers it before it shows the effect of the first one, so it finds the same
 * button, and would be refused as if another device had acted first.
 */
export function createDoubleTaps() {
  /** The last action on each game, until the server has answered it. */
  const last = new Map<string, string>();
  return {
    /** Runs an action, unless it is on its way already. */
    once(game: BoardGame, action: DayAction, run: () => Promise<void>): void {
      const address = `${game.stage} ${game.id}`;
      const key = getKey(game, action);
      if (key !== null && last.get(address) === key) return;
      if (key !== null) last.set(address, key);
      void run().finally(() => last.get(address) === key && last.delete(address));
    },
  };
}
