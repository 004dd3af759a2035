import { isSettled, type Match, type MatchId, type NamedTeam, type TeamId, type Tournament } from '@courtside/domain';
import { placeProblems, refereeClashes, type PlaceProblem } from '@courtside/domain/engines';

/** A problem of a game: its place, or a referee that plays or referees another game at the same time. */
export type GameProblem = PlaceProblem | { readonly kind: 'referee'; readonly other: MatchId };

interface Source {
  readonly tournament: Tournament;
  readonly teams: readonly NamedTeam<TeamId>[];
  readonly matches: ReadonlyMap<MatchId, Match>;
}

/** Returns a key that identifies a problem while the same games cause it. */
export const problemKey = (matchId: MatchId, problem: GameProblem): string =>
  [problem.kind, matchId, problem.other, ...('teamId' in problem ? [problem.teamId] : [])].join('/');

/**
 * Returns the problems of the games that are not over.
 * @param canMove whether a game can be moved: otherwise only its referee can be changed
 */
export function gameProblems(
  { tournament, teams, matches }: Source,
  canMove: (id: MatchId) => boolean,
): ReadonlyMap<MatchId, readonly GameProblem[]> {
  const { schedule, scheduleTimes } = tournament;
  const clashes = refereeClashes({ schedule, matches, numberOfCourts: scheduleTimes, teams });
  const places = placeProblems(schedule, matches, scheduleTimes);
  const problemsOf = (id: MatchId): readonly GameProblem[] => {
    const clash = clashes.get(id);
    return [...((canMove(id) && places.get(id)) || []), ...(clash ? [{ kind: 'referee', other: clash } as const] : [])];
  };
  return new Map(
    [...matches.values()].flatMap((match) => {
      const problems = isSettled(match, tournament) ? [] : problemsOf(match.id);
      return problems.length > 0 ? [[match.id, problems] as const] : [];
    }),
  );
}
