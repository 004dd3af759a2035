import { openGames, type Bracket } from '@courtside/domain';
import type { BracketLayout } from './bracket-layout';

/** Returns the column of the current round: the first column with an open game, or the last one once all are played. */
export function currentColumn(bracket: Bracket, layout: BracketLayout): number {
  const open = new Set(openGames(bracket).map((id) => bracket.template.indexOf.get(id)));
  if (open.size === 0) return bracket.states.some(({ status }) => status === 'decided') ? Math.max(0, layout.columns - 1) : 0;
  return Math.min(...layout.rounds.flatMap(({ column, games }) => (games.some(({ index }) => open.has(index)) ? [column] : [])));
}
