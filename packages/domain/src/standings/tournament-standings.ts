import type { GroupId, Match, MatchId, Team, TeamId, Tournament } from '../entities';
import { standings } from './standings';
import type { Standing, StandingRules } from './types';

/** The table of one group. */
export interface GroupTable {
  readonly groupId: GroupId;
  readonly rows: readonly Standing<TeamId>[];
}

type Source = Pick<Tournament, 'groups' | 'schedule' | 'byes'> & StandingRules;

/** Byes of the rounds that are in the schedule. */
export const countedByes = ({ byes, schedule }: Pick<Tournament, 'byes' | 'schedule'>): TeamId[] =>
  Object.entries(byes).flatMap(([round, team]) => (Object.hasOwn(schedule, round) ? [team] : []));

/**
 * One table per group, in the order of groups; none before there are groups. A game counts in the group that both its teams are in. Teams
 * that are in a group but not in the list (an incomplete read) stand in it all the same.
 * @param teams in the order of registration
 */
export function tournamentStandings(
  tournament: Source,
  teams: readonly Pick<Team, 'id'>[],
  matches: ReadonlyMap<MatchId, Match>,
): readonly GroupTable[] {
  const known = teams.map(({ id }) => id);
  return (Object.keys(tournament.groups) as GroupId[])
    .sort((a, b) => Number(a) - Number(b))
    .map((groupId) => {
      const members = new Set(tournament.groups[groupId] ?? []);
      const listed = known.filter((id) => members.has(id));
      return {
        groupId,
        rows: standings({
          teams: [...new Set([...listed, ...members])],
          matches: matches.values(),
          rules: tournament,
          byes: countedByes(tournament),
        }),
      };
    });
}
