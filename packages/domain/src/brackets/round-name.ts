import type { BracketLevel } from '../entities';
import type { BracketTemplate } from './types';

/** What a round is called, as a key for the pages to translate. */
export type RoundNameKey = (typeof ends)[BracketLevel][number] | 'semiFinal' | 'quarterFinal' | 'final' | 'roundOf' | 'thirdPlace' | 'upperSemiFinal' | 'grandFinal' | 'grandFinalReset';

/** By level: the name of its last round, and of the numbered ones before. */
const ends = {
  upper: ['upperFinal', 'upperRound'],
  lower: ['lowerFinal', 'lowerRound'],
  hayesUpper: ['hayesFinal', 'hayesRound'],
  hayesLower: ['hayesLowerFinal', 'hayesLowerRound'],
} as const satisfies Record<BracketLevel, readonly string[]>;

export interface RoundName {
  readonly key: RoundNameKey;
  /** Places in the round for `roundOf` (16, 32, …); for the `…Round` keys the number of the round, from 1, counting rounds with games. */
  readonly number: number | null;
}

/** A round of a bracket: its level, its key in the stored document, its games by index. */
export interface BracketRound {
  readonly level: BracketLevel;
  readonly roundId: string;
  readonly games: readonly number[];
}

/** The rounds of a template, level by level, in the order of play. */
export function bracketRounds(template: BracketTemplate): BracketRound[] {
  const rounds = new Map<string, { level: BracketLevel; roundId: string; games: number[] }>();
  template.games.forEach(({ level, roundId }, index) => {
    const key = `${level} ${roundId}`;
    const round = rounds.get(key) ?? { level, roundId, games: [] };
    round.games.push(index);
    rounds.set(key, round);
  });
  return [...rounds.values()];
}

/**
 * The name of a round.
 * @param roundId as stored: round1, round2, …, thirdPlace, grandFinal, grandFinalReset
 * @throws RangeError for a round that the bracket does not have
 */
export function roundName(template: BracketTemplate, level: BracketLevel, roundId: string): RoundName {
  const rounds = bracketRounds(template).filter((round) => round.level === level);
  const numbered = rounds.filter((round) => round.roundId.startsWith('round'));
  const index = numbered.findIndex((round) => round.roundId === roundId);
  if (index < 0) {
    if (rounds.some((round) => round.roundId === roundId)) return { key: roundId as RoundNameKey, number: null };
    throw new RangeError(`No round ${roundId} at level ${level}`);
  }
  const left = numbered.length - 1 - index;
  // With byes the losers' first round may hold no game at all; people count the rounds that are played.
  const isPlayed = ({ games }: BracketRound) => games.some((game) => template.games[game]?.kind === 'game');
  const number = numbered.slice(0, index).filter(isPlayed).length + 1;
  if (level === 'upper' && template.type.startsWith('single')) {
    return left > 2 ? { key: 'roundOf', number: 2 ** (left + 1) } : { key: (['final', 'semiFinal', 'quarterFinal'] as const)[left]!, number: null };
  }
  if (level === 'upper' && left === 1) return { key: 'upperSemiFinal', number: null };
  const [last, other] = ends[level];
  return left === 0 ? { key: last, number: null } : { key: other, number };
}
