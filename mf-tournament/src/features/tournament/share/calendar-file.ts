import { showsGameTimes, type Team, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { calendarText, tournamentCalendar, type CalendarSource, type CalendarWords } from '@courtside/domain/calendar';

/** Whether visitors are shown when any games are. */
export function hasGameTimes(tournament: Tournament, shows: (section: 'schedule' | 'bracket') => boolean): boolean {
  const times = showsGameTimes(tournament);
  return (shows('schedule') && times.schedule) || (shows('bracket') && times.bracket);
}

/** Where a calendar can subscribe to this. @param origin of who makes calendars, see `calendars` of `config.json` */
export function calendarAddress(origin: string, tournament: Tournament, team: Team | null, language: string): string {
  const file = team ? `calendar/${team.id}.ics` : 'calendar.ics';
  return `${[origin, linkTo('tournament', tournament.id).slice(1), file].join('/')}?lang=${language}`;
}

export const webcalAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** A name that every file system takes, and that people recognise. */
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

/** Lets the browser save what the page has loaded as a calendar. */
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
