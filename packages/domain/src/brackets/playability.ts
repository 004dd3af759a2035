import type { GameId } from '../entities';
import { realSource } from './play-order';
import type { Bracket, BracketTemplate, Side } from './types';
import { indexOfGame } from './game-state';

/** The source that a place of a game waits for, byes skipped: "winner of game 5", "loser of game 2", "seed 3". */
export type WaitsFor =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner' | 'loser'; readonly gameId: GameId; readonly number: number | null }
  | { readonly kind: 'bye' };

/**
 * Returns what fills a place of a game: a seed, or the winner or loser of another game. Skips byes and void games.
 * @throws RangeError 'Game not found for ID: {id}'
 */
export function waitsFor(template: BracketTemplate, gameId: string, side: Side): WaitsFor {
  const source = realSource(template.games, template.games[indexOfGame(template, gameId)]!.sources[side]);
  if (!('game' in source)) return source;
  const { id, number } = template.games[source.game]!;
  return { kind: source.kind, gameId: id, number };
}

/** Returns the games that can be played now, in the order of their numbers: both teams are known, and there is no winner yet. */
export function openGames(bracket: Bracket<string>): GameId[] {
  return bracket.template.games
    .filter((_, index) => bracket.states[index]!.status === 'ready')
    .sort((a, b) => a.number! - b.number!)
    .map((game) => game.id);
}
