import type { GroupsFields, MatchId, PointAdjustment, TeamId } from '../entities';
import { countedResult, fallenTeams } from './counted-result';
import { findLateTeams, type LateTeam } from './late-teams';
import type { StandingMatch, StandingRules } from './types';

/** Something that a table counts differently from the goals of a game. */
export type StandingNote =
  | { readonly kind: 'forfeit'; readonly loser: TeamId; readonly winner: TeamId; readonly goals: number }
  | { readonly kind: 'adjusted'; readonly team: TeamId; readonly points: number; readonly reason: string }
  | { readonly kind: 'doubleForfeit'; readonly teams: readonly [TeamId, TeamId] }
  /** A team that plays Swiss rounds, but not from the first one. */
  | ({ readonly kind: 'late' } & LateTeam)
  /** A withdrawn team: its games count, or they do not. */
  | { readonly kind: 'withdrawn'; readonly team: TeamId; readonly falls: boolean };

type Rules = Partial<StandingRules & Pick<GroupsFields, 'schedule' | 'scheduleType' | 'byes'>>;

/**
 * Returns the notes that explain a table: late teams, deductions and bonus points, forfeits as they are counted, in the order of the games, and teams
 * that have withdrawn after they played.
 * @param members the teams of the table
 */
export function standingNotes(
  members: readonly TeamId[],
  matches: Iterable<StandingMatch & { readonly id?: MatchId }>,
  rules: Rules,
): StandingNote[] {
  const { forfeitGoals: goals = 5, withdrawnTeamIds = [], pointAdjustments = {}, bracketSeeds = [] } = rules;
  const fallen = fallenTeams(rules);
  const played = new Set<TeamId>();
  const own = [...matches].filter(({ team1Id, team2Id }) => members.includes(team1Id) && members.includes(team2Id));
  const forfeits = own.flatMap((match): StandingNote[] => {
    const { team1Id, team2Id, play } = match;
    if (countedResult(match, { forfeitGoals: goals }) !== null) played.add(team1Id).add(team2Id);
    // Games that do not count because of a withdrawn team are not noted as forfeits either.
    if (match.isTieBreaker || countedResult(match, rules) === null) return [];
    switch (play?.ending) {
      case 'forfeitByTeam1':
        return [{ kind: 'forfeit', loser: team1Id, winner: team2Id, goals }];
      case 'forfeitByTeam2':
        return [{ kind: 'forfeit', loser: team2Id, winner: team1Id, goals }];
      case 'doubleForfeit':
        return [{ kind: 'doubleForfeit', teams: [team1Id, team2Id] }];
      default:
        return [];
    }
  });
  const gone = withdrawnTeamIds.filter((team) => members.includes(team) && played.has(team));
  const adjusted = (Object.entries(pointAdjustments) as [TeamId, PointAdjustment][])
    .filter(([team]) => members.includes(team))
    .map(([team, { points, reason }]): StandingNote => ({ kind: 'adjusted', team, points, reason }));
  // A team that has withdrawn before its first round is not awaited; after the last round, none is.
  const late = findLateTeams(rules, members, own)
    .filter(({ team, round }) => round !== null || (!withdrawnTeamIds.includes(team) && bracketSeeds.length === 0))
    .map((one): StandingNote => ({ kind: 'late', ...one }));
  return [
    ...late,
    ...adjusted,
    ...forfeits,
    ...gone.map((team): StandingNote => ({ kind: 'withdrawn', team, falls: fallen.includes(team) })),
  ];
}
