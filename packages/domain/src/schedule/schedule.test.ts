import * as fc from 'fast-check';
import { bracketTemplate, waitsFor } from '../brackets';
import { dayId, matchId, parseTournament, sortedDayIds, teamId, type MatchId, type TeamId } from '../entities';
import { bracketTimetable, courtLetter, dayEnd, daySlots, dayTimetable, gameTime, toScheduleTime } from '.';
import {
  breakPlacement,
  breakRemoval,
  isOwnReferee,
  moveEntry,
  moveProblems,
  refereeClashes,
  scheduleQuality,
  suggestReferees,
} from './making';
import { entries, times } from './schedule.testkit';

const game = (team1: string, team2: string) => ({ team1Id: teamId(team1), team2Id: teamId(team2) });

describe('times', () => {
  it('follow start + (length + interval) × ⌊index / courts⌋', () => {
    expect([0, 1, 2, 3, 7].map((index) => gameTime(times(), 0, index).time)).toEqual(['09:00', '09:00', '09:17', '09:17', '09:51']);
    expect(gameTime(times(), 1, 2).time).toBe('10:47');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 500 }),
        (start, gameLength, interval, numberOfCourts, index) => {
          const at = gameTime({ startTimes: [toScheduleTime(start).time], gameLength, interval, numberOfCourts }, 0, index);
          const minutes = start + (gameLength + interval) * Math.floor(index / numberOfCourts);
          expect(at).toEqual({
            minutes,
            plusDays: Math.floor(minutes / 1440),
            time: new Date(minutes * 60_000).toISOString().slice(11, 16),
          });
        },
      ),
      { seed: 5 },
    );
  });

  it('a day beyond the list starts like the last one', () => {
    expect(gameTime(times(), 5, 0).time).toBe('10:30');
    expect(gameTime(times({ startTimes: [] }), 0, 0).time).toBe('09:00');
  });

  it('wrap at midnight and say so', () => {
    const late = times({ startTimes: ['23:50'], numberOfCourts: 1 });
    expect(gameTime(late, 0, 0)).toEqual({ time: '23:50', minutes: 1430, plusDays: 0 });
    expect(gameTime(late, 0, 1)).toEqual({ time: '00:07', minutes: 1447, plusDays: 1 });
    expect(dayEnd(entries('a'), late, 0)).toEqual({ time: '00:02', minutes: 1442, plusDays: 1 });
    expect(gameTime(times({ startTimes: ['23:59'], gameLength: 1, interval: 0, numberOfCourts: 1 }), 0, 1)).toEqual({
      time: '00:00',
      minutes: 1440,
      plusDays: 1,
    });
  });

  it('gives courts their letters by index, breaks included', () => {
    const rows = dayTimetable(entries('a break b c d'), times(), 0);
    expect(rows.map(({ entry, courtLetter: letter, slot }) => `${entry}${letter}${slot}`)).toEqual(['aA0', 'breakB0', 'bA1', 'cB1', 'dA2']);
    expect([0, 5].map(courtLetter)).toEqual(['A', 'F']);
    expect(daySlots(entries('a break b c d'), times(), 0).map(({ time, rows: { length } }) => `${time} ${length}`)).toEqual([
      '09:00 2',
      '09:17 2',
      '09:34 1',
    ]);
  });

  it('a day ends with its last game, not with a break', () => {
    expect(dayEnd(entries('a b c break break break'), times(), 0)?.time).toBe('09:29');
    expect(dayEnd(entries('break'), times(), 0)).toBeNull();
    expect(dayEnd([], times(), 0)).toBeNull();
  });

  it('days are in the order of their numbers', () => {
    expect(sortedDayIds({ 10: [], 2: [], b: [], 1: [], a: [] })).toEqual(['1', '2', '10', 'a', 'b']);
  });
});

