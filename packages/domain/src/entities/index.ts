export { parseBracketGames, type BracketGame } from './bracket-game';
export { parseClubRegion, type ClubRegion } from './clubs';
export { contactLimit, publicContact, storedContact, type PublicContact } from './contact';
export { storedGoal, type GameClock, type GameEnding, type GamePlay, type Goal, type PlayState } from './game-play';
export { toCourtEntry, listOnCourt, isEntryOnCourt, playedFields, mergeGamesOnCourt } from './games-on-court';
export * from './ids';
export { isPlayed, parseMatches, type Match, type Score } from './match';
export { restingIn, roundOfBye } from './byes';
export { listGroupIds, sortedDayIds } from './ids-in-order';
export {
  defaultTimes,
  storedDays,
  storedVenues,
  type ChosenDays,
  type GameLength,
  type MatchTimes,
  type Rhythm,
  type Venue,
} from './match-times';
export { isOnItsWay, type ParseIssue, type ParseResult } from './parse';
export { getPosterImage, type PosterImage } from './poster-image';
export { parsePlace, type Place } from './place';
export { parseProfile, type Profile } from './profile';
export { isRunFromBoard } from './run-from-board';
export { storedAdjustment, tableCriteria, type PointAdjustment, type PointAdjustments, type TableCriterion } from './table-rules';
export { parseTeams, withEntries, type Team } from './team';
export { countWins, listEndedGames, type SeriesLength, type SeriesGame } from './series';
export type {
  BracketFields,
  BracketLevel,
  BracketType,
  GroupsFields,
  Legs,
  ScheduleEntry,
  ScheduleType,
  TableFields,
  TieBreakPreset,
} from './stage-fields';
export { parseTournament, type Tournament, type TournamentType } from './tournament';
