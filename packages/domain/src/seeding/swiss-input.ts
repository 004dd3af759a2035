import {
  listGroupIds,
  restingIn,
  sortedDayIds,
  type DayId,
  type GroupId,
  type GroupsFields,
  type Match,
  type MatchId,
  type Team,
  type TeamId,
  type Tournament,
} from '../entities';
import { countedResult, standings, type Standing, type StandingRules } from '../standings';
import type { SwissInput, SwissRoundRecord } from '../swiss';
import { countedByes } from '../standings/tournament-standings';

/** Returns the teams by seed: in the order that an organizer chose, then by registration. */
export function getSeedOrder(stage: Pick<GroupsFields, 'teamOrder'>, teams: readonly Pick<Team, 'id'>[]): TeamId[] {
  const known = new Set(teams.map(({ id }) => id));
  return [...new Set([...stage.teamOrder.filter((id) => known.has(id)), ...known])];
}

type Source = Omit<GroupsFields, 'scheduleType' | 'legs' | 'scheduleTimes' | 'unlockedRounds'> &
  Pick<Tournament, 'withdrawnTeamIds'> &
  StandingRules;

/**
 * Returns the input for the pairing of the next Swiss round, from a stored stage: its rounds in order, its byes and withdrawals, the
 * ranking, in which level teams are ordered by seed, and the table as the page shows it, which decides who rests. Tie-breakers are not
 * games of a round.
 * @param teams in the order of registration
 */
export function swissInput(stage: Source, teams: readonly Pick<Team, 'id'>[], matches: ReadonlyMap<MatchId, Match>): SwissInput<TeamId> {
  const playing = new Set(Object.values(stage.groups).flat());
  const seeds = getSeedOrder(stage, teams).filter((id) => playing.has(id));
  const rounds = sortedDayIds(stage.schedule).map((roundId): SwissRoundRecord<TeamId> => {
    const games = (stage.schedule[roundId] ?? []).flatMap((entry) => {
      // A break is no match.
      const match = matches.get(entry as MatchId);
      if (!match || match.isTieBreaker) return [];
      // Teams that both forfeit have met, without points.
      const counted = countedResult(match, stage);
      const [team1Score, team2Score] = (counted !== 'bothLose' && counted) || [null, null];
      return [{ ...match, team1Score, team2Score }];
    });
    return { games, byes: restingIn(stage, roundId) };
  });
  const ranked = (ids: readonly TeamId[]) => standings({ teams: ids, matches: matches.values(), rules: stage, byes: countedByes(stage) });
  const table = ranked(seeds);
  const shown = teams.map(({ id }) => id).filter((id) => playing.has(id));
  return {
    teams: seeds,
    withdrawn: stage.withdrawnTeamIds,
    rounds,
    pointsPerWin: stage.pointsPerWin,
    points: new Map(table.map(({ teamId, points }) => [teamId, points])),
    ...(rounds.length > 0 ? { ranking: idsOf(table), shown: idsOf(ranked(shown)) } : {}),
  };
}

/** A group of Swiss rounds: its teams meet only each other. */
export interface SwissGroup {
  readonly groupId: GroupId;
  /** For the pairing of its next round; see `swissInput`. */
  readonly input: SwissInput<TeamId>;
}

/** Returns the groups of a stage in their order, each with the input for its own pairing. */
export const swissGroups = (stage: Source, teams: readonly Pick<Team, 'id'>[], matches: ReadonlyMap<MatchId, Match>): SwissGroup[] =>
  listGroupIds(stage.groups).map((groupId) => ({
    groupId,
    input: swissInput({ ...stage, groups: { [groupId]: stage.groups[groupId] ?? [] } }, teams, matches),
  }));

/**
 * Returns the byes of a round as they are stored in `byes`: the first group's under the round's id, those of further groups with the id of the
 * group. Releases that know one bye for each round read the first.
 * @param resting the teams that rest, at most one of each group
 */
export function storedByes<Id extends string>(
  roundId: string,
  resting: readonly Id[],
  groups: Readonly<Record<string, readonly string[]>>,
): Record<DayId, Id> {
  const found = listGroupIds(groups).flatMap((groupId) =>
    resting.filter((id) => groups[groupId]?.includes(id)).map((id) => [groupId, id] as const),
  );
  return Object.fromEntries(found.map(([groupId, id], index) => [index > 0 ? `${roundId}-${groupId}` : roundId, id]));
}

const idsOf = (rows: readonly Standing<TeamId>[]): TeamId[] => rows.map(({ teamId }) => teamId);
