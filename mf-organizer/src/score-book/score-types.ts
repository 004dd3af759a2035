import type { Score } from '@courtside/domain';
import type { SaveState } from '@courtside/ui';

/** The two boxes of a match; each is a field of its own on the server. */
export type Side = 'team1Score' | 'team2Score';
export const sides: readonly Side[] = ['team1Score', 'team2Score'];
export type Scores = Readonly<Record<Side, Score>>;

/** What the boxes of one match show. */
export interface ScoreView extends Scores {
  readonly state: SaveState;
  /** Sides whose value the server refused, or does not have yet. */
  readonly unsaved: readonly Side[];
  /** The side that was left empty here beside an entered one: it counts as 0 once somebody goes on to something else. */
  readonly fills: Side | null;
  /** It corrects more than its own game, and is not sent before somebody says so. */
  readonly held: boolean;
}

/** One saved change of a box, for undoing it. */
export interface ScoreChange {
  readonly matchId: string;
  readonly side: Side;
  readonly before: Score;
  readonly after: Score;
}

export interface ScoreFailure {
  readonly matchId: string;
  readonly message: string;
}
