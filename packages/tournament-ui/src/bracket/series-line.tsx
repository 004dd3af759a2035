import { useSeriesWords, type SeriesState } from './use-series-words';

export interface SeriesLineProps {
  readonly series: SeriesState;
  /** The second team is named first. */
  readonly isSwapped?: boolean;
}

/** How far a series is, with the scores of its games: "Game 3 of 3, 1–1 (3–2, 1–4)". Nothing for any other game. */
export function SeriesLine({ series, isSwapped = false }: SeriesLineProps) {
  const { games, progress } = useSeriesWords();
  const words = progress(series, isSwapped);
  if (words === null || words === '') return null;
  const ended = games(series, isSwapped);
  return <span data-series="">{ended === '' || words === ended ? words : `${words} (${ended})`}</span>;
}
