import type { MatchId } from '@courtside/domain';
import { hasEnded, isOnCourt, isToCome, type GameState } from '@courtside/domain/wall';
import type { LiveNow } from '../time/use-live-status';

/** What is on court and what comes next by the states of the games. What has just ended and how long games run is known from the clock. @param next games that come next on their courts; by the clock where nothing is given */
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
