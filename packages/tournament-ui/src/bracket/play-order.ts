import type { BracketTemplate } from '@courtside/domain';
import type { DrawnRound } from './bracket-layout';

/** Returns the rounds in the order in which their first games are played: those of both sides of a double bracket by turns, the finals last. */
export function inPlayOrder(template: BracketTemplate, rounds: readonly DrawnRound[]): readonly DrawnRound[] {
  const getFirst = ({ games }: DrawnRound) => Math.min(...games.map(({ index }) => template.games[index]?.number ?? Infinity));
  return [...rounds].sort((one, other) => getFirst(one) - getFirst(other));
}
