import { openGames, type Bracket } from '@courtside/domain';
import type { BracketLayout } from './bracket-layout';

/** The column of the round that is played: that of the first open game in the order of play, and the last one once all is played. */
export function currentColumn(bracket: Bracket, layout: BracketLayout): number {
  const [first] = openGames(bracket);
  if (first === undefined) return bracket.states.some(({ status }) => status === 'decided') ? Math.max(0, layout.columns - 1) : 0;
  const index = bracket.template.indexOf.get(first);
  return layout.rounds.find(({ games }) => games.some((game) => game.index === index))?.column ?? 0;
}
