import { countWins, listEndedGames, type SeriesLength, type GamePlay } from '@courtside/domain';
import { resultText } from '@courtside/domain/text';
import { useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';

/** The facts that the words of a series need; a game without `bestOf` is no series. */
export interface SeriesState {
  readonly bestOf?: SeriesLength | undefined;
  readonly play?: GamePlay | undefined;
}

/** Returns a function that describes how far a series is; null before it begins, and for a game that is no series. */
export function useSeriesWords() {
  const { t } = useTranslation('bracket');
  return useMemo(() => {
    /** "3–2, 1–4, 2–0". @param isSwapped the second team is named first */
    const games = (series: SeriesState, isSwapped = false): string =>
      listEndedGames(series)
        .map(({ scores: [one, other] }) => (isSwapped ? resultText(other, one) : resultText(one, other)))
        .join(', ');
    /** "Game 2 of 3, 1–0"; the scores of the games once it is over. */
    const progress = (series: SeriesState, isSwapped = false): string | null => {
      const { bestOf, play } = series;
      const ended = listEndedGames(series);
      if (!bestOf || !play || (ended.length === 0 && play.state !== 'playing')) return null;
      if (play.state === 'finished') return games(series, isSwapped);
      const [one, other] = countWins(ended);
      const score = isSwapped ? resultText(other, one) : resultText(one, other);
      return t('series.game', { number: ended.length + 1, most: bestOf, score });
    };
    return { games, progress };
  }, [t]);
}
