import type { Tournament } from '@courtside/domain';
import { plannedDay } from '@courtside/domain/day';
import { wallDay } from '@courtside/domain/wall';
import { sampleTournament } from '../../../firebase.testkit';
import { game, plan, scheduled } from '../public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

const tournament = {
  ...sampleTournament,
  ...plan,
  startDate: '2027-06-12',
  endDate: '2027-06-12',
  schedule: { 0: ['m1', 'm2', 'm3', 'm4'] },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
} as unknown as Tournament;
const played = game('A', 'B', 3, 1);
const games = { m1: played, m2: game('C', 'D'), m3: game('A', 'C'), m4: game('B', 'D') };

const ended = (ending: string) => ({ state: 'finished', ending, winner: null, clock: null, goals: [], isConfirmed: false });

/** Returns the state of the only court at `HH:MM` of the first day, or of the one after. */
function at(time: string, change: object = {}, days = 0, showsTime = true) {
  const source = { tournament, matches: scheduled({ ...games, ...change }), bracket: null, games: null, teams: [], stored: null };
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const now = { instant: 0, minutes: days * 24 * 60 + hours * 60 + minutes };
  return wallDay(plannedDay(source), now, () => showsTime);
}
const court = (...given: Parameters<typeof at>) => {
  const [{ now, next } = { now: null, next: [] }] = at(...given).courts;
  return [now && `${now.game.id} ${now.state}`, next.map(({ game: { id } }) => id)];
};

describe('a court that nobody runs from the board', () => {
  it.each([
    ['08:00', 'm2 planned', ['m3', 'm4']],
    ['09:02', 'm1 live', ['m2', 'm3', 'm4']],
    ['09:14', 'm1 over', ['m2', 'm3', 'm4']],
    ['09:20', 'm2 live', ['m3', 'm4']],
    ['09:28', 'm2 pending', ['m3', 'm4']],
    ['09:31', 'm3 live', ['m4']],
  ])('at %s', (time, now, next) => expect(court(time)).toEqual([now, next]));

  it('does not announce games whose time is over and that only lack their score', () => {
    const day = at('09:33', { m1: game('A', 'B') });
    expect(day.ahead.map(({ game: { id } }) => id)).toEqual(['m4']);
    expect(day.courts[0]?.now).toMatchObject({ game: { id: 'm3' }, state: 'live' });
  });

  it.each([
    ['a result is corrected, which gives it a state', { m1: { ...played, play: ended('played') } }],
    ['a team leaves, and forfeits', { m1: played, m4: { ...games.m4, play: ended('forfeitByTeam1') } }],
  ])('goes by it also once %s', (_, change) => {
    expect(court('09:20', change)[0]).toBe('m2 live');
    expect(at('09:20', change).isLive).toBe(true);
  });

  it('is run from the board once a game was called', () =>
    expect(court('09:20', { m1: { ...played, play: { state: 'called', clock: null, goals: [] } } })[0]).toBe('m2 late'));

  it('is about to play a game whose expected time has come', () => {
    const clock = { startedAt: -25 * 60_000, pausedAt: -12 * 60_000, playedMs: 0, length: 12 };
    const over = { m1: { ...played, play: { ...ended('played'), clock, isConfirmed: true } } };
    const { now, next } = at('09:22', over).courts[0]!;
    expect([now, ...next].map((one) => [one?.game.id, one?.isSoon])).toEqual([
      ['m2', true],
      ['m3', false],
      ['m4', false],
    ]);
    expect(at('08:00').courts[0]?.now?.isSoon).toBe(false);
  });

  it('plays nothing while everything is stopped', () => {
    const stored = { courts: {}, starts: {}, closedCourts: [], resumeAt: '2027-06-12T09:25' };
    const source = { tournament, matches: scheduled(games), bracket: null, games: null, teams: [], stored };
    const day = (minutes: number) => wallDay(plannedDay(source), { instant: 0, minutes: 9 * 60 + minutes }, () => true);
    expect([day(20).courts[0]?.now, day(20).heldUntil]).toMatchObject([{ state: 'held', game: { id: 'm2' } }, '09:25']);
    expect(day(25).courts[0]?.now?.state).toBe('live');
  });

  it('goes on to what comes after a break, once its last result was seen', () => {
    const later = { schedule: { 0: ['m1', 'break', 'break', 'break', 'm2'] } };
    const source = {
      tournament: { ...tournament, ...later } as Tournament,
      matches: scheduled(games),
      bracket: null,
      games: null,
      stored: null,
      teams: [],
    };
    const now = (minutes: number) => wallDay(plannedDay(source), { instant: 0, minutes }, () => true).courts[0]?.now?.game.id;
    expect([now(9 * 60 + 31), now(9 * 60 + 32)]).toEqual(['m1', 'm2']);
  });

  it('says nothing by the clock where visitors are not told when games are played', () =>
    expect(at('09:20', {}, 0, false).courts).toEqual([]));
});

it('knows the night before and the day after: nothing on court, results, and what is still to come', () => {
  expect(at('22:00', {}, -1)).toMatchObject({ courts: [], played: 1, total: 4 });
  expect(at('22:00', {}, -1).ahead.map(({ game: { id } }) => id)).toEqual(['m2', 'm3', 'm4']);
  const after = at('12:00', {}, 1);
  expect(after).toMatchObject({ courts: [], ahead: [] });
  expect(after.results.map(({ id }) => id)).toEqual(['m1']);
});

it('lists results that were typed in early with the last planned first', () => {
  const { results } = at('08:00', { m2: game('C', 'D', 1, 2), m3: game('A', 'C', 1, 2) });
  expect(results.map(({ id }) => id)).toEqual(['m3', 'm2', 'm1']);
});

it('is live while a game is played, and between two of them', () => {
  expect([at('08:00').isLive, at('09:20').isLive, at('09:28').isLive, at('11:00').isLive]).toEqual([false, true, true, false]);
});
