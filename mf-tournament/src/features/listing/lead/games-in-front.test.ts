import { parseBracketGames, parseMatches, readBracket, teamId, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import type { LiveNow } from '@courtside/tournament-ui';
import { sampleTournament } from '../../../firebase.testkit';
import { bracketInFront, countPlayed, matchesInFront } from './games-in-front';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

const times = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 };
const tournament = {
  ...sampleTournament,
  schedule: { 0: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'] },
  scheduleTimes: times,
  bracketTimes: times,
} as unknown as Tournament;
const matchesOf = (scores: Readonly<Record<string, readonly [number, number]>>) => {
  const games = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map((id) => [
    id,
    { team1Id: 'A', team2Id: 'B', team1Score: scores[id]?.[0] ?? null, team2Score: scores[id]?.[1] ?? null },
  ]);
  const read = parseMatches(Object.fromEntries(games));
  if (!read.ok) throw new Error('not parsed');
  return new Map(read.value);
};
const clock = (change: Partial<Record<'running' | 'next' | 'ended' | 'justEnded', readonly string[]>>): LiveNow =>
  ({
    running: [],
    next: [],
    ended: [],
    justEnded: [],
    elapsedMinutes: null,
    minutesToNext: null,
    isPlaying: true,
    ...change,
  }) as unknown as LiveNow;
const brief = (games: ReturnType<typeof matchesInFront>) =>
  games.map(({ id, courtLetter, state, scores }) => [id, courtLetter, state, scores]);

describe('the games in front of the list', () => {
  it('are those on court, by court, then one that awaits its score', () => {
    const live = clock({ running: ['m4', 'm3'], ended: ['m2', 'm1'] });
    expect(brief(matchesInFront(tournament, matchesOf({ m1: [1, 0], m3: [2, 1] }), live))).toEqual([
      ['m3', 'A', 'live', [2, 1]],
      ['m4', 'B', 'live', [null, null]],
      ['m2', 'B', 'pending', [null, null]],
    ]);
  });

  it('are those to come when nothing is on court, with when they begin', () => {
    const games = matchesInFront(tournament, matchesOf({}), clock({ next: ['m1', 'm2'] }));
    expect(games.map(({ state, time, length }) => [state, time, length])).toEqual([
      ['next', '09:00', 12],
      ['next', '09:00', 12],
    ]);
  });

  it('are three at most, and none that is not there', () => {
    const wide = { ...tournament, scheduleTimes: { ...times, numberOfCourts: 6 } };
    const live = clock({ running: ['m1', 'm2', 'm3', 'm4', 'm5', 'gone'] });
    expect(matchesInFront(wide, matchesOf({}), live).map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
  });

  it('of a bracket are the games whose teams are known, live by their state or by the clock', () => {
    const stored = storedBracket(createBracket('single', ['A', 'B', 'C', 'D'].map(teamId)));
    const event = { ...tournament, ...stored.layout } as Tournament;
    const parsed = parseBracketGames(Object.fromEntries(stored.games));
    if (!parsed.ok) throw new Error('not parsed');
    const games = new Map(parsed.value);
    const { bracket } = readBracket(event, games);
    if (!bracket) throw new Error('no bracket');
    const ids = bracketInFront(event, bracket, games, []).map(({ id, state }) => [id, state]);
    expect(ids.map(([, state]) => state)).toEqual(['next', 'next']);
    const second = bracketInFront(event, bracket, games, [ids[1]?.[0] as never]);
    expect(second.map(({ id, state }) => [id, state])).toEqual([
      [ids[1]?.[0], 'live'],
      [ids[0]?.[0], 'next'],
    ]);
    expect(second[0]?.teams.every((team) => ['A', 'B', 'C', 'D'].includes(team))).toBe(true);
  });

  it('a game is played once it has both scores', () => {
    const matches = matchesOf({ m1: [1, 0], m2: [0, 0] });
    expect(countPlayed(matches, tournament)).toBe(2);
    const forfeit = { state: 'finished', ending: 'forfeitByTeam1', winner: null, clock: null, goals: [], isConfirmed: false } as const;
    for (const [id, match] of matches) matches.set(id, { ...match, play: forfeit });
    expect(countPlayed(matches, tournament)).toBe(6);
  });
});
