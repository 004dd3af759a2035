import { enteredAs, indexOfGame, isTeam, refresh, type Entered } from './game-state';
import type { GameId } from '../entities';
import { checkWithin } from '../limits';
import { BYE, type Bracket, type BracketChange, type GameResult, type GameState } from './types';

const NO_RESULT: GameResult<never> = { team1Score: null, team2Score: null };

/**
 * Computes the effect of a result without confirmation: the new bracket, the games that it changes and those that it clears. The same
 * result twice changes nothing.
 * @throws RangeError 'Game not found for ID: {id}', for a score that is not a whole number of at least 0, or for a winner that does not
 *   play or did not win; Error if the teams are not known yet
 */
export function previewResult<Id extends string>(bracket: Bracket<Id>, gameId: string, result: GameResult<Id>): BracketChange<Id> {
  const index = indexOfGame(bracket.template, gameId);
  const state = bracket.states[index]!;
  if (!state.slots.every(isTeam<Id>)) throw new Error(`The teams of game ${gameId} are not known yet`);
  return propagate(bracket, index, entered(state, result));
}

/**
 * Enters a result. It never removes the result of another game: `correctResult` does that.
 * @throws as previewResult, and Error if later results would be lost
 */
export function applyResult<Id extends string>(bracket: Bracket<Id>, gameId: string, result: GameResult<Id>): BracketChange<Id> {
  const change = previewResult(bracket, gameId, result);
  if (change.cleared.length > 0) throw new Error(`This result would clear later games: ${change.cleared.join(', ')}`);
  return change;
}

/** Enters a result and clears exactly the later games that now have other teams. @throws as previewResult */
export function correctResult<Id extends string>(bracket: Bracket<Id>, gameId: string, result: GameResult<Id>): BracketChange<Id> {
  return previewResult(bracket, gameId, result);
}

/** Removes a result and the later results that depend on it. @throws as previewResult */
export function clearResult<Id extends string>(bracket: Bracket<Id>, gameId: string): BracketChange<Id> {
  return previewResult(bracket, gameId, NO_RESULT);
}

/** Returns the part of the result that counts, or the game's present one if it is the same. */
function entered<Id extends string>(state: GameState<Id>, { team1Score, team2Score, winner = null }: GameResult<Id>): Entered {
  const scores = [team1Score, team2Score] as const;
  for (const score of scores) {
    if (score !== null) checkWithin('Scores', score, 0, Number.MAX_SAFE_INTEGER);
  }
  if (winner !== null && winner !== BYE && !state.slots.includes(winner)) throw new RangeError(`${winner} does not play this game`);
  const { contradicts, ...result } = enteredAs(state.slots, scores, winner);
  if (contradicts) throw new RangeError(`${winner} did not win by these scores`);
  const isRepeated = result.chosen === state.chosen && scores.every((score, side) => score === state.scores[side]);
  return isRepeated ? state : result;
}

/** Changes one game and walks forward: recomputes every place that depends on it. */
function propagate<Id extends string>(bracket: Bracket<Id>, start: number, result: Entered): BracketChange<Id> {
  const states = [...bracket.states];
  const setAside = new Set(bracket.setAside);
  // The entered result counts now, even if it equals an empty one.
  const isReleased = setAside.delete(bracket.template.games[start]!.id);
  const next: Bracket<Id> = { ...bracket, states, setAside };
  const changed: GameId[] = [];
  const cleared: GameId[] = [];
  const outdated = [start];
  while (outdated.length > 0) {
    // Games come after their feeders, so the first of the few outdated games is never changed twice.
    const index = Math.min(...outdated);
    outdated.splice(outdated.indexOf(index), 1);
    const { id, winnerTo, loserTo } = bracket.template.games[index]!;
    const before = states[index]!;
    states[index] = refresh(next, index, index === start ? result : before);
    if (states[index] === before && !(index === start && isReleased)) continue;
    changed.push(id);
    // A later game changes, and loses its result, only if another team takes a place in it.
    if (index !== start && isEntered(before)) cleared.push(id);
    for (const follower of [winnerTo, loserTo]) if (follower !== null && !outdated.includes(follower)) outdated.push(follower);
  }
  return { bracket: changed.length > 0 ? next : bracket, changed, cleared };
}

const isEntered = ({ scores, chosen }: Entered): boolean => [...scores, chosen].some((value) => value !== null);
