import { dayId, type DayId, type ScheduleEntry } from '../entities';
import { dayOffsets, liveStatus } from '.';
import { entries, times } from './schedule.testkit';

describe('liveStatus', () => {
  const schedule: Record<DayId, ScheduleEntry[]> = { [dayId('0')]: entries('a b break break c d'), [dayId('1')]: entries('e f') };
  const at = (date: string, time: string, scheduleType: 'roundRobin' | 'swissRounds' = 'roundRobin') =>
    liveStatus({
      schedule,
      scheduleType,
      times: times(),
      startDate: '2027-06-12',
      now: { date, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) },
    });

  it('names the games on court, and the next ones', () => {
    expect(at('2027-06-12', '08:59')).toEqual({
      running: [],
      next: ['a', 'b'],
      dayId: null,
      slot: null,
      elapsedMinutes: null,
      minutesToNext: 1,
    });
    expect(at('2027-06-12', '09:00')).toMatchObject({
      running: ['a', 'b'],
      next: ['c', 'd'],
      dayId: '0',
      slot: 0,
      elapsedMinutes: 0,
      minutesToNext: 34,
    });
    expect(at('2027-06-12', '09:11')).toMatchObject({ running: ['a', 'b'], elapsedMinutes: 11 });
    expect(at('2027-06-12', '09:12')).toMatchObject({ running: [], next: ['c', 'd'] });
    expect(at('2027-06-12', '12:00')).toMatchObject({ running: [], next: ['e', 'f'] });
    expect(at('2027-06-13', '10:40')).toMatchObject({ running: ['e', 'f'], next: [], dayId: '1', minutesToNext: null });
    expect(at('2027-06-14', '10:40')).toMatchObject({ running: [], next: [] });
  });

  it('rounds of a Swiss share a day until one starts earlier than the one before', () => {
    expect(at('2027-06-12', '10:31', 'swissRounds')).toMatchObject({ running: ['e', 'f'] });
    const overnight = liveStatus({
      schedule,
      scheduleType: 'swissRounds',
      times: times({ startTimes: ['15:00', '09:00'] }),
      startDate: '2027-06-12',
      now: { date: '2027-06-13', minutes: 545 },
    });
    expect(overnight.running).toEqual(['e', 'f']);
  });
});

describe('the days on which a schedule is played', () => {
  const none = null;
  it.each([
    ['follow each other', 'roundRobin', undefined, [0, 1, 2, 3]],
    ['are those that were chosen', 'roundRobin', [0, 28, 56, 84], [0, 28, 56, 84]],
    ['follow a chosen one', 'roundRobin', [none, 28], [0, 28, 29, 30]],
    ['are never before the day before', 'roundRobin', [none, 28, 28, 3], [0, 28, 29, 30]],
    ['may begin later than the tournament', 'roundRobin', [2], [2, 3, 4, 5]],
    ['are shared by Swiss rounds that begin later', 'swissRounds', undefined, [0, 0, 0, 1]],
    ['are shared by Swiss rounds after a chosen day', 'swissRounds', [none, none, 7], [0, 0, 7, 8]],
    ['are shared by Swiss rounds for which the same day was chosen', 'swissRounds', [none, 7, 7], [0, 7, 7, 8]],
  ] as const)('%s (%s)', (_, type, days, expected) => {
    const startTimes = ['09:00', '10:00', '11:00', '10:30'];
    expect(dayOffsets(4, type, times({ startTimes, days }))).toEqual(expected);
  });

  it('have games at their own dates', () => {
    const schedule: Record<DayId, ScheduleEntry[]> = { [dayId('0')]: entries('a b'), [dayId('1')]: entries('c d') };
    const at = (date: string) =>
      liveStatus({
        schedule,
        scheduleType: 'roundRobin',
        times: times({ days: [null, 28] }),
        startDate: '2027-06-12',
        now: { date, minutes: 631 },
      });
    expect(at('2027-06-13')).toMatchObject({ running: [], next: ['c', 'd'], minutesToNext: 27 * 24 * 60 - 1 });
    expect(at('2027-07-10')).toMatchObject({ running: ['c', 'd'], dayId: '1' });
  });
});

describe('liveStatus over a change of clocks', () => {
  const schedule: Record<DayId, ScheduleEntry[]> = { [dayId('0')]: entries('a b c d e f'), [dayId('1')]: entries('g') };
  const hourly = (startTimes: string[]) => ({ startTimes, gameLength: 40, interval: 20, numberOfCourts: 1 });
  /** Returns what a page shows at an instant, by local time. */
  const at = (instant: string, startDate: string, timeZone: string, startTimes: string[]) => {
    const now = Date.parse(instant);
    const wall = new Date(now).toLocaleString('sv-SE', { timeZone });
    const [hours, minutes] = wall.slice(11, 16).split(':').map(Number);
    return liveStatus({
      schedule,
      scheduleType: 'roundRobin',
      times: hourly(startTimes),
      startDate,
      timeZone,
      now: { date: wall.slice(0, 10), minutes: hours! * 60 + minutes!, instant: now },
    });
  };

  it.each([
    // Saturday evening to Sunday at nine: 11 hours by the wall clock, 10 and 12 as they pass.
    ['spring', '2027-03-27T21:00:00Z', '2027-03-27', 'Europe/Paris', 600],
    ['autumn', '2027-10-30T20:00:00Z', '2027-10-30', 'Europe/Paris', 720],
    ['autumn, west', '2027-11-07T02:00:00Z', '2027-11-06', 'America/Toronto', 720],
    ['no change', '2027-06-12T20:00:00Z', '2027-06-12', 'Europe/Paris', 660],
    ['half an hour', '2027-04-03T11:00:00Z', '2027-04-03', 'Australia/Lord_Howe', 690],
  ])('waits as long as it takes to the next day, %s', (_, instant, startDate, timeZone, minutes) => {
    expect(at(instant, startDate, timeZone, ['09:00', '09:00'])).toMatchObject({ running: [], next: ['g'], minutesToNext: minutes });
  });

  it('games of a night follow each other as time passes', () => {
    // Clocks jump from 02:00 to 03:00, an hour and a half after the start; no game is skipped.
    const spring = (instant: string) => at(instant, '2027-03-28', 'Europe/Paris', ['00:30', '09:00']);
    expect(spring('2027-03-28T00:35:00Z')).toMatchObject({ running: ['b'], elapsedMinutes: 5, minutesToNext: 55 });
    expect(spring('2027-03-28T01:35:00Z')).toMatchObject({ running: ['c'], elapsedMinutes: 5 });
    // Clocks are set back from 03:00 to 02:00: the same local time twice, two different games.
    const autumn = (instant: string) => at(instant, '2027-10-31', 'Europe/Paris', ['02:30', '09:00']);
    expect(autumn('2027-10-31T00:35:00Z')).toMatchObject({ running: ['a'], elapsedMinutes: 5 });
    expect(autumn('2027-10-31T01:35:00Z')).toMatchObject({ running: ['b'], elapsedMinutes: 5 });
  });

  it('counts by the wall clock where the zone is not known', () => {
    expect(at('2027-03-27T21:00:00Z', '2027-03-27', 'Europe/Paris', ['09:00']).minutesToNext).toBe(600);
    const wall = {
      schedule,
      scheduleType: 'roundRobin' as const,
      times: hourly(['09:00']),
      startDate: '2027-03-27',
      now: { date: '2027-03-27', minutes: 1320, instant: 0 },
    };
    for (const timeZone of [undefined, null, 'Mars/Base']) expect(liveStatus({ ...wall, timeZone }).minutesToNext).toBe(660);
  });
});
