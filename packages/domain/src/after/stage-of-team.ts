import type { TeamId } from '../entities';
import { rankOverGroups } from '../seeding';
import type { GroupTable } from '../standings';
import { listEntries, inStageOrder, type Entering, type BracketPlan } from '../stages';

/**
 * Returns the bracket beyond the first that a team plays, drawn or not; null for a team of the first bracket, and for one that plays on nowhere. Before a
 * bracket is drawn its rule says who plays it, by the tables as they are.
 * @param first the seeds of the first bracket
 */
export function stageOfTeam(
  plans: readonly BracketPlan[],
  first: readonly TeamId[],
  tables: readonly GroupTable[],
  team: TeamId,
): BracketPlan | null {
  if (first.includes(team)) return null;
  const main: Entering = { id: 'bracket', entry: { kind: 'all' }, bracketSeeds: first };
  const entries = listEntries([main, ...inStageOrder(plans)], rankOverGroups({ tables }) as Parameters<typeof listEntries>[1]);
  return inStageOrder(plans).find(({ id }) => entries.get(id)?.includes(team)) ?? null;
}
