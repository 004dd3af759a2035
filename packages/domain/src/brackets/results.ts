import { enteredAs, indexOfGame, isTeam, refresh, type Entered } from './game-state';
import type { GameId } from '../entities';
import { checkWithin } from '../limits';
import { BYE, type Bracket, type BracketChange, type GameResult, type GameState } from './types';

const NO_RESULT: GameResult<never> = { team1Score: null, team2Score: null };

/**
 * What a result would do, without asking: the new bracket, the games it changes and those it clears.
 * The same result twice changes nothing.
 * @throws RangeError 'Game not found for ID: {id}', for a score that is no whole number of at least 0, or a winner that does not play or
 *   did not win; Error when the teams are not known yet
 */
export function previewResult<Id extends string>(bracket: Bracket<Id>, gameId: string, result: GameResult<Id>): BracketChange<Id> {
  const index = indexOfGame(bracket.template, gameId);
  const state = bracket.states[index]!;
  if (!state.slots.every(isTeam<Id>)) throw new Error(`The teams of game ${gameId} are not known yet`);
  return propagate(bracket, index, entered(state, result));
}

/**
 * Enters a result. It never takes away another game's result: that is what correctResult is for.
 * @throws as previewResult, and Error when later results would be lost
 */
export function applyResult<Id extends string>(bracket: Bracket<Id>, gameId: string, result: GameResult<Id>): BracketChange<Id> {
  const change = previewResult(bracket, gameId, result);
  if (change.cleared.length > 0) throw new Error(`This result would clear later games: ${change.cleared.join(', ')}`);
  return change;
}

/** Enters a result and clears exactly the later games that other teams play now. @throws as previewResult */
export function correctResult<Id extends string>(bracket: Bracket<Id>, gameId: string, result: GameResult<Id>): BracketChange<Id> {
  return previewResult(bracket, gameId, result);
}

/** Takes a result away, and with it the later results that rested on it. @throws as previewResult */
export function clearResult<Id extends string>(bracket: Bracket<Id>, gameId: string): BracketChange<Id> {
  return previewResult(bracket, gameId, NO_RESULT);
}

/** The result as it counts; what the game has already where it is the same. */
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

/** Changes one game and walks forward: every place that depends on it is filled anew. */
function propagate<Id extends string>(bracket: Bracket<Id>, start: number, result: Entered): BracketChange<Id> {
  const states = [...bracket.states];
  const setAside = new Set(bracket.setAside);
  // What is entered now is what counts, even where it is the same as nothing.
  const isReleased = setAside.delete(bracket.template.games[start]!.id);
  const next: Bracket<Id> = { ...bracket, states, setAside };
  const changed: GameId[] = [];
  const cleared: GameId[] = [];
  const outdated = [start];
  while (outdated.length > 0) {
    // Games stand after their feeders, so the first of the few that are outdated is never touched again.
    const index = Math.min(...outdated);
    outdated.splice(outdated.indexOf(index), 1);
    const { id, winnerTo, loserTo } = bracket.template.games[index]!;
    const before = states[index]!;
    states[index] = refresh(next, index, index === start ? result : before);
    if (states[index] === before && !(index === start && isReleased)) continue;
    changed.push(id);
    // Only another team in its place changes a later game, and takes its result away.
    if (index !== start && isEntered(before)) cleared.push(id);
    for (const follower of [winnerTo, loserTo]) if (follower !== null && !outdated.includes(follower)) outdated.push(follower);
  }
  return { bracket: changed.length > 0 ? next : bracket, changed, cleared };
}

const isEntered = ({ scores, chosen }: Entered): boolean => [...scores, chosen].some((value) => value !== null);
