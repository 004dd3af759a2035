import type { Score } from '@courtside/domain';
import type { SaveState } from '@courtside/ui';

/** The two fields of a match; each is a separate field on the server. */
export type Side = 'team1Score' | 'team2Score';
export const sides: readonly Side[] = ['team1Score', 'team2Score'];
export type Scores = Readonly<Record<Side, Score>>;

/** The content of the fields of one match. */
export interface ScoreView extends Scores {
  readonly state: SaveState;
  /** Sides whose value the server refused, or does not have yet. */
  readonly unsaved: readonly Side[];
  /** The side that was left empty here next to an entered one: it counts as 0 once the user goes on to something else. */
  readonly fills: Side | null;
  /** It corrects more than its own game, and is not sent before a confirmation. */
  readonly held: boolean;
}

/** One saved change of a field, for undoing it. */
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
