import { BYE, TBD, type Bracket, type BracketTemplate, type GameKind, type GameState, type GameStatus, type Occupant, type Side, type SlotSource } from './types';
import type { TeamId } from '../entities';

type Entered = Pick<GameState, 'scores' | 'chosen'>;

export const NOTHING_ENTERED: Entered = { scores: [null, null], chosen: null };

export const isTeam = (occupant: Occupant): occupant is TeamId => occupant !== TBD && occupant !== BYE;

/** Who stands in a place, given the seeds and the games before. */
export function occupantOf(source: SlotSource, seeds: readonly TeamId[], states: readonly GameState[]): Occupant {
  if (source.kind === 'bye') return BYE;
  return source.kind === 'seed' ? (seeds[source.seed - 1] ?? BYE) : (states[source.game]?.[source.kind] ?? TBD);
}

/**
 * The side that has won by what was entered: the higher score; level scores or none at all need a winner named
 * by hand; one score alone says nothing.
 */
export function winningSide({ scores: [first, second], chosen }: Entered): Side | null {
  if (first === null && second === null) return chosen;
  if (first === null || second === null) return null;
  if (first === second) return chosen;
  return first > second ? 0 : 1;
}

/** The whole state of a game from its occupants and what was entered. */
export function gameState(kind: GameKind, slots: readonly [Occupant, Occupant], entered: Entered): GameState {
  const state = (winner: Occupant, loser: Occupant, status: GameStatus): GameState => ({ slots, scores: entered.scores, chosen: entered.chosen, winner, loser, status });
  if (kind === 'void') return state(BYE, BYE, 'void');
  if (kind === 'bye') return state(slots[0] === BYE ? slots[1] : slots[0], BYE, 'bye');
  if (!isTeam(slots[0]) || !isTeam(slots[1])) return state(TBD, TBD, 'waiting');
  const side = winningSide(entered);
  return side === null ? state(TBD, TBD, 'ready') : state(slots[side], slots[side === 0 ? 1 : 0], 'decided');
}

/** Was the grand final before this game won from the lower side (its second place)? */
function upset(template: BracketTemplate, index: number, states: readonly GameState[]): boolean {
  const source = template.games[index]?.sources[1];
  const before = source?.kind === 'winner' ? states[source.game] : undefined;
  return before?.status === 'decided' && before.winner === before.slots[1];
}

/** Computes the state of one game anew; what was entered stays only while the same two teams meet. */
export function refresh(template: BracketTemplate, seeds: readonly TeamId[], states: readonly GameState[], index: number, entered: Entered): GameState {
  const game = template.games[index]!;
  if (game.onlyAfterUpset && !upset(template, index, states)) {
    return { slots: [TBD, TBD], ...NOTHING_ENTERED, winner: TBD, loser: TBD, status: 'dormant' };
  }
  const first = occupantOf(game.sources[0], seeds, states);
  const second = occupantOf(game.sources[1], seeds, states);
  const before = states[index];
  const same = before === undefined || (before.slots[0] === first && before.slots[1] === second);
  return gameState(game.kind, same && before ? before.slots : [first, second], same ? entered : NOTHING_ENTERED);
}

/** The state of one game by its id. @throws Error 'Game not found for ID: {id}' */
export function indexOfGame(template: BracketTemplate, id: string): number {
  const index = (template.indexOf as ReadonlyMap<string, number>).get(id);
  if (index === undefined) throw new Error(`Game not found for ID: ${id}`);
  return index;
}

/** The state of a game by its id. @throws Error 'Game not found for ID: {id}' */
export function stateOf(bracket: Bracket, id: string): GameState {
  return bracket.states[indexOfGame(bracket.template, id)]!;
}
