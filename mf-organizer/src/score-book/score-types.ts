import type { Score } from '@courtside/domain';
import type { SaveState } from '@courtside/ui';
import type { KeptScores } from './kept-scores';

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

export interface ScoreBookOptions {
  /**
   * Writes the given sides of a match and no others, unless somebody else changed what was seen in them; settles when the server has answered.
   * With `isSettled` nobody types in the pair any more: the side that nobody ever entered becomes 0.
   */
  readonly save: (matchId: string, entry: Partial<Scores>, seen: Partial<Scores>, isSettled: boolean) => Promise<void>;
  /** The same for a pair whose entered side has been written already. */
  readonly settle?: (matchId: string) => Promise<void>;
  /** Holds what is typed until the server has it. */
  readonly kept?: Pick<KeptScores, 'keep' | 'drop'>;
  /** What is said of a score that was kept here while somebody else entered another one. */
  readonly conflict?: string;
  /** Inactivity before a box is saved. */
  readonly delayMs: number;
  /** How long "saved" is shown. */
  readonly successMs?: number;
  /** How long "not saved" is shown; what was typed stays in the box, and the failure stays told. */
  readonly errorMs?: number;
}

export interface Draft {
  readonly value: Score;
  /** What the server had when the typing began. */
  readonly base: Score;
  /** On its way. The draft is shown until the server's value changes, to this or to somebody else's. */
  readonly sent: boolean;
}

export interface Entry {
  readonly drafts: Map<Side, Draft>;
  state: SaveState;
  inFlight: number;
  /** Somebody is in one of the boxes. */
  isEntered: boolean;
  /** Something was entered here since the pair was settled. */
  isEdited: boolean;
  /** Sides whose score was taken away here: they stay empty. */
  readonly emptied: Set<Side>;
  typing: ReturnType<typeof setTimeout> | undefined;
  resting: ReturnType<typeof setTimeout> | undefined;
}
