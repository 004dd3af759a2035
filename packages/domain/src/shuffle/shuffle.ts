import type { PlayerId } from '../entities';

/** The goals of a shuffle game: those of its first team, then those of its second one. */
export type ShuffleResult = readonly [number, number];

/** A team of one round. */
export type MixedTeam = readonly PlayerId[];

/** A game of a round. */
export interface ShuffleGame {
  /** Its round and its number in it, `3-1`. */
  readonly id: string;
  /** Its number in the round, from 1. */
  readonly number: number;
  readonly teams: readonly [MixedTeam, MixedTeam];
  /** From 0. */
  readonly court: number;
  /** Its planned start, `HH:MM`. */
  readonly start: string;
  /** Null until it is played. */
  readonly result: ShuffleResult | null;
}

/** The numbers that give the courts and starts of a round. They are stored with it: other rules are those of the next round. */
export interface RoundTiming {
  readonly courts: number;
  /** Minutes from one start on a court to the next. */
  readonly slot: number;
}

/** A round: two teams that follow each other in `teams` play each other. */
export interface ShuffleRound extends RoundTiming {
  /** From 1. */
  readonly number: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly start: string;
  readonly teams: readonly MixedTeam[];
  /** The players who were there and had no game. */
  readonly resting: readonly PlayerId[];
  readonly games: readonly ShuffleGame[];
}

/** The fields of a shuffle that an organizer chooses. */
export interface ShuffleRules {
  /** Players of a team. */
  readonly teamSize: number;
  readonly courts: number;
  /** Minutes. */
  readonly gameLength: number;
  /** Minutes between two games on a court. */
  readonly interval: number;
  readonly pointsPerWin: number;
  readonly pointsPerDraw: number;
  readonly pointsPerLoss: number;
}

/** Players who are mixed into new teams in each round, with one table of all players: the document `shuffles/{tournamentId}`. */
export interface Shuffle extends ShuffleRules {
  /** Everyone who was in a round, in the order in which they came. */
  readonly players: readonly PlayerId[];
  /** Players of the tournament who are not drawn: they left, or have not come yet. */
  readonly away: readonly PlayerId[];
  readonly rounds: readonly ShuffleRound[];
}

/** The numbers that a shuffle can have; equal in the security rules. */
export const shuffleLimits = {
  teamSize: { minimum: 2, maximum: 5, default: 3 },
  courts: { minimum: 1, maximum: 6, default: 1 },
  minutes: { minimum: 1, maximum: 100 },
  points: { minimum: 0, maximum: 5 },
  rounds: 60,
} as const;

/** The rules of a new shuffle. */
export const defaultShuffle: ShuffleRules = {
  teamSize: 3,
  courts: 1,
  gameLength: 12,
  interval: 5,
  pointsPerWin: 3,
  pointsPerDraw: 1,
  pointsPerLoss: 0,
};
