declare const brand: unique symbol;
type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };

/** Ids of different things have different types, so that a team can't be passed for a match. */
export type TournamentId = Brand<string, 'TournamentId'>;
export type TeamId = Brand<string, 'TeamId'>;
export type MatchId = Brand<string, 'MatchId'>;
export type GameId = Brand<string, 'GameId'>;
/** Id of a day or, in Swiss rounds, of a round. */
export type DayId = Brand<string, 'DayId'>;
/** Index of a group as text: '0' is group A. */
export type GroupId = Brand<string, 'GroupId'>;
export type UserId = Brand<string, 'UserId'>;
/** A player of a mixer: a profile id, or the name of a mock player. */
export type PlayerId = Brand<string, 'PlayerId'>;

/** Converts a text to an id of each kind, unchecked. */
export const tournamentId = (text: string) => text as TournamentId;
export const teamId = (text: string) => text as TeamId;
export const matchId = (text: string) => text as MatchId;
export const gameId = (text: string) => text as GameId;
export const dayId = (text: string) => text as DayId;
export const groupId = (text: string) => text as GroupId;
export const userId = (text: string) => text as UserId;
export const playerId = (text: string) => text as PlayerId;

/** Ids of profiles are user ids, which have exactly 28 characters; any other text in a player's place is a name. */
export const isProfileId = (text: string): text is UserId => /^[A-Za-z0-9]{28}$/.test(text);
