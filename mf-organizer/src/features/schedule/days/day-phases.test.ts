import { dayId, matchId, type MatchId } from '@courtside/domain';
import { matchesAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { dayPhases, gameOfNow } from './day-phases';
import { scheduleModel } from '../../../games/schedule-model';

const day = (count: number, time = '00:00') => count * 24 * 60 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const phasesAt = (clock: number, more: object = {}, scores: object = {}) => {
  const matches = new Map([...matchesAt('schedule')].map(([id, match]) => [id, { ...match, ...(scores as Record<string, object>)[id] }]));
  return [...dayPhases(scheduleModel(tournamentAt('schedule', more), someTeams, matches), clock).values()];
};
const played = { team1Score: 1, team2Score: 0 };

describe('dayPhases', () => {
  it('keeps a day unfolded while it lasts, and until its scores have been entered', () => {
    // The last game of the first day ends at 09:29.
    expect(phasesAt(day(0, '23:59'))[0]).toEqual({ isPast: false, overdue: 4 });
    expect(phasesAt(day(1))).toEqual([
      { isPast: true, overdue: 4 },
      { isPast: false, overdue: 0 },
    ]);
    const late = { scheduleTimes: { startTimes: ['23:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 } };
    expect(phasesAt(day(1, '02:00'), late)[0]?.isPast).toBe(false);
    expect(phasesAt(day(1, '02:29'), late)[0]?.isPast).toBe(true);
  });

  it('counts the games whose time is up and that have no result', () => {
    expect(phasesAt(day(0, '09:13'), {}, { m0: played })[0]?.overdue).toBe(1);
    expect(phasesAt(day(0, '09:11'))[0]?.overdue).toBe(0);
    const ended = (ending: string) => ({ play: { state: 'finished', ending } });
    expect(phasesAt(day(0, '09:13'), {}, { m0: ended('forfeitByTeam1'), m1: ended('cancelled') })[0]?.overdue).toBe(0);
  });

  it('folds a round whose time is up if a later one was drawn, unless it is unlocked', () => {
    const swiss = { scheduleType: 'swissRounds' };
    expect(phasesAt(day(0, '09:28'), swiss)[0]?.isPast).toBe(false);
    expect(phasesAt(day(0, '11:00'), swiss).map(({ isPast }) => isPast)).toEqual([true, false]);
    expect(phasesAt(day(0, '11:00'), { ...swiss, unlockedRounds: [dayId('0')] })[0]?.isPast).toBe(false);
  });
});

describe('gameOfNow', () => {
  const spans = [
    { games: ['a', 'b'], start: 540, end: 552 },
    { games: ['c', 'd'], start: 557, end: 569 },
  ].map((span) => ({ ...span, games: span.games.map(matchId) }));
  it.each([
    [-1, 'abcd', null],
    [0, 'abcd', 'a'],
    [545, 'abcd', 'a'],
    [545, 'bcd', 'b'],
    [545, 'd', 'd'],
    [555, 'abcd', 'c'],
    [569, 'abcd', null],
    [560, 'ab', null],
  ])('at %i, of %s: %s', (clock, shown, expected) => {
    expect(gameOfNow(spans, clock, (id: MatchId) => shown.includes(id))).toBe(expected);
  });
});
