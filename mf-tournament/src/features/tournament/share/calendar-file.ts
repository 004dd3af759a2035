import { showsGameTimes, type Team, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { calendarText, tournamentCalendar, type CalendarSource, type CalendarWords } from '@courtside/domain/calendar';

/** Whether visitors may see when any games are played. */
export function hasGameTimes(tournament: Tournament, shows: (section: 'schedule' | 'bracket') => boolean): boolean {
  const times = showsGameTimes(tournament);
  return (shows('schedule') && times.schedule) || (shows('bracket') && times.bracket);
}

/** Returns the address for a calendar subscription. @param origin of the calendar service, see `calendars` of `config.json` */
export function calendarAddress(origin: string, tournament: Tournament, team: Team | null, language: string): string {
  const file = team ? `calendar/${team.id}.ics` : 'calendar.ics';
  return `${[origin, linkTo('tournament', tournament.id).slice(1), file].join('/')}?lang=${language}`;
}

export const webcalAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Returns a name that every file system accepts, and that people recognize. */
const fileName = (name: string): string =>
  `${
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
      .toLowerCase() || 'calendar'
  }.ics`;

/** Makes the browser save the loaded data as a calendar. */
export function saveCalendar(source: CalendarSource, words: CalendarWords): void {
  const text = calendarText(tournamentCalendar(source, words));
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(source.team?.name ?? source.tournament.name);
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
