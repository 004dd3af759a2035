import { dayId, defaultTimes, parseTournament, teamId, type MatchTimes, type ScheduleEntry, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { bracketDay } from '@courtside/domain/day';
import { playClock } from './play-clock';
import { AWAITED_MINUTES } from '@courtside/domain/wall';
import { bracketSpans, playStatus, scheduleSpans } from './play-status';

const times = (change: Partial<MatchTimes> = {}): MatchTimes => ({
  ...defaultTimes,
  gameLength: 12,
  interval: 5,
  numberOfCourts: 2,
  startTimes: ['09:00'],
  ...change,
});
const entries = (text: string) => text.split(' ') as ScheduleEntry[];
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** 09:00 a b, 09:17 break, 09:34 c d; the next day 09:00 e. */
const plan = {
  schedule: { [dayId('0')]: entries('a b break break c d'), [dayId('1')]: entries('e') },
  scheduleType: 'roundRobin',
  scheduleTimes: times(),
} as const;
const at = (date: string, time: string) => playStatus(scheduleSpans(plan), playClock('2027-06-12', { date, minutes: minutes(time) }));

describe('playStatus', () => {
  it('keeps games whose time is up, the latest first, until their scores are awaited no more', () => {
    expect(at('2027-06-12', '09:11')).toMatchObject({ running: ['a', 'b'], ended: [], justEnded: [], next: ['c', 'd'], minutesToNext: 23 });
    expect(at('2027-06-12', '09:12')).toMatchObject({ running: [], ended: ['a', 'b'], justEnded: ['a', 'b'] });
    expect(at('2027-06-12', '09:40')).toMatchObject({ running: ['c', 'd'], ended: ['a', 'b'], justEnded: [] });
    expect(at('2027-06-12', '09:46')).toMatchObject({ running: [], ended: ['c', 'd', 'a', 'b'], justEnded: ['c', 'd'], next: ['e'] });
    expect(at('2027-06-12', '12:00')).toMatchObject({ ended: ['c', 'd', 'a', 'b'], justEnded: [] });
    expect(at('2027-06-12', '21:20')).toMatchObject({ ended: ['c', 'd'] });
    expect(playStatus(scheduleSpans(plan), minutes('09:46') + AWAITED_MINUTES)).toMatchObject({ ended: [] });
  });

  it('a day of play is on through its breaks and a little longer than planned, not before it and not overnight', () => {
    const isPlaying = (date: string, time: string) => at(date, time).isPlaying;
    expect([
      isPlaying('2027-06-12', '08:59'),
      isPlaying('2027-06-12', '09:00'),
      isPlaying('2027-06-12', '09:15'),
      isPlaying('2027-06-12', '09:33'),
    ]).toEqual([false, true, true, true]);
    expect([isPlaying('2027-06-12', '10:05'), isPlaying('2027-06-12', '10:06'), isPlaying('2027-06-12', '20:00')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isPlaying('2027-06-13', '08:30'), isPlaying('2027-06-13', '09:11'), isPlaying('2027-06-20', '09:00')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(playStatus([], 0)).toEqual({ running: [], ended: [], justEnded: [], next: [], minutesToNext: null, isPlaying: false });
  });

  it('a day of play goes on past midnight', () => {
    const late = scheduleSpans({
      ...plan,
      schedule: { [dayId('0')]: entries('a b c d') },
      scheduleTimes: times({ startTimes: ['23:50'] }),
    });
    expect(playStatus(late, playClock('2027-06-12', { date: '2027-06-13', minutes: 8 }))).toMatchObject({
      running: ['c', 'd'],
      ended: ['a', 'b'],
      isPlaying: true,
    });
  });
});

describe('the bracket by the clock', () => {
  const bracket = createBracket('single', ['A', 'B', 'C', 'D'].map(teamId));
  const tournament = (change: object = {}): Tournament => {
    const parsed = parseTournament('t', {
      name: 'x',
      startDate: '2027-06-12',
      endDate: '2027-06-13',
      ...plan,
      bracketTimes: times({ startTimes: ['14:00'] }),
      ...storedBracket(bracket).layout,
      ...change,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    return parsed.value;
  };
  const oneDay = { schedule: { 0: entries('a b') } };

  it.each([
    ['the last day of the schedule, when it begins after its games', { ...oneDay }, 0],
    ['the day after, when it begins earlier', { ...oneDay, bracketTimes: times({ startTimes: ['09:00'] }) }, 1],
    ['never later than the last day', { ...oneDay, endDate: '2027-06-12', bracketTimes: times({ startTimes: ['09:00'] }) }, 0],
    ['the second of two days', {}, 1],
    ['the first day without a schedule', { schedule: {} }, 0],
  ])('is played on %s', (_what, change, day) => {
    expect(bracketDay(tournament(change))).toBe(day);
  });

  it('has its games by their time, also from the tournament’s own document', () => {
    const spans = bracketSpans(tournament(oneDay));
    expect(spans).toEqual(bracketSpans(tournament(oneDay), bracket.template));
    expect(spans.map(({ start, end, games }) => [start, end, games.length])).toEqual([
      [840, 852, 2],
      [857, 869, 1],
      [874, 886, 1],
    ]);
    expect(playStatus(spans, 845)).toMatchObject({ isPlaying: true, running: spans[0]?.games });
  });

  it('is nothing to go by where nobody knows how many teams there are', () => {
    expect(bracketSpans(tournament({ bracketSeeds: [] }))).toEqual([]);
  });
});
