import { tournamentStandings, type Match, type MatchId, type StandingRules, type Team, type Tournament } from '@courtside/domain';

/** Counts the teams that would be at another place with other rules. */
export function changedPlaces(
  tournament: Tournament,
  teams: readonly Team[],
  matches: ReadonlyMap<MatchId, Match>,
  rules: Partial<StandingRules>,
): number {
  const places = (rulesOf: Partial<StandingRules>) =>
    new Map(
      tournamentStandings({ ...tournament, ...rulesOf }, teams, matches).flatMap(({ rows }) =>
        rows.map(({ teamId, rank }) => [teamId, rank] as const),
      ),
    );
  const before = places(tournament);
  return [...places(rules)].filter(([teamId, rank]) => before.get(teamId) !== rank).length;
}
