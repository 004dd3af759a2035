import {
  listGroupIds,
  restingIn,
  type DayId,
  type GroupId,
  type GroupsFields,
  type Match,
  type MatchId,
  type Team,
  type TeamId,
} from '../entities';
import { standings } from './standings';
import type { Standing, StandingRules } from './types';

/** The table of one group. */
export interface GroupTable {
  readonly groupId: GroupId;
  readonly rows: readonly Standing<TeamId>[];
}

type Source = Pick<GroupsFields, 'groups' | 'schedule' | 'byes'> & StandingRules;

/** Returns the byes of the rounds that are in the schedule. */
export const countedByes = (stage: Pick<GroupsFields, 'byes' | 'schedule'>): TeamId[] =>
  (Object.keys(stage.schedule) as DayId[]).flatMap((round) => restingIn(stage, round));

/**
 * Returns one table per group of a stage, in the order of groups; none before there are groups. Each of the stage's games counts in the
 * group that both of its teams are in. Teams that are in a group but not in the list (an incomplete read) are included.
 * @param teams in the order of registration
 * @param matches of this stage only
 */
export function tournamentStandings(
  stage: Source,
  teams: readonly Pick<Team, 'id'>[],
  matches: ReadonlyMap<MatchId, Match>,
): readonly GroupTable[] {
  const known = teams.map(({ id }) => id);
  return listGroupIds(stage.groups).map((groupId) => {
    const members = new Set(stage.groups[groupId] ?? []);
    const listed = known.filter((id) => members.has(id));
    return {
      groupId,
      rows: standings({
        teams: [...new Set([...listed, ...members])],
        matches: matches.values(),
        rules: stage,
        byes: countedByes(stage),
      }),
    };
  });
}
