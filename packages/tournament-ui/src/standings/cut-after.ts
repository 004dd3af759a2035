import { hasBracket, isHayes, type BracketFields, type Standing, type TeamId, type Tournament } from '@courtside/domain';

type Seeded = Pick<BracketFields, 'bracket' | 'bracketSeeds' | 'bracketType' | 'bracketUpperSize'>;

/** Returns the teams that advance to the bracket; to its main part, if it has a Hayes part. Empty before there is a bracket. */
export function teamsInBracket(tournament: Seeded): ReadonlySet<TeamId> {
  if (!hasBracket(tournament)) return new Set();
  const { bracketSeeds, bracketType, bracketUpperSize } = tournament;
  return new Set(isHayes(bracketType) && bracketUpperSize !== null ? bracketSeeds.slice(0, bracketUpperSize) : bracketSeeds);
}

/** The teams in the bracket for visitors: empty while the bracket is not public. */
export const teamsShownInBracket = (tournament: Seeded & Pick<Tournament, 'isBracketPublic'>): ReadonlySet<TeamId> =>
  tournament.isBracketPublic ? teamsInBracket(tournament) : new Set();

/**
 * Returns the rank after which a table is cut: teams above it advance. Null if all teams do, none does, or the organizers did not choose by
 * rank, so that a line could not show it.
 */
export function cutAfter(rows: readonly Pick<Standing<TeamId>, 'teamId'>[], through: ReadonlySet<TeamId>): number | null {
  const count = rows.filter(({ teamId }) => through.has(teamId)).length;
  return count > 0 && count < rows.length && rows.slice(0, count).every(({ teamId }) => through.has(teamId)) ? count : null;
}
