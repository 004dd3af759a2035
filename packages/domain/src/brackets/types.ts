import type { SeriesLength, BracketLevel, BracketType, GameId, TeamId } from '../entities';

/** The team of this place is unknown: the game before has no winner. */
export const TBD = 'TBD';
/** No team will ever come: the place is empty. */
export const BYE = 'BYE';
/** The occupant of one of the two places of a game. */
export type Occupant<Id extends string = TeamId> = Id | typeof TBD | typeof BYE;
/** The two places of a game. */
export type Side = 0 | 1;

/** The source of one of the two places of a bracket game. Games are named by their index in the template; seeds count from 1. */
export type SlotSource =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner'; readonly game: number }
  | { readonly kind: 'loser'; readonly game: number }
  | { readonly kind: 'bye' };

/** The kind of a game in a template: played by two teams, passed by one, or never filled. */
export type GameKind = 'game' | 'bye' | 'void';

/** A node of the slot graph. */
export interface TemplateGame {
  readonly id: GameId;
  readonly level: BracketLevel;
  /** Key of the round in its level: round1, round2, …, thirdPlace, places5to8, place5, place7, …, grandFinal, grandFinalReset. */
  readonly roundId: string;
  /** Place in the round, from 0. */
  readonly position: number;
  readonly sources: readonly [SlotSource, SlotSource];
  readonly kind: GameKind;
  /** The number that pages show, in the order of play; null for byes and empty games. */
  readonly number: number | null;
  /** The next game of winner and loser, as an index in the template. */
  readonly winnerTo: number | null;
  readonly loserTo: number | null;
  /**
   * How far a team that leaves the bracket here has come: 0 is the champion, lower numbers are better. In a single elimination it is the best
   * place of its teams, counted from 0. Null if it plays on.
   */
  readonly winnerTier: number | null;
  readonly loserTier: number | null;
  /** The second grand final: it is played only if the team from the lower side wins the first. */
  readonly onlyAfterUpset: boolean;
  /** The most games of a series; missing if it is one game. */
  readonly bestOf?: SeriesLength;
}

/** The shape of a bracket, without teams. Games come after the games that feed them. */
export interface BracketTemplate {
  readonly type: BracketType;
  readonly teamCount: number;
  /**
   * The number of places in the main bracket, a power of two. If there are more teams, the others first play for its last places (Hayes), or
   * start in the lower bracket (double elimination).
   */
  readonly upperSize: number;
  /** The number of the table of drop orders that a double elimination follows. */
  readonly drops: number;
  /**
   * The version of the rule that assigns courts: 1 by the order of play, 2 so that teams play on all of them. Stored as `bracketCourts`.
   */
  readonly courtsVersion: number;
  /** Places are played out down to this one: 4, or more in a single elimination. */
  readonly places: number;
  /** The rounds whose games are series, as stored; missing if none is. */
  readonly series?: string;
  readonly games: readonly TemplateGame[];
  readonly indexOf: ReadonlyMap<GameId, number>;
}

export type GameStatus =
  /** No team ever comes. */
  | 'void'
  /**
   * One team passes without playing: because of the bracket's shape, because no team comes from the game before, or because the other team
   * has withdrawn, which is then the loser.
   */
  | 'bye'
  /** At least one team is not known yet. */
  | 'waiting'
  /** Both teams are known. */
  | 'ready'
  | 'decided'
  /** A second grand final that is not needed, at least not yet. */
  | 'dormant';

/** One game with its teams and its result. */
export interface GameState<Id extends string = TeamId> {
  readonly slots: readonly [Occupant<Id>, Occupant<Id>];
  readonly scores: readonly [number | null, number | null];
  /**
   * The winner chosen by hand where the scores do not show it (overtime, golden goal, walkover); `BYE` if no team advances (both forfeit).
   */
  readonly chosen: Side | typeof BYE | null;
  readonly winner: Occupant<Id>;
  readonly loser: Occupant<Id>;
  readonly status: GameStatus;
}

/** A bracket with teams and results. Immutable. */
export interface Bracket<Id extends string = TeamId> {
  readonly template: BracketTemplate;
  /** Teams by seed, best first. */
  readonly seeds: readonly Id[];
  /** The state of each game, by its index in the template. */
  readonly states: readonly GameState<Id>[];
  /** Teams that no longer play, in the order in which they withdrew. Their opponents pass the games that have no result. */
  readonly withdrawn?: readonly Id[];
  /** Games that are in play. No team passes them. */
  readonly playing?: ReadonlySet<GameId>;
  /** Games whose stored entry could not be accepted as a whole: it stays unchanged until a result is entered for that game. */
  readonly setAside?: ReadonlySet<GameId>;
}

/** A result as entered. Scores are whole numbers of at least 0, null while empty. */
export interface GameResult<Id extends string = TeamId> {
  readonly team1Score: number | null;
  readonly team2Score: number | null;
  /**
   * Needed only if the scores are level (overtime, golden goal) or both empty (walkover). `BYE`: no team advances, and the team that waits
   * for the winner advances without a game.
   */
  readonly winner?: Id | typeof BYE | null;
}

/** The effect of a result on a bracket. */
export interface BracketChange<Id extends string = TeamId> {
  readonly bracket: Bracket<Id>;
  /** Games whose state changed, in the order of the template, including the game itself. */
  readonly changed: readonly GameId[];
  /** Later games whose entered scores are lost because they now have other teams. */
  readonly cleared: readonly GameId[];
}
