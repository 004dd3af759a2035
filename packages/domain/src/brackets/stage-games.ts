import type { GameId } from '../entities';
import { withGames } from './bracket-template';
import type { Bracket } from './types';

/**
 * Returns the bracket with ids of games that begin with the id of its stage. No other bracket of the event has them, so an id alone
 * identifies a game, also for releases that know of one bracket only.
 */
export const withStageIds = <Id extends string>(bracket: Bracket<Id>, stage: string): Bracket<Id> => ({
  ...bracket,
  template: withGames(
    bracket.template,
    bracket.template.games.map((game) => ({ ...game, id: `${stage}-${game.id}` as GameId })),
  ),
});
