import type { GameId } from '../entities';
import { withGames } from './bracket-template';
import type { Bracket } from './types';

/**
 * The bracket with ids of games that begin with the id of its stage: no other bracket of the event has them, so that an id alone names a game, also to releases
 * that know of one bracket.
 */
export const withStageIds = <Id extends string>(bracket: Bracket<Id>, stage: string): Bracket<Id> => ({
  ...bracket,
  template: withGames(
    bracket.template,
    bracket.template.games.map((game) => ({ ...game, id: `${stage}-${game.id}` as GameId })),
  ),
});
