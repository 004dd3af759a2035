import type { Match, TeamId } from '../entities';
import type { Fact } from './play-out.testkit';

/** Counts what was written down. */
export function countFacts(
  members: readonly TeamId[],
  facts: ReadonlyMap<Match, Fact>,
  byes: readonly TeamId[],
  gone: ReadonlySet<TeamId>,
) {
  const lines = new Map(members.map((team) => [team, { wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0 }]));
  for (const [{ team1Id, team2Id }, fact] of facts) {
    const [one, other] = [lines.get(team1Id), lines.get(team2Id)];
    if (!one || !other || fact === 'nothing' || gone.has(team1Id) || gone.has(team2Id)) continue;
    const [scored, conceded] = fact === 'bothLose' ? [0, 0] : fact;
    one.goalsFor += scored;
    one.goalsAgainst += conceded;
    other.goalsFor += conceded;
    other.goalsAgainst += scored;
    if (fact === 'bothLose') [one, other].forEach((line) => (line.losses += 1));
    else if (scored === conceded) [one, other].forEach((line) => (line.draws += 1));
    else {
      (scored > conceded ? one : other).wins += 1;
      (scored > conceded ? other : one).losses += 1;
    }
  }
  for (const team of byes) lines.get(team)!.wins += 1;
  return lines;
}
