import { indexOfGame, isTeam, refresh, winningSide } from './game-state';
import type { Bracket, BracketChange, GameResult, GameState, Side } from './types';

const NO_RESULT: GameResult = { team1Score: null, team2Score: null };

/**
 * What a result would do, without asking: the new bracket, the games it changes and those it clears.
 * The same result twice changes nothing.
 * @throws Error 'Game not found for ID: {id}'; Error when the teams are not known yet; RangeError for a score that
 *   is no whole number of at least 0, or a winner that does not play or did not win
 */
export function previewResult(bracket: Bracket, gameId: string, result: GameResult): BracketChange {
  const index = indexOfGame(bracket.template, gameId);
  const before = bracket.states[index]!;
  if (!before.slots.every(isTeam) || before.status === 'bye') throw new Error(`The teams of game ${gameId} are not known yet`);
  return propagate(bracket, index, entered(before, result));
}

/**
 * Enters a result. It never takes away another game's result: that is what correctResult is for.
 * @throws as previewResult, and Error when later results would be lost
 */
export function applyResult(bracket: Bracket, gameId: string, result: GameResult): BracketChange {
  const change = previewResult(bracket, gameId, result);
  if (change.cleared.length > 0) throw new Error(`This result would clear later games: ${change.cleared.join(', ')}`);
  return change;
}

/** Enters a result and clears exactly the later games that other teams play now. @throws as previewResult */
export function correctResult(bracket: Bracket, gameId: string, result: GameResult): BracketChange {
  return previewResult(bracket, gameId, result);
}

/** Takes a result away, and with it the later results that rested on it. @throws as previewResult */
export function clearResult(bracket: Bracket, gameId: string): BracketChange {
  return previewResult(bracket, gameId, NO_RESULT);
}

function entered(state: GameState, { team1Score, team2Score, winner = null }: GameResult): Pick<GameState, 'scores' | 'chosen'> {
  for (const score of [team1Score, team2Score]) {
    if (score !== null && !(Number.isSafeInteger(score) && score >= 0)) throw new RangeError(`Scores are whole numbers of at least 0: ${score}`);
  }
  const named = winner === null ? null : state.slots.indexOf(winner);
  if (named === -1) throw new RangeError(`${winner} does not play this game`);
  const scores = [team1Score, team2Score] as const;
  const byScores = winningSide({ scores, chosen: null });
  if (named !== null && byScores !== null && named !== byScores) throw new RangeError(`${winner} did not win by these scores`);
  const open = (team1Score === null) === (team2Score === null) && byScores === null;
  return { scores, chosen: open ? (named as Side | null) : null };
}

/** Changes one game and walks forward: every place that depends on it is filled anew. */
function propagate(bracket: Bracket, start: number, result: Pick<GameState, 'scores' | 'chosen'>): BracketChange {
  const { template, seeds } = bracket;
  const states = [...bracket.states];
  const waiting = [start];
  const changed: number[] = [];
  const cleared: number[] = [];
  while (waiting.length > 0) {
    // Games stand after their feeders, so the first of the few that wait is never touched again.
    const index = Math.min(...waiting);
    waiting.splice(waiting.indexOf(index), 1);
    const before = states[index]!;
    const after = refresh(template, seeds, states, index, index === start ? result : before);
    if (sameState(before, after)) continue;
    states[index] = after;
    changed.push(index);
    if (index !== start && isEntered(before) && !isEntered(after)) cleared.push(index);
    const game = template.games[index]!;
    for (const next of [game.winnerTo, game.loserTo]) if (next !== null && !waiting.includes(next)) waiting.push(next);
  }
  const ids = (indices: readonly number[]): typeof template.games[number]['id'][] => indices.map((index) => template.games[index]!.id);
  return { bracket: changed.length > 0 ? { ...bracket, states } : bracket, changed: ids(changed), cleared: ids(cleared) };
}

function isEntered({ scores, chosen }: GameState): boolean {
  return scores[0] !== null || scores[1] !== null || chosen !== null;
}

function sameState(a: GameState, b: GameState): boolean {
  return (
    a.status === b.status && a.chosen === b.chosen && a.winner === b.winner && a.loser === b.loser &&
    a.slots[0] === b.slots[0] && a.slots[1] === b.slots[1] && a.scores[0] === b.scores[0] && a.scores[1] === b.scores[1]
  );
}
