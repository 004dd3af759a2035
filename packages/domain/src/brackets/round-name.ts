import type { BracketLevel } from '../entities';
import type { BracketTemplate } from './types';

/** The name of a round, as a key that pages translate. */
export type RoundNameKey =
  | `${'upper' | 'lower' | 'hayes' | 'hayesLower'}${'Final' | 'Round'}`
  | 'semiFinal'
  | 'quarterFinal'
  | 'final'
  | 'roundOf'
  | 'thirdPlace'
  | 'places'
  /** `place1` and `place3` for numbers above 20 that end in 1 and 3: 21st, 23rd. */
  | 'place'
  | 'place1'
  | 'place3'
  | 'upperSemiFinal'
  | 'grandFinal'
  | 'grandFinalReset';

export interface RoundName {
  readonly key: RoundNameKey;
  /**
   * For `roundOf`, the number of places in the round (16, 32, …); for the `…Round` keys, the number of the round from 1, counting rounds
   * with games; for `places` and `place…`, the best place that the round is for.
   */
  readonly number: number | null;
  /** For `places`, the worst place that the round is for. */
  readonly to?: number;
}

/** A round of a bracket: its level, its key in the stored document, its games by index. */
export interface BracketRound {
  readonly level: BracketLevel;
  readonly roundId: string;
  readonly games: readonly number[];
}

/** The places that a round is played for. */
export interface RoundPlaces {
  readonly from: number;
  readonly to: number;
}

/** Returns the places behind the second that a round is played for: 5 to 8 by `places5to8`, 5 and 6 by `place5`; null for other rounds. */
export function getRoundPlaces(roundId: string): RoundPlaces | null {
  if (roundId === 'thirdPlace') return { from: 3, to: 4 };
  const [, from, to] = /^places?(\d+)(?:to(\d+))?$/.exec(roundId) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to ?? Number(from) + 1) };
}

/** Returns the rounds of a template, level by level, in the order of play. */
export function bracketRounds(template: BracketTemplate): BracketRound[] {
  const rounds: { level: BracketLevel; roundId: string; games: number[] }[] = [];
  template.games.forEach(({ level, roundId, position }, index) => {
    // The games of a round are next to each other.
    if (position === 0) rounds.push({ level, roundId, games: [] });
    rounds.at(-1)!.games.push(index);
  });
  return rounds;
}

/**
 * Returns the name of a round.
 * @param roundId as stored: round1, round2, …, thirdPlace, places5to8, place5, grandFinal, grandFinalReset
 * @throws RangeError for a round that the bracket does not have
 */
export function roundName(template: BracketTemplate, level: BracketLevel, roundId: string): RoundName {
  const rounds = bracketRounds(template).filter((round) => round.level === level);
  const index = rounds.findIndex((round) => round.roundId === roundId);
  if (index < 0) throw new RangeError(`A bracket cannot have ${level} ${roundId}`);
  const named = (key: RoundNameKey, number: number | null = null): RoundName => ({ key, number });
  const isNumbered = (round: BracketRound): boolean => round.roundId.startsWith('round');
  const places = getRoundPlaces(roundId);
  if (places && places.from > 3) {
    const { from, to } = places;
    if (to > from + 1) return { ...named('places', from), to };
    return named(from > 20 && [1, 3].includes(from % 10) ? (`place${from % 10}` as RoundNameKey) : 'place', from);
  }
  if (!isNumbered(rounds[index]!)) return named(roundId as RoundNameKey);
  const left = rounds.slice(index + 1).filter(isNumbered).length;
  if (level === 'upper' && template.type.startsWith('single')) {
    const key = (['final', 'semiFinal', 'quarterFinal'] as const)[left];
    return key ? named(key) : named('roundOf', 2 ** (left + 1));
  }
  if (level === 'upper' && left === 1) return named('upperSemiFinal');
  const side = level === 'hayesUpper' ? 'hayes' : level;
  if (left === 0) return named(`${side}Final`);
  // With byes, the losers' first round may have no game at all; people count only rounds that are played.
  return named(
    `${side}Round`,
    rounds.slice(0, index).filter(({ games }) => games.some((game) => template.games[game]!.kind === 'game')).length + 1,
  );
}
