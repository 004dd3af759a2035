import { hasBracket, isHayes, type BracketFields, type Standing, type TeamId, type Tournament } from '@courtside/domain';

type Seeded = Pick<BracketFields, 'bracket' | 'bracketSeeds' | 'bracketType' | 'bracketUpperSize'>;

/** Which teams go on to the bracket; of one with a Hayes part, those in the main part. Empty before there is a bracket. */
export function teamsInBracket(tournament: Seeded): ReadonlySet<TeamId> {
  if (!hasBracket(tournament)) return new Set();
  const { bracketSeeds, bracketType, bracketUpperSize } = tournament;
  return new Set(isHayes(bracketType) && bracketUpperSize !== null ? bracketSeeds.slice(0, bracketUpperSize) : bracketSeeds);
}

/** The same for visitors: nobody while the bracket is not shown to them. */
export const teamsShownInBracket = (tournament: Seeded & Pick<Tournament, 'isBracketPublic'>): ReadonlySet<TeamId> =>
  tournament.isBracketPublic ? teamsInBracket(tournament) : new Set();

/**
 * The rank after which a table is cut: who stands above goes on. Null where all do, nobody does, or the organisers chose otherwise than by rank, so
 * that no line could tell.
 */
export function cutAfter(rows: readonly Pick<Standing<TeamId>, 'teamId'>[], through: ReadonlySet<TeamId>): number | null {
  const count = rows.filter(({ teamId }) => through.has(teamId)).length;
  return count > 0 && count < rows.length && rows.slice(0, count).every(({ teamId }) => through.has(teamId)) ? count : null;
}
