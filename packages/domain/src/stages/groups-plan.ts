import type { GroupsFields, Match, MatchId, TableFields, TeamId, Tournament } from '../entities';
import { addDays } from './add-days';
import { entryText } from './entry-rule';
import type { Carries, Feed } from './groups-choices';
import { ofGroups, ofTables, pick } from './fields';
import type { BracketPlan, PlanFields } from './stage-plan';

/** Groups or Swiss rounds beyond the first. */
export interface GroupsPlan extends PlanFields, GroupsFields, TableFields {
  readonly kind: 'groups';
  /** Teams that play it besides those of the rule, best first, and are seeded before these. Stored only if there are some. */
  readonly namedTeamIds: readonly TeamId[];
  /** The number of groups that are drawn. */
  readonly groupCount: number;
  readonly feed: Feed;
  readonly carries: Carries;
  /** The days from the event's first day to the first one of this stage. */
  readonly firstDay: number;
}

/** A stage that is stored outside the tournament. */
export type StagePlan = BracketPlan | GroupsPlan;

/** Further groups with their games; null if they are not drawn, or their games are unknown. */
export interface FurtherGroups {
  readonly plan: GroupsPlan;
  readonly games: ReadonlyMap<MatchId, Match> | null;
}

type NewGroups = Pick<GroupsPlan, 'name' | 'order' | 'entry' | 'groupCount' | 'feed' | 'carries' | 'firstDay'> &
  Partial<Pick<GroupsPlan, 'namedTeamIds'>>;

/** Deductions belong to the tables in which they were made. */
const ofRules = ofTables.filter((field) => field !== 'pointAdjustments');

/** Returns the fields of new groups before they are drawn. @param rules of the tables, as the tournament has them */
export const storedGroupsPlan = (
  { name, order, entry, groupCount, feed, carries: carried, firstDay, namedTeamIds = [] }: NewGroups,
  rules: Omit<TableFields, 'pointAdjustments'>,
) => ({
  ...{ name, kind: 'groups' as const, order },
  entry: entryText(entry),
  ...{ groupCount, feed, carries: carried, firstDay },
  ...(namedTeamIds[0] && { namedTeamIds }),
  ...pick(rules, ofRules),
});

/**
 * Returns an event with the fields of further groups in place of the first ones', beginning on their first day, so that code that reads the
 * groups of a tournament can read any of its groups.
 * @param after drawn further groups that take teams from these: until they are deleted, these can't change
 */
export const withGroups = <
  Event extends GroupsFields & TableFields & Pick<Tournament, 'startDate' | 'gameLengths'> & Partial<Pick<Tournament, 'drawnGroupStages'>>,
>(
  event: Event,
  plan: GroupsPlan,
  after: Tournament['drawnGroupStages'] = [],
): Event => ({
  ...event,
  ...pick(plan, ofGroups),
  drawnGroupStages: after,
  // Lengths are stored by the day of the first groups.
  gameLengths: {},
  startDate: addDays(event.startDate, plan.firstDay),
});
