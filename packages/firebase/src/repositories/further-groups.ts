import type { Match, MatchId } from '@courtside/domain';
import { inStageOrder, parseStage, type FurtherStageId, type GroupsPlan, type StagePlan } from '@courtside/domain/stages';
import { schedulePath, stagesPath } from '../paths';
import { createQuery, documentAt, where } from '../sdk/source';
import { parseSchedule } from './games';
import { getParsedValue, reportLeft } from './parse';
import { watchDocument, watchList, type Parse } from './parsed';
import type { OnError, OnValue, Unsubscribe } from './watch';

export const parsePlan: Parse<StagePlan> = ({ id, data }) => {
  const result = parseStage(id, data);
  reportLeft(`stages/${id}`, result);
  return getParsedValue(result);
};
export const getGroups = (plans: readonly StagePlan[]): GroupsPlan[] => plans.flatMap((plan) => (plan.kind === 'groups' ? [plan] : []));

/** Visitors may read groups without brackets, so the kind is part of the query. */
export const groupsQuery = (tournamentId: string) => createQuery(stagesPath(tournamentId), where('kind', '==', 'groups'));

/**
 * Watches the further groups of a tournament, in their order. Call it only if `hasFurtherGroups` is set. A stage that this release can't read is left out. It
 * reads one document for each stage, and one for each change.
 */
export function watchGroupStages(tournamentId: string, onValue: OnValue<readonly GroupsPlan[]>, onError: OnError): Unsubscribe {
  return watchList(groupsQuery(tournamentId), parsePlan, (plans, meta) => onValue(inStageOrder(getGroups(plans)), meta), onError);
}

/** Watches the games of further groups by id; null until they are drawn. It reads one document for all games, and one for each change. */
export function watchGroupGames(
  tournamentId: string,
  stage: FurtherStageId,
  onValue: OnValue<ReadonlyMap<MatchId, Match> | null>,
  onError: OnError,
): Unsubscribe {
  return watchDocument(documentAt(schedulePath(tournamentId, stage)), parseSchedule, onValue, onError);
}
