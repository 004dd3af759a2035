import type { MatchId } from '@courtside/domain';
import { hasEnded, isOnCourt, isToCome, type GameState } from '@courtside/domain/wall';
import type { LiveNow } from '../time/use-live-status';

/**
 * Returns the games on court and the next games by the states of the games. The clock decides which games have just ended and how long they run.
 * @param next the next games of each court; by default those of the clock
 */
export function nowByStates(guess: LiveNow, states: ReadonlyMap<MatchId, GameState>, next: readonly MatchId[] = guess.next): LiveNow {
  const idsOf = (isWanted: (state: GameState) => boolean) => [...states].flatMap(([id, state]) => (isWanted(state) ? [id] : []));
  const stateOf = (id: MatchId): GameState => states.get(id) ?? 'planned';
  const hasBeen = (id: MatchId) => hasEnded(stateOf(id)) || stateOf(id) === 'pending';
  return {
    ...guess,
    running: idsOf(isOnCourt),
    ended: guess.ended.filter(hasBeen),
    justEnded: guess.justEnded.filter(hasBeen),
    next: next.filter((id) => isToCome(stateOf(id)) || stateOf(id) === 'called'),
  };
}
