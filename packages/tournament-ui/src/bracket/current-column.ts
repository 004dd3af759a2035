import { openGames, type Bracket } from '@courtside/domain';
import type { BracketLayout } from './bracket-layout';

/** Returns the column of the current round: that of the first open game in the order of play, or the last one once all are played. */
export function currentColumn(bracket: Bracket, layout: BracketLayout): number {
  const [first] = openGames(bracket);
  if (first === undefined) return bracket.states.some(({ status }) => status === 'decided') ? Math.max(0, layout.columns - 1) : 0;
  const index = bracket.template.indexOf.get(first);
  return layout.rounds.find(({ games }) => games.some((game) => game.index === index))?.column ?? 0;
}