describe('bracketTimetable', () => {
  it.each([4, 6, 13, 16, 32])('a double bracket of %i: no game is at the time of one it waits for, no court twice at once', (teamCount) => {
    const template = bracketTemplate('double', teamCount);
    const timetable = bracketTimetable(template, times({ numberOfCourts: 3 }));
    expect(timetable.size).toBe(template.games.filter(({ kind }) => kind === 'game').length);
    expect(new Set([...timetable.values()].map(({ slot, court }) => `${slot} ${court}`)).size).toBe(timetable.size);
    for (const [id, { minutes }] of timetable) {
      for (const side of [0, 1] as const) {
        const source = waitsFor(template, id, side);
        if ('gameId' in source) expect(timetable.get(source.gameId)?.minutes ?? Infinity).toBeLessThan(minutes);
      }
    }
  });
});

describe('games of another length', () => {
  const rhythm = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 };
  const read = (gameLengths: object) => {
    const parsed = parseTournament('t', {
      ...{ name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-13', schedule: { 2: ['a'], 10: ['b', 'c', 'd'] } },
      ...{ scheduleTimes: rhythm, bracketTimes: rhythm, gameLengths },
    });
    if (!parsed.ok) throw new Error('not parsed');
    return parsed.value;
  };

  it('a day goes by its own length and interval, in its times and its end', () => {
    const { schedule, scheduleTimes } = read({ 'day-10': '2x10+5' });
    const startsOf = (day: number) =>
      dayTimetable(schedule[sortedDayIds(schedule)[day]!] ?? [], scheduleTimes, day).map(({ time }) => time);
    expect([startsOf(0), startsOf(1)]).toEqual([['09:00'], ['09:00', '09:00', '09:25']]);
    expect([0, 1].map((day) => dayEnd(['a', 'b', 'c'], scheduleTimes, day)?.time)).toEqual(['09:27', '09:45']);
    expect(read({}).scheduleTimes).toEqual(rhythm);
  });

  it.each([
    [{}, ['09:15', '09:30']],
    [{ 'upper-round1': '20' }, ['09:23', '09:38']],
    [{ 'upper-round1': '20+10', 'upper': '30' }, ['09:30', '10:03']],
    [{ upper: '2x15' }, ['09:33', '10:06']],
    [{ lower: '2x15' }, ['09:15', '09:30']],
  ])('what follows a round or a level of a bracket comes after its games: %j', (lengths, starts) => {
    const template = bracketTemplate('single', 4);
    const timetable = bracketTimetable(template, read(lengths).bracketTimes);
    expect(template.games.flatMap(({ id }) => timetable.get(id)?.time ?? []).sort()).toEqual(['09:00', '09:00', ...starts]);
  });
});

describe('scheduleQuality', () => {
  it('counts rest, games in a row, double bookings and courts', () => {
    const days = [[game('a', 'b'), game('c', 'd'), game('a', 'c'), 'break', 'break', 'break', game('a', 'd'), game('b', 'c')]] as const;
    expect(scheduleQuality(days, 2)).toEqual({
      doubleBookings: [],
      backToBack: [
        { teamId: 'a', day: 0, slot: 1 },
        { teamId: 'c', day: 0, slot: 1 },
      ],
      shortestRest: 0,
      averageRest: 1,
      longestWait: 2,
      courtImbalance: 3,
    });
    expect(scheduleQuality([[game('a', 'b'), game('a', 'c')]], 2).doubleBookings).toEqual([{ teamId: 'a', day: 0, slot: 0 }]);
  });

  it('a team that referees is busy, but rests', () => {
    const refereed = { ...game('a', 'b'), refereeId: teamId('c') };
    const bookings = (...day: Parameters<typeof scheduleQuality>[0][number]) => scheduleQuality([day], 2).doubleBookings;
    expect(bookings(refereed, game('c', 'd'))).toEqual([{ teamId: 'c', day: 0, slot: 0 }]);
    expect(bookings(game('c', 'd'), refereed)).toEqual([{ teamId: 'c', day: 0, slot: 0 }]);
    expect(scheduleQuality([[game('c', 'd'), 'break', refereed, 'break', game('c', 'd')]], 2)).toMatchObject({
      doubleBookings: [],
      backToBack: [],
      shortestRest: 1,
    });
  });

  it('rest does not cross a night, and nobody who plays once has one', () => {
    expect(scheduleQuality([[game('a', 'b')], [game('a', 'b')]], 1)).toMatchObject({
      shortestRest: null,
      averageRest: null,
      longestWait: null,
    });
    expect(scheduleQuality([], 1)).toMatchObject({ courtImbalance: 0, shortestRest: null });
  });
});

