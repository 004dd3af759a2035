import type { GroupId, TeamId } from '@courtside/domain';
import { exchangeTeams, type SwissPlan } from '@courtside/domain/engines';

/** The pairings of one group in a round. */
export interface GroupPlan extends SwissPlan<TeamId> {
  readonly groupId: GroupId;
}

/** The pairings of a round, in the order of groups; a group whose teams have all met is not in it. */
export type RoundPlan = readonly GroupPlan[];

/** Returns the teams that play or rest. */
export const teamsIn = (plans: readonly SwissPlan<TeamId>[]): readonly TeamId[] =>
  plans.flatMap(({ pairings, bye }) => [...pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]), ...(bye === null ? [] : [bye])]);

const meet = ({ pairings }: SwissPlan<TeamId>, one: TeamId, other: TeamId): boolean =>
  pairings.some(({ team1Id, team2Id }) => [team1Id, team2Id].includes(one) && [team1Id, team2Id].includes(other));

/**
 * Swaps two teams of one group; see `exchangeTeams`. Returns null if they meet, or are not in one group of the round: another organizer may have
 * changed it since they were chosen.
 */
export function exchangeIn(plans: RoundPlan, one: TeamId, other: TeamId): RoundPlan | null {
  const own = plans.find((plan) => [one, other].every((id) => teamsIn([plan]).includes(id)));
  if (!own || meet(own, one, other)) return null;
  return plans.map((plan) => (plan === own ? { ...plan, ...exchangeTeams(plan, one, other) } : plan));
}

/** Whether the same teams meet and rest, regardless of sides and the order of games. */
export function isSamePlan(one: RoundPlan, other: RoundPlan): boolean {
  const keyOf = (plans: RoundPlan) =>
    plans
      .flatMap(({ pairings, bye }) => [...pairings.map(({ team1Id, team2Id }) => [team1Id, team2Id].sort().join('/')), bye ?? ''])
      .sort()
      .join();
  return keyOf(one) === keyOf(other);
}
