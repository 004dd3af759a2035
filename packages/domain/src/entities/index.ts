export { parseBracketGames, type BracketGame } from './bracket-game';
export { parseClubRegion, type ClubRegion } from './clubs';
export { contactLimit, publicContact, type PublicContact } from './contact';
export { storedGoal, type GameClock, type GameEnding, type GamePlay, type Goal, type PlayState } from './game-play';
export * from './ids';
export { isPlayed, parseMatches, type Match, type Score } from './match';
export { defaultTimes, type GameLength, type MatchTimes } from './match-times';
export type { ParseIssue, ParseResult } from './parse';
export { parseProfile, type Profile } from './profile';
export { parseTeams, type Team } from './team';
export {
  parseTournament,
  type BracketLevel,
  type BracketType,
  type ScheduleEntry,
  type ScheduleType,
  type TieBreakPreset,
  type Tournament,
  type TournamentType,
} from './tournament';
