import type { TeamId } from '../entities';
import type { Ranking } from './entrants';
import type { EntryRule } from './entry-rule';

type RankedTeam = Pick<Ranking[number], 'teamId' | 'groupId'>;

/** Drawn groups that play for the remaining places of a bracket. */
interface LaterStage {
  readonly entry: EntryRule;
  /** Best first. */
  readonly teams: readonly TeamId[];
}

/**
 * Returns the teams of groups in the order in which a bracket takes them, if some of them play later groups for its remaining places. Its direct teams have the
 * ranks above those that the rule of the first later groups names. Teams that play later groups do not count: a corrected result puts no team back.
 * @param ranking the teams that can play in it, best first, as these groups rank them
 */
export function orderEntrants(ranking: readonly RankedTeam[], later: readonly LaterStage[]) {
  const groupCount = new Set(ranking.map(({ groupId }) => groupId)).size;
  const stages = later
    .filter(({ teams }) => teams.length > 0)
    .map(({ entry, teams }) => ({ teams, above: countAbove(entry), isOfEach: entry.kind === 'groupRanks' }))
    .sort((one, other) => one.above * (one.isOfEach ? groupCount : 1) - other.above * (other.isOfEach ? groupCount : 1));
  const behind = [...new Set(stages.flatMap(({ teams }) => teams))];
  const [first] = stages;
  const besideOf = ({ groupId }: RankedTeam) => (first?.isOfEach ? groupId : '');
  // If direct teams leave, none takes their place that ranks behind all of those that play for the remaining places.
  const lastOf = new Map(ranking.flatMap((team, at) => (first?.teams.includes(team.teamId) ? [[besideOf(team), at] as const] : [])));
  const counts = new Map<string | undefined, number>();
  const [direct, remaining]: [TeamId[], TeamId[]] = [[], []];
  ranking.forEach((team, at) => {
    if (behind.includes(team.teamId)) return;
    const beside = besideOf(team);
    const above = counts.get(beside) ?? 0;
    counts.set(beside, above + 1);
    (!first || (above < first.above && at < (lastOf.get(beside) ?? Infinity)) ? direct : remaining).push(team.teamId);
  });
  return { direct, behind, remaining };
}

/** Returns the number of ranks above those that a rule names; a rule that names none may leave any number. */
const countAbove = (entry: EntryRule): number => (entry.kind === 'ranks' || entry.kind === 'groupRanks' ? entry.first - 1 : Infinity);
