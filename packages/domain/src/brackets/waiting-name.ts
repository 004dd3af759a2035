import { waitsFor } from './playability';
import { BYE, TBD, type Bracket, type Side } from './types';

/**
 * The label of a place without a known team, as a key that pages translate. `number` is a seed or the number of a game, 0 if there is none.
 */
export interface WaitingName {
  readonly key: 'forfeited' | 'reset' | 'nobody' | 'seed' | 'winner' | 'loser';
  readonly number: number;
}

/**
 * Returns the label of a place of a game: "Winner of game 5", or that the place stays empty; null if a team is known. @param index of the game in
 * its template
 */
export function waitingName({ template, states }: Bracket, index: number, side: Side): WaitingName | null {
  const named = (key: WaitingName['key'], number = 0): WaitingName => ({ key, number });
  const game = template.games[index];
  const occupant = states[index]?.slots[side];
  if (occupant === BYE) return named('forfeited');
  if (!game || occupant !== TBD) return null;
  if (game.onlyAfterUpset) return named('reset');
  const source = waitsFor(template, game.id, side);
  if (source.kind === 'bye') return named('nobody');
  if (source.kind === 'seed') return named('seed', source.seed);
  return source.number === null ? named('nobody') : named(source.kind, source.number);
}
