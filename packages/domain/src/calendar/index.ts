export { calendarText, type Calendar, type CalendarEvent, type CalendarTime } from './calendar-text';
export { tournamentCalendar, type CalendarSource, type CalendarWords } from './tournament-calendar';
