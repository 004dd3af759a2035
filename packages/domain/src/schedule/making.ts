export {
  breakPlacement,
  breakRemoval,
  moveEntry,
  moveProblems,
  storedScheduleQuality,
  type EntryPlace,
  type MoveProblems,
  type ScheduleDays,
  type StoredGames,
} from './move-entry';
export { placeProblems, type PlaceProblem } from './place-problems';
export { scheduleQuality, type Clash, type QualityEntry, type ScheduleQuality } from './quality';
export { isOwnReferee, rankReferees, refereeClashes, suggestReferees, type RefereeGame, type RefereeInput } from './suggest-referees';
