import type { Match, MatchId } from '@courtside/domain';
import type { ScoreBook } from './score-book';

/** Returns matches with the values of their fields, saved or not. */
export const withTyped = (matches: ReadonlyMap<MatchId, Match>, book: Pick<ScoreBook, 'view'>): ReadonlyMap<MatchId, Match> =>
  new Map(
    [...matches].map(([id, match]) => {
      const { team1Score, team2Score } = book.view(id);
      return [id, { ...match, team1Score, team2Score }];
    }),
  );
