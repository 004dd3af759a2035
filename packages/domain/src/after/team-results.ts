import type { Bracket } from '../brackets';
import type { GroupsFields, Match, MatchId, TeamId } from '../entities';
import { countedResult, type StandingRules } from '../standings';
import type { TeamOutcome } from '../team';

/** A game that counts, as one of its teams sees it. */
export interface TeamResult {
  readonly id: string;
  readonly opponent: TeamId;
  /** The team's own score first; null without a score, as after a double forfeit. */
  readonly scores: readonly [number | null, number | null];
  readonly outcome: TeamOutcome;
}

interface Source {
  readonly tournament: Pick<GroupsFields, 'schedule'> & Partial<StandingRules>;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracket: Bracket | null;
}

/** Returns how the games of a team ended, those of the schedule first, each part in the order in which it is planned. Games that count for nothing are left out. */
export function teamResults({ tournament, matches, bracket }: Source, team: TeamId): readonly TeamResult[] {
  const order = Object.values(tournament.schedule).flat();
  const inSchedule = order.flatMap((id): TeamResult[] => {
    const match = matches.get(id as MatchId);
    return match ? ofMatch(match, tournament, team) : [];
  });
  return [...inSchedule, ...(bracket ? ofBracket(bracket, team) : [])];
}

function ofMatch(match: Match, rules: Partial<StandingRules>, team: TeamId): TeamResult[] {
  const { id, team1Id, team2Id } = match;
  if (team1Id !== team && team2Id !== team) return [];
  const counted = countedResult(match, rules);
  if (!counted) return [];
  const opponent = team1Id === team ? team2Id : team1Id;
  if (counted === 'bothLose') return [{ id, opponent, scores: [null, null], outcome: 'lost' }];
  const scores = team1Id === team ? counted : ([counted[1], counted[0]] as const);
  return [{ id, opponent, scores, outcome: scores[0] === scores[1] ? 'drawn' : scores[0] > scores[1] ? 'won' : 'lost' }];
}

function ofBracket({ template, states }: Bracket, team: TeamId): TeamResult[] {
  return template.games.flatMap(({ id }, index): TeamResult[] => {
    const { slots, scores, status, winner } = states[index]!;
    const side = slots.indexOf(team);
    if (side < 0 || status !== 'decided') return [];
    const other = 1 - side;
    const own = [scores[side] ?? null, scores[other] ?? null] as const;
    return [{ id, opponent: slots[other] as TeamId, scores: own, outcome: winner === team ? 'won' : 'lost' }];
  });
}
