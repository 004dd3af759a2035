export { bracketTimetable, type BracketSlot } from './bracket-timetable';
export { courtLetter, dayStart, gameTime, minutesOf, rhythmOfDay, timeOf, type ScheduleTime } from './game-time';
export { dayOffsets, liveStatus, type LiveStatus, type LiveStatusInput, type WallClockMoment } from './live-status';
export {
  breakPlacement,
  breakRemoval,
  moveEntry,
  moveProblems,
  storedScheduleQuality,
  type EntryPlace,
  type MoveProblems,
  type ScheduleDays,
} from './move-entry';
export { scheduleQuality, type Clash, type QualityEntry, type ScheduleQuality } from './quality';
export { isOwnReferee, suggestReferees, type RefereeInput } from './suggest-referees';
export { BREAK, dayEnd, daySlots, dayTimetable, type TimetableRow, type TimetableSlot } from './timetable';
export { instantAt, wallTimeAt } from './wall-time';