describe('moveEntry', () => {
  const schedule = { [dayId('0')]: entries('a b c'), [dayId('1')]: entries('d') };
  const place = (day: string, index: number) => ({ dayId: dayId(day), index });

  it('moves inside a day and between days, and touches nothing', () => {
    expect(moveEntry(schedule, place('0', 0), place('0', 2))).toEqual({ 0: ['b', 'c', 'a'], 1: ['d'] });
    expect(moveEntry(schedule, place('0', 1), place('1', 0))).toEqual({ 0: ['a', 'c'], 1: ['b', 'd'] });
    expect(moveEntry(schedule, place('0', 1), place('1', 9))).toEqual({ 0: ['a', 'c'], 1: ['d', 'b'] });
    expect(schedule[dayId('0')]).toEqual(['a', 'b', 'c']);
    expect(() => moveEntry(schedule, place('0', 3), place('1', 0))).toThrow(RangeError);
    expect(() => moveEntry(schedule, place('0', 0), place('7', 0))).toThrow(RangeError);
    for (const index of [-1, 0.5, NaN, Infinity]) {
      expect(() => moveEntry(schedule, place('0', index), place('1', 0))).toThrow(RangeError);
      if (index !== Infinity) expect(() => moveEntry(schedule, place('0', 0), place('1', index))).toThrow(RangeError);
      expect(moveProblems(schedule, { matches: new Map(), teams: [] }, 1, place('0', index), place('1', 0))).toEqual({
        doubleBookings: [],
        backToBack: [],
        shortestRest: null,
      });
    }
  });

  it('warns of what a move makes worse, and of nothing else', () => {
    const unrefereed = (one: string, other: string) => ({ ...game(one, other), referee: '' });
    const matches = new Map([
      [matchId('a'), unrefereed('A', 'B')],
      [matchId('b'), unrefereed('C', 'D')],
      [matchId('c'), unrefereed('E', 'F')],
      [matchId('d'), unrefereed('A', 'C')],
      [matchId('e'), { ...game('A', 'B'), referee: ' club é' }],
    ]);
    const teams = ['A', 'C', 'E'].map((id) => ({ id: teamId(id), name: `Club ${id}` }));
    const day = { [dayId('0')]: entries('a b break c d break') };
    const move = (from: number, to: number) => moveProblems(day, { matches, teams }, 2, place('0', from), place('0', to));
    // d is then at the same time as a: A plays twice at once, and b moves into the next slot.
    expect(move(4, 1)).toEqual({ doubleBookings: ['A'], backToBack: ['C'], shortestRest: 0 });
    expect(move(4, 2)).toMatchObject({ doubleBookings: [], backToBack: ['A', 'C'] });
    expect(move(5, 4)).toMatchObject({ doubleBookings: [], backToBack: [] });
    // Club E plays c, and referees e.
    const refereed = { [dayId('0')]: entries('e break c break') };
    const toSlot = (index: number) => moveProblems(refereed, { matches, teams }, 2, place('0', 2), place('0', index));
    expect([toSlot(1), toSlot(3)].map(({ doubleBookings }) => doubleBookings)).toEqual([['E'], []]);
    expect(moveProblems(day, { matches, teams }, 2, place('0', 99), place('0', 0))).toEqual({
      doubleBookings: [],
      backToBack: [],
      shortestRest: null,
    });
  });

  it('a break for all courts begins with a time slot', () => {
    expect(breakPlacement(3, 4, 'allCourts')).toEqual({ index: 3, slots: 3 });
    expect(breakPlacement(3, 4, 'oneCourt')).toEqual({ index: 4, slots: 1 });
  });

  it('a break for all courts is removed as one, a single one alone', () => {
    const day = ['a', 'break', 'break', 'break', 'break', 'b', 'break'];
    expect(breakRemoval(day, 2, 1)).toEqual({ index: 1, slots: 1 });
    for (const index of [2, 3]) expect(breakRemoval(day, 2, index)).toEqual({ index: 2, slots: 2 });
    expect(breakRemoval(day, 2, 4)).toEqual({ index: 4, slots: 1 });
    // The last slot is not full: the other court is empty too, but not because of a break.
    expect(breakRemoval(day, 2, 6)).toEqual({ index: 6, slots: 1 });
    expect(breakRemoval(day, 2, 0)).toBeNull();
    expect(breakRemoval(day, 2, 99)).toBeNull();
  });
});

