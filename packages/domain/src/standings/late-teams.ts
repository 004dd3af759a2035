import { restingIn, sortedDayIds, type GroupsFields, type MatchId, type TeamId } from '../entities';
import type { StandingMatch } from './types';

type Rounds = Pick<GroupsFields, 'schedule' | 'scheduleType' | 'byes'>;

/** A team that was not in the first Swiss round. */
export interface LateTeam {
  readonly team: TeamId;
  /** The number of its first round, from 1; null while it waits for the next one. */
  readonly round: number | null;
}

/** Returns the teams that came to Swiss rounds after the first one, in the order of members. */
export function findLateTeams(
  { schedule, scheduleType, byes = {} }: Partial<Rounds>,
  members: readonly TeamId[],
  matches: Iterable<StandingMatch & { readonly id?: MatchId }>,
): readonly LateTeam[] {
  if (scheduleType !== 'swissRounds' || !schedule) return [];
  const rounds = sortedDayIds(schedule);
  const numberOf = new Map<string, number>(rounds.flatMap((round, index) => (schedule[round] ?? []).map((id) => [id, index + 1] as const)));
  const first = new Map<TeamId, number>();
  const enter = (team: TeamId, round: number) => first.set(team, Math.min(round, first.get(team) ?? round));
  for (const { id, isTieBreaker, team1Id, team2Id } of matches) {
    const round = id === undefined || isTieBreaker ? undefined : numberOf.get(id);
    if (round === undefined) continue;
    enter(team1Id, round);
    enter(team2Id, round);
  }
  // Without the games of the first round no team is known to be late.
  if (![...first.values()].includes(1)) return [];
  rounds.forEach((round, index) => restingIn({ byes, schedule }, round).forEach((team) => enter(team, index + 1)));
  return members.flatMap((team) => (first.get(team) === 1 ? [] : [{ team, round: first.get(team) ?? null }]));
}
