import type { Score } from '@courtside/domain';
import type { Scores, Side } from './score-types';

interface Pair {
  /** The focus is in one of the fields. */
  isEntered: boolean;
  /** A value was entered here since the pair was settled. */
  isEdited: boolean;
  /** Sides whose score was removed here: they stay empty. */
  readonly emptied: Set<Side>;
}

/** Decides when a pair of fields is settled: a field that was left empty next to an entered score then counts as 0, once for each entry. */
export function createSettling() {
  const pairs = new Map<string, Pair>();
  const pairOf = (matchId: string): Pair => {
    const pair = pairs.get(matchId) ?? { isEntered: false, isEdited: false, emptied: new Set() };
    pairs.set(matchId, pair);
    return pair;
  };
  return {
    enter: (matchId: string): void => void (pairOf(matchId).isEntered = true),
    leave: (matchId: string): void => void (pairOf(matchId).isEntered = false),
    /** @param before the server's value of that side */
    edit(matchId: string, side: Side, value: Score, before: Score): void {
      const pair = pairOf(matchId);
      pair.isEdited = true;
      if (value !== null) pair.emptied.delete(side);
      else if (before !== null) pair.emptied.add(side);
    },
    /** Values of an earlier visit are not settled. */
    takeUp: (matchId: string): void => void (pairOf(matchId).isEdited = true),
    discard: (matchId: string): void => void (pairOf(matchId).isEdited = false),
    /** Whether the pair is settled now. */
    take(matchId: string): boolean {
      const pair = pairOf(matchId);
      const isSettled = pair.isEdited && !pair.isEntered;
      if (isSettled) pair.isEdited = false;
      return isSettled;
    },
    /** Returns the side that will count as 0, if any. */
    fills(matchId: string, { team1Score, team2Score }: Scores): Side | null {
      const pair = pairs.get(matchId);
      const empty = team1Score === null ? 'team1Score' : 'team2Score';
      return !pair?.isEdited || (team1Score === null) === (team2Score === null) || pair.emptied.has(empty) ? null : empty;
    },
  };
}
