export { bracketTimetable, type BracketSlot } from './bracket-timetable';
export {
  courtLetter,
  courtsOfDay,
  dayStart,
  gameTime,
  mostCourts,
  toMinutes,
  MINUTES_PER_DAY,
  rhythmOfDay,
  toScheduleTime,
  type CourtCounts,
  type ScheduleTime,
} from './game-time';
export { dayOffsets, liveStatus, type LiveStatus, type LiveStatusInput, type WallClockMoment } from './live-status';
export { placeOn } from './place-on';
export { refereeFinder, type NamedTeam } from './referee-team';
export { BREAK, dayEnd, daySlots, dayTimetable, type TimetableRow, type TimetableSlot } from './timetable';
export { instantAt, wallTimeAt } from './wall-time';
