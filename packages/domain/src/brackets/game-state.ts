import {
  BYE,
  TBD,
  type Bracket,
  type BracketTemplate,
  type GameState,
  type GameStatus,
  type Occupant,
  type Side,
  type SlotSource,
} from './types';
import type { TeamId } from '../entities';

/** The part of a result that people enter: the scores, and the winner where these do not show it. */
export type Entered = Pick<GameState, 'scores' | 'chosen'>;
type Scores = GameState['scores'];

export const NOTHING_ENTERED: Entered = { scores: [null, null], chosen: null };

export const isTeam = <Id extends string = TeamId>(occupant: Occupant<Id>): occupant is Id => occupant !== TBD && occupant !== BYE;

/**
 * Returns the side that has won by what was entered: the side that was chosen by hand (scores level, both empty, or corrected after the
 * next games), else the side with the higher score. A single score decides nothing.
 */
function winningSide({ scores: [first, second], chosen }: Entered): Side | typeof BYE | null {
  if (chosen !== null || first === second) return chosen;
  if (first === null || second === null) return null;
  return first > second ? 0 : 1;
}

/**
 * Returns the part of a result that counts. A chosen winner is dropped if the scores show the same one, and `BYE` counts only without
 * scores. Also returns whether the chosen team has the lower score.
 * @param isKept the chosen team advances whatever the scores are
 */
export function enteredAs(
  slots: readonly [string, string],
  scores: Scores,
  winner: string | null,
  isKept = false,
): Entered & { readonly contradicts: boolean } {
  if (winner === BYE) return { scores: [null, null], chosen: BYE, contradicts: false };
  const named = ([0, 1] as const).find((side) => slots[side] === winner) ?? null;
  const byScores = winningSide({ scores, chosen: null });
  const contradicts = named !== null && byScores !== null && byScores !== named;
  return { scores, chosen: scores[0] === scores[1] || (isKept && contradicts) ? named : null, contradicts: contradicts && !isKept };
}

/**
 * Computes the state of one game from the games before it. An entered result, which only games of two known teams have, is kept while the
 * same two teams meet.
 */
export function refresh<Id extends string>(bracket: Bracket<Id>, index: number, entered: Entered): GameState<Id> {
  const { template, seeds, states, withdrawn, playing } = bracket;
  const { id, sources, kind, onlyAfterUpset } = template.games[index]!;
  // The game before the second grand final is the first one; its second place belongs to the lower side.
  const isDormant = onlyAfterUpset && winningSide(states[index - 1]!) !== 1;
  const occupant = (source: SlotSource): Occupant<Id> => {
    if (isDormant) return TBD;
    if (source.kind === 'bye') return BYE;
    return source.kind === 'seed' ? (seeds[source.seed - 1] ?? BYE) : states[source.game]![source.kind];
  };
  const slots = [occupant(sources[0]), occupant(sources[1])] as const;
  const before = states[index];
  const isSame = before?.slots.every((team, side) => team === slots[side]) ?? true;
  if (isSame && entered === before) return before;
  const { scores, chosen } = isSame ? entered : NOTHING_ENTERED;
  const leftAt = (team: Occupant<Id>): number => {
    const place = isTeam(team) && withdrawn && !playing?.has(id) ? withdrawn.indexOf(team) : -1;
    return place < 0 ? Infinity : place;
  };
  const state = (winner: Occupant<Id>, loser: Occupant<Id>, status: GameStatus): GameState<Id> => ({
    slots,
    scores,
    chosen,
    winner,
    loser,
    status,
  });
  if (kind !== 'game') return state(slots[0] === BYE ? slots[1] : slots[0], BYE, kind);
  const side = winningSide({ scores, chosen });
  if (side === BYE) return state(BYE, BYE, 'decided');
  if (side !== null) return state(slots[side], slots[side === 0 ? 1 : 0], 'decided');
  // A team passes an empty place or a withdrawn team. If both teams have withdrawn, the one that left later had passed the other before: a
  // withdrawal must not change games that were played until then.
  const [first, second] = slots.map((team) => (team === BYE ? -1 : leftAt(team))) as [number, number];
  if (first !== second) return first > second ? state(slots[0], slots[1], 'bye') : state(slots[1], slots[0], 'bye');
  if (first < 0) return state(BYE, BYE, 'void');
  return state(TBD, TBD, isDormant ? 'dormant' : slots.every(isTeam<Id>) ? 'ready' : 'waiting');
}

/** Whether the game is still to be played. */
export const isOpen = ({ status }: Pick<GameState, 'status'>): boolean => status === 'waiting' || status === 'ready';

/** Returns the index of a game in the template. @throws RangeError 'Game not found for ID: {id}' */
export function indexOfGame(template: BracketTemplate, id: string): number {
  const index = (template.indexOf as ReadonlyMap<string, number>).get(id);
  if (index === undefined) throw new RangeError(`Game not found for ID: ${id}`);
  return index;
}

/** Returns the state of a game by its id. @throws RangeError 'Game not found for ID: {id}' */
export function getGameState<Id extends string>(bracket: Bracket<Id>, id: string): GameState<Id> {
  return bracket.states[indexOfGame(bracket.template, id)]!;
}
