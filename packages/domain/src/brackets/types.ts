import type { BracketLevel, BracketType, GameId, TeamId } from '../entities';

/** Not known yet: the game before has no winner. */
export const TBD = 'TBD';
/** Nobody will ever come: the place is empty. */
export const BYE = 'BYE';
/** Who stands in a place of a game. */
export type Occupant<Id extends string = TeamId> = Id | typeof TBD | typeof BYE;
/** The two places of a game. */
export type Side = 0 | 1;

/** What feeds one of the two places of a bracket game. Games are meant by their index in the template, seeds count from 1. */
export type SlotSource =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner'; readonly game: number }
  | { readonly kind: 'loser'; readonly game: number }
  | { readonly kind: 'bye' };

/** What a game of a template can be: played by two teams, passed by one, or never filled. */
export type GameKind = 'game' | 'bye' | 'void';

/** One node of the slot graph. */
export interface TemplateGame {
  readonly id: GameId;
  readonly level: BracketLevel;
  /** Key of the round in its level: round1, round2, …, thirdPlace, grandFinal, grandFinalReset. */
  readonly roundId: string;
  /** Place in the round, from 0. */
  readonly position: number;
  readonly sources: readonly [SlotSource, SlotSource];
  readonly kind: GameKind;
  /** Number shown to people, in the order of play; null for byes and empty games. */
  readonly number: number | null;
  /** Where winner and loser go next, as index in the template. */
  readonly winnerTo: number | null;
  readonly loserTo: number | null;
  /** How far a team has come that leaves the bracket here: 0 is the champion. null when it plays on. */
  readonly winnerTier: number | null;
  readonly loserTier: number | null;
  /** The second grand final: played only when the first is won from the lower side. */
  readonly onlyAfterUpset: boolean;
}

/** The shape of a bracket, without teams. Games stand after the games that feed them. */
export interface BracketTemplate {
  readonly type: BracketType;
  readonly teamCount: number;
  /** Places of the main bracket, a power of two. */
  readonly upperSize: number;
  /** The table of drop orders that a double elimination follows. */
  readonly drops: number;
  /** The version of the rule that chooses courts: 1 by the order of play, 2 so that teams play on all of them. Stored as `bracketCourts`. */
  readonly courtsVersion: number;
  readonly games: readonly TemplateGame[];
  readonly indexOf: ReadonlyMap<GameId, number>;
}

export type GameStatus =
  /** Never filled by anybody. */
  | 'void'
  /**
   * One team passes without playing: by the shape of the bracket, because nobody comes from the game before, or because the other team has
   * withdrawn, which is the loser then.
   */
  | 'bye'
  /** At least one team is not known yet. */
  | 'waiting'
  /** Both teams are known. */
  | 'ready'
  | 'decided'
  /** A second grand final that is not needed, or not yet. */
  | 'dormant';

/** One game with its teams and its result. */
export interface GameState<Id extends string = TeamId> {
  readonly slots: readonly [Occupant<Id>, Occupant<Id>];
  readonly scores: readonly [number | null, number | null];
  /** Winner named by hand where the scores do not say it (overtime, golden goal, walkover); `BYE` where nobody goes on (both forfeit). */
  readonly chosen: Side | typeof BYE | null;
  readonly winner: Occupant<Id>;
  readonly loser: Occupant<Id>;
  readonly status: GameStatus;
}

/** A bracket with teams and results. Never changed in place. */
export interface Bracket<Id extends string = TeamId> {
  readonly template: BracketTemplate;
  /** Teams by seed, best first. */
  readonly seeds: readonly Id[];
  /** State of each game, by the index of the template. */
  readonly states: readonly GameState<Id>[];
  /** Teams that play no more, in the order in which they withdrew. Their opponents pass the games that have no result. */
  readonly withdrawn?: readonly Id[];
  /** Games that are being played. Nobody passes them. */
  readonly playing?: ReadonlySet<GameId>;
  /** Games whose stored entry could not be taken over whole: it stays as it is until a result is entered for that very game. */
  readonly setAside?: ReadonlySet<GameId>;
}

/** A result as entered. Scores are whole numbers of at least 0, null while empty. */
export interface GameResult<Id extends string = TeamId> {
  readonly team1Score: number | null;
  readonly team2Score: number | null;
  /** Needed only when the scores are level (overtime, golden goal) or both empty (walkover). `BYE`: nobody goes on, and whoever waits does so without a game. */
  readonly winner?: Id | typeof BYE | null;
}

/** What a result does to a bracket. */
export interface BracketChange<Id extends string = TeamId> {
  readonly bracket: Bracket<Id>;
  /** Games with another state than before, in the order of the template; the game itself too. */
  readonly changed: readonly GameId[];
  /** Later games whose entered scores are lost, because other teams play them now. */
  readonly cleared: readonly GameId[];
}
