import { liveStatus, parseMatches, parseTournament, type Match, type MatchId, type Tournament } from '@courtside/domain';
import type { ExpectedStart } from '@courtside/domain/day';
import { scheduleStates } from '@courtside/domain/wall';
import { nowByStates, playClock, type LiveNow } from '@courtside/tournament-ui';
import { scheduleModel } from '../../games/schedule-model';
import { listDefaultGames, courtSlots } from './court-slots';

const parsed = parseTournament('t', {
  name: 'Cup',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  schedule: { '0': ['a', 'b', 'break', 'break', 'c'], '1': ['d'] },
  scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
});
const tournament = (parsed.ok ? parsed.value : null) as Tournament;
const slots = courtSlots(scheduleModel(tournament, [], new Map()));
const { schedule, scheduleType, scheduleTimes: times, startDate } = tournament;

function createMatches(states: Readonly<Record<string, object>>): ReadonlyMap<MatchId, Match> {
  const read = parseMatches(
    Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { team1Id: 'A', team2Id: 'B', ...(states[id] ?? {}) }])),
  );
  if (!read.ok) throw new Error('not parsed');
  return new Map(read.value);
}

/** Returns what is shown at a moment: kind, games with court and time, minutes. */
function at(
  date: string,
  hours: number,
  minutes: number,
  {
    states = {},
    starts = {},
  }: { states?: Readonly<Record<string, object>>; starts?: Readonly<Record<string, Partial<ExpectedStart>>> } = {},
) {
  const now = { date, minutes: hours * 60 + minutes };
  const guess = {
    ...liveStatus({ schedule, scheduleType, times, startDate, now }),
    ...{ ended: [], justEnded: [], isPlaying: false },
  } as LiveNow;
  const matches = createMatches(states);
  const clock = playClock(startDate, now);
  const live = nowByStates(guess, scheduleStates(tournament, matches, clock));
  const told = new Map(Object.entries(starts) as [string, ExpectedStart][]);
  return listDefaultGames({ slots, matches, live, starts: told, clock }).map(({ kind, games, minutes: left }) => [
    kind,
    games.map(({ row }) => row.entry).join(),
    left,
  ]);
}

describe('games around the present', () => {
  it('lists the slots that have games, across the days', () => {
    expect(slots.map(({ key, time, games }) => [key, time, games.length])).toEqual([
      ['0/0', '09:00', 2],
      ['0/2', '09:34', 1],
      ['1/0', '10:00', 1],
    ]);
  });

  it('shows what is on court, to the last minute', () => {
    expect(at('2027-06-12', 9, 0)).toEqual([['now', 'a,b', 12]]);
    expect(at('2027-06-12', 9, 11.5)).toEqual([['now', 'a,b', 1]]);
  });

  it('shows the games just played and the next ones in between, over night too', () => {
    expect(at('2027-06-12', 9, 12)).toEqual([
      ['last', 'a,b', null],
      ['next', 'c', 22],
    ]);
    expect(at('2027-06-12', 22, 0)).toEqual([
      ['last', 'c', null],
      ['next', 'd', 12 * 60],
    ]);
  });

  it('shows the first games before, and the last ones after everything', () => {
    expect(at('2027-06-11', 9, 0)).toEqual([['next', 'a,b', 24 * 60]]);
    expect(at('2027-06-20', 9, 0)).toEqual([['last', 'd', null]]);
  });

  describe('of a day that is run from the board', () => {
    const play = (state: string, more: object = {}) => ({ play: { game: 'a', change: 'c', state, ...more } });
    const clock = { startedAt: { seconds: 1, nanoseconds: 0 }, pausedAt: null, playedMs: 0, length: 12 };
    const over = { ...play('finished', { ending: 'played', clock }), team1Score: 1, team2Score: 0 };
    const told = (time: string, shift: number, courtLetter: string): Partial<ExpectedStart> => ({ time, shift, courtLetter, isOn: false });

    it('are on court as long as they are played, each with its own clock, and not as long as they were planned', () => {
      expect(at('2027-06-12', 9, 20, { states: { a: play('playing', { clock }), b: over } })).toEqual([['now', 'a', null]]);
      expect(at('2027-06-12', 9, 5, { states: { a: over, b: over } })).toEqual([
        ['last', 'a,b', null],
        ['next', 'c', 29],
      ]);
    });

    it('come next where and when the plan has them', () => {
      const starts = { c: told('09:20', -14, 'B'), d: told('10:00', 0, 'A') };
      expect(at('2027-06-12', 9, 15, { states: { a: over, b: over }, starts })).toEqual([
        ['last', 'a,b', null],
        ['next', 'c', 5],
        ['next', 'd', 1485],
      ]);
    });

    it('were not played where others come before them that are late', () => {
      const starts = { a: told('10:00', 60, 'A'), c: told('10:15', 41, 'A') };
      expect(at('2027-06-12', 9, 50, { states: { a: play('planned'), b: over }, starts })).toEqual([
        ['last', 'b', null],
        ['next', 'a', 10],
      ]);
    });

    it('come after what the schedule still has on their court, where they were moved behind it', () => {
      const starts = { a: told('09:00', 1440, 'A') };
      expect(at('2027-06-12', 9, 20, { starts })).toEqual([
        ['last', 'b', null],
        ['next', 'c', 14],
      ]);
    });

    it('were not played where they were not begun', () => {
      const starts = { b: told('09:20', 20, 'B') };
      expect(at('2027-06-12', 9, 15, { states: { a: over, b: play('planned') }, starts })).toEqual([
        ['last', 'a', null],
        ['next', 'b', 5],
        expect.arrayContaining(['next']),
      ]);
    });
  });
});
