import { hasBracket, type BracketGame, type GameId, type Tournament } from '@courtside/domain';
import type { BracketPlan, FurtherStageId } from '@courtside/domain/stages';
import type { OnError, OnValue, Unsubscribe } from '../repositories/watch';
import { stagesLoader, type LoadedStages } from './stages-loader';

type Games = ReadonlyMap<GameId, BracketGame>;

/** The brackets of a tournament beyond the first. */
export type FurtherStages = LoadedStages<BracketPlan, Games>;

type WatchPlans = (tournamentId: string, onValue: OnValue<readonly BracketPlan[]>, onError: OnError) => Unsubscribe;
type WatchGames = (tournamentId: string, stage: FurtherStageId, onValue: OnValue<Games | null>, onError: OnError) => Unsubscribe;

/** Creates a loader for given sources; the product uses `useFurtherStages`. */
export const furtherStagesLoader = (
  watchPlans: WatchPlans,
  watchGames: WatchGames,
): ((tournament: Pick<Tournament, 'id' | 'hasStages'> | null) => FurtherStages) =>
  stagesLoader({ asks: ({ hasStages }: Pick<Tournament, 'id' | 'hasStages'>) => hasStages, isDrawn: hasBracket, watchPlans, watchGames });
