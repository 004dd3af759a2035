import { hasSchedule } from '@courtside/domain';
import { inStageOrder, type FurtherGroups, type StagePlan } from '@courtside/domain/stages';
import { schedulePath, stagesPath } from '../paths';
import { createQuery, documentAt } from '../sdk/source';
import { getGroups, groupsQuery, parsePlan } from './further-groups';
import { parseSchedule } from './games';
import { readDocument, readList } from './parsed';

/* For commands: no page loads it with its first view. */

/**
 * Reads the further groups in their order once, each with its games. Call it only if `hasFurtherGroups` is set. It sends a request for the plans, and one for
 * each that is drawn. @throws ReadFailure
 */
export async function readFurtherGroups(tournamentId: string): Promise<FurtherGroups[]> {
  const plans = inStageOrder(getGroups(await readList(groupsQuery(tournamentId), parsePlan)));
  return Promise.all(
    plans.map(async (plan) => ({
      plan,
      games: hasSchedule(plan) ? await readDocument(documentAt(schedulePath(tournamentId, plan.id)), parseSchedule) : null,
    })),
  );
}

/** Reads the plans of all further stages once, with one request. For organizers. @throws ReadFailure */
export const readPlans = (tournamentId: string): Promise<StagePlan[]> => readList(createQuery(stagesPath(tournamentId)), parsePlan);