describe('suggestReferees', () => {
  const teams = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ id: teamId(name), name: `Team ${name}` }));
  const suggest = (referees: Record<string, string> = {}, named = teams) => {
    const games: [string, string, string][] = [
      ['m1', 'A', 'B'],
      ['m2', 'C', 'D'],
      ['m3', 'E', 'F'],
      ['m4', 'A', 'C'],
    ];
    const matches = new Map(games.map(([id, one, other]) => [matchId(id), { ...game(one, other), referee: referees[id] ?? '' }] as const));
    return suggestReferees({ schedule: { [dayId('0')]: games.map(([id]) => id as MatchId) }, matches, numberOfCourts: 1, teams: named });
  };

  it('never names a team that plays, and prefers those with a free slot before and after', () => {
    const suggestions = suggest();
    expect(suggestions.get(matchId('m1'))).toEqual(['E', 'F', 'C', 'D']);
    for (const ranked of suggestions.values()) expect(ranked).toHaveLength(new Set<TeamId>(ranked).size);
    expect(suggestions.get(matchId('m3'))?.[0]).toBe('B');
  });

  it('a team is no referee of its own game, and one who is named so does not count', () => {
    expect(isOwnReferee(' TEAM a', ['Team A', 'Team B'])).toBe(true);
    expect(isOwnReferee('Les Étoiles', ['les etoiles', 'B'])).toBe(true);
    expect(isOwnReferee('Team C', ['Team A', 'Team B'])).toBe(false);
    for (const blank of ['', ' ', '–']) expect(isOwnReferee(blank, ['', '-'])).toBe(false);
    expect(suggest({ m1: 'Team A' })).toEqual(suggest());
    for (const [id, [one, other]] of Object.entries({ m1: 'AB', m2: 'CD', m3: 'EF', m4: 'AC' })) {
      for (const name of [one, other]) expect(suggest({ [id]: `team ${name}` }).get(matchId(id))).not.toContain(name);
    }
  });

  it('a team whose name has no letters is not the referee of every game that has none', () => {
    const nameless = teams.map((team) => (team.name === 'Team E' ? { ...team, name: '!!!' } : team));
    expect(suggest({}, nameless)).toEqual(suggest());
  });

  it('shares the work: who has done it comes later', () => {
    const first = suggest().get(matchId('m2'))?.[0];
    expect(suggest({ m1: ' team f ' }).get(matchId('m4'))?.[0]).not.toBe('F');
    expect(first).toBeDefined();
  });
});

describe('refereeClashes', () => {
  const teams = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ id: teamId(name), name: `Team ${name}` }));
  const clashes = (referees: Record<string, string>) =>
    refereeClashes({
      schedule: { [dayId('0')]: entries('m1 m2 m3 break') as MatchId[] },
      matches: new Map(
        [
          ['m1', 'A', 'B'],
          ['m2', 'C', 'D'],
          ['m3', 'A', 'C'],
        ].map(([id = '', one = '', other = '']) => [matchId(id), { ...game(one, other), referee: referees[id] ?? '' }] as const),
      ),
      numberOfCourts: 2,
      teams,
    });

  it('names the game that a referee plays or referees at the same time', () => {
    expect([...clashes({ m1: 'team c' })]).toEqual([['m1', 'm2']]);
    expect([...clashes({ m1: 'Team E', m2: 'TEAM E' })]).toEqual([
      ['m1', 'm2'],
      ['m2', 'm1'],
    ]);
  });

  it('has nothing against another time, a person, and one that plays itself', () => {
    expect([...clashes({ m1: 'Team E', m3: 'Team E', m2: 'Zoé' })]).toEqual([]);
    expect([...clashes({ m1: 'Team A' })]).toEqual([]);
  });
});
