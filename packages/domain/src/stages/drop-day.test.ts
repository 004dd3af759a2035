import { createBracket, storedBracket } from '../engines';
import { matchId, teamId, type DayId, type MatchTimes } from '../entities';
import { BREAK, dayOffsets } from '../schedule';
import { scheduleQuality } from '../schedule/quality';
import { dropDay, eventEnd, type Stage } from '.';

const times: MatchTimes = { startTimes: ['09:00', '10:00', '11:00'], gameLength: 20, interval: 10, numberOfCourts: 2 };
/** The name of a game is its teams: `ab`. */
const teamsOf = (id: string) => [...id].map(teamId);
const toSchedule = (days: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(days).map(([dayId, games]) => [
      dayId,
      games
        .split(' ')
        .filter(Boolean)
        .map((game) => (game === '-' ? BREAK : matchId(game))),
    ]),
  ) as Readonly<Record<DayId, ReturnType<typeof matchId>[]>>;
const drop = (
  days: Readonly<Record<string, string>>,
  dayId: string,
  takers: readonly string[] = Object.keys(days),
  more: Partial<MatchTimes> = {},
) => {
  const { schedule, ...rest } = dropDay(
    { schedule: toSchedule(days), scheduleType: 'roundRobin', scheduleTimes: { ...times, ...more } },
    dayId as DayId,
    { takers: takers as DayId[], teamsOf },
  );
  return {
    ...rest,
    days: Object.fromEntries(Object.entries(schedule).map(([id, entries]) => [id, entries.join(' ').replaceAll(BREAK, '-')])),
  };
};

describe('dropDay', () => {
  it('moves its games to the end of the day that then ends first', () => {
    const { days, moved, unplaced } = drop({ 0: 'ab cd ac bd ef gh eg fh', 1: 'ef gh', 2: 'ad bc' }, '2');
    expect(days).toEqual({ 0: 'ab cd ac bd ef gh eg fh', 1: 'ef gh ad bc' });
    expect(moved).toEqual([
      { id: 'ad', dayId: '1', index: 2 },
      { id: 'bc', dayId: '1', index: 3 },
    ]);
    expect(unplaced).toEqual([]);
  });

  it('lets nobody play twice at once, and nobody twice in a row where that is possible', () => {
    expect(drop({ 0: 'ab cd', 1: 'ab ef gh' }, '1').days).toEqual({ 0: 'ab cd ef gh ab' });
    expect(drop({ 0: 'ab', 1: 'ac ad' }, '1').days).toEqual({ 0: 'ab - ac - ad' });
    const pairs = ['ab cd', 'ac bd', 'ad bc', 'ef gh', 'eg fh', 'eh fg'];
    const { days } = drop({ 0: pairs.slice(0, 3).join(' '), 1: pairs.slice(3).join(' ') }, '1');
    const entries = days['0']!.split(' ').map((game) => ({ team1Id: teamId(game[0]!), team2Id: teamId(game[1]!), refereeId: null }));
    expect(scheduleQuality([entries], 2).doubleBookings).toEqual([]);
  });

  it('keeps the dates and the starts of the other days, and leaves its breaks out', () => {
    const { scheduleTimes, days } = drop({ 0: 'ab', 1: '- - cd', 2: 'ef' }, '1', ['2']);
    expect(days).toEqual({ 0: 'ab', 2: 'ef cd' });
    expect(scheduleTimes).toMatchObject({ startTimes: ['09:00', '11:00'], days: [0, 2] });
    expect(dayOffsets(2, 'roundRobin', scheduleTimes)).toEqual([0, 2]);
    expect(drop({ 0: 'ab', 1: 'cd' }, '0').scheduleTimes).toMatchObject({ startTimes: ['10:00', '11:00'].slice(0, 1), days: [1] });
    expect(drop({ 0: 'ab', 1: 'cd' }, '1').scheduleTimes.days).toBeUndefined();
    expect(drop({ 0: 'ab', 1: 'cd', 2: 'ef' }, '1', ['0'], { startTimes: ['09:30'] }).scheduleTimes.startTimes).toEqual(['09:30', '09:30']);
  });

  it('keeps the length of games of the other days', () => {
    const own = { days: { 1: { gameLength: 5, interval: 0 }, 2: { gameLength: 30, interval: 0 } }, rounds: {} };
    expect(drop({ 0: 'ab', 1: 'cd', 2: 'ef' }, '1', ['0'], { own }).scheduleTimes.own?.days).toEqual({
      1: { gameLength: 30, interval: 0 },
    });
  });

  it('names the games that would end after midnight, or that no day can take', () => {
    const late = { startTimes: ['23:00', '10:00'], numberOfCourts: 1 };
    expect(drop({ 0: 'ab', 1: 'cd ef' }, '1', ['0'], late)).toMatchObject({ days: { 0: 'ab cd' }, unplaced: ['ef'] });
    expect(drop({ 0: 'ab', 1: 'cd ef' }, '1', [])).toMatchObject({ days: { 0: 'ab' }, unplaced: ['cd', 'ef'] });
    expect(drop({ 0: 'ab', 1: '' }, '1', [])).toMatchObject({ days: { 0: 'ab' }, unplaced: [], moved: [] });
  });
});

describe('eventEnd', () => {
  const groups = (days: Readonly<Record<string, string>>, dates: readonly number[]) =>
    ({ kind: 'groups', dates, schedule: toSchedule(days), scheduleTimes: times }) as unknown as Stage;

  it('is the end of the last game of all stages, on its day', () => {
    expect(eventEnd([groups({ 0: 'ab cd ef', 1: 'ab -' }, [0, 3])])).toBe(3 * 1440 + 10 * 60 + 20);
    expect(eventEnd([groups({ 0: 'ab' }, [1]), groups({ 0: 'ab cd ef' }, [0])])).toBe(1440 + 9 * 60 + 20);
  });

  it('counts drawn brackets, and is unknown without games', () => {
    const { layout } = storedBracket(createBracket('single', ['a', 'b', 'c', 'd'].map(teamId)));
    const bracket = { ...layout, kind: 'bracket', dates: [1], bracketTimes: { ...times, startTimes: ['15:00'] } } as unknown as Stage;
    // The semi-finals, the game for the third place, and the final.
    expect(eventEnd([groups({ 0: 'ab' }, [0]), bracket])).toBe(1440 + 15 * 60 + 80);
    expect(eventEnd([groups({ 0: '' }, [0]), { ...bracket, bracketSeeds: [] } as Stage])).toBeNull();
  });
});
