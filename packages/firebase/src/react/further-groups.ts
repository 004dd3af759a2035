import { hasSchedule, type Match, type MatchId, type Tournament } from '@courtside/domain';
import type { FurtherStageId, GroupsPlan } from '@courtside/domain/stages';
import type { OnError, OnValue, Unsubscribe } from '../repositories/watch';
import { stagesLoader, type LoadedStages } from './stages-loader';

type Games = ReadonlyMap<MatchId, Match>;

/** The groups of a tournament beyond the first. */
export type FurtherGroupStages = LoadedStages<GroupsPlan, Games>;

type WatchPlans = (tournamentId: string, onValue: OnValue<readonly GroupsPlan[]>, onError: OnError) => Unsubscribe;
type WatchGames = (tournamentId: string, stage: FurtherStageId, onValue: OnValue<Games | null>, onError: OnError) => Unsubscribe;
/** Pages of tournaments as earlier clients parsed them don't have the field. */
type Event = Pick<Tournament, 'id'> & Partial<Pick<Tournament, 'hasFurtherGroups'>>;

/** Creates a loader for given sources; the product uses `useFurtherGroups`. */
export const furtherGroupsLoader = (watchPlans: WatchPlans, watchGames: WatchGames): ((tournament: Event | null) => FurtherGroupStages) =>
  stagesLoader({ asks: ({ hasFurtherGroups = false }: Event) => hasFurtherGroups, isDrawn: hasSchedule, watchPlans, watchGames });
