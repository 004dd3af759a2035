import type { GameEnding, GamePlay, Score } from '@courtside/domain';

interface WithState {
  readonly play?: GamePlay | undefined;
}

interface WithScores extends WithState {
  readonly team1Score?: Score;
  readonly team2Score?: Score;
}

/** An ending that is shown next to the result; a game that was played to its end needs no word. */
export type ShownEnding = Exclude<GameEnding, 'played'>;

/** Returns how a game ended, if it has to be shown. */
export function getShownEnding({ play }: WithState): ShownEnding | null {
  const ending = play?.state === 'finished' ? play.ending : null;
  return ending === 'played' ? null : ending;
}

/**
 * Returns the scores as they count: a forfeit has its fixed score, a double forfeit and a cancelled game have none. A side without goals in a
 * running game has 0.
 */
export function countedScores(
  { team1Score, team2Score, play }: Required<Omit<WithScores, 'play'>> & WithState,
  forfeitGoals: number,
): readonly [Score, Score] {
  switch (getShownEnding({ play })) {
    case 'forfeitByTeam1':
      return [0, forfeitGoals];
    case 'forfeitByTeam2':
      return [forfeitGoals, 0];
    case 'doubleForfeit':
    case 'cancelled':
      return [null, null];
    default:
      return play?.state === 'playing' ? [team1Score ?? 0, team2Score ?? 0] : [team1Score, team2Score];
  }
}
