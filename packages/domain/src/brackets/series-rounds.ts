import type { SeriesLength } from '../entities';
import type { BracketTemplate, TemplateGame } from './types';

/** The rounds that can be series, `upper-round3`. */
export interface SeriesRounds {
  /** The final, and in a double elimination the game that repeats it. */
  readonly final: readonly string[];
  /** The games whose winners reach the final: the semi-finals, or the finals of the upper and the lower bracket. */
  readonly before: readonly string[];
}

const toKey = ({ level, roundId }: TemplateGame): string => `${level}-${roundId}`;

/** Returns the rounds of a bracket that can be series. */
export function seriesRounds({ games }: Pick<BracketTemplate, 'games'>): SeriesRounds {
  const finals = games.filter(({ winnerTier }) => winnerTier === 0);
  const feeders = finals.flatMap(({ sources, onlyAfterUpset }) =>
    sources.flatMap((source) => (source.kind === 'winner' && !onlyAfterUpset ? (games[source.game] ?? []) : [])),
  );
  return { final: [...new Set(finals.map(toKey))], before: [...new Set(feeders.map(toKey))] };
}

/** Returns rounds that are series as a bracket stores them. @param bestOf the most games; null for one game */
export const storedRounds = (rounds: readonly string[], bestOf: SeriesLength | null): string =>
  bestOf === null ? '' : rounds.map((round) => `${round}:${bestOf}`).join(' ');
